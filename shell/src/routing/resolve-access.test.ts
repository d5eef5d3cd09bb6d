import { resolveAccess } from './resolve-access';

const maria = { role: 'user' } as const;
const admin = { role: 'admin' } as const;

test.each([
  ['public', null, false, 'enter'],
  ['public', null, true, 'enter'],
  ['user', null, true, 'wait'],
  ['user', null, false, 'login'],
  ['user', maria, false, 'enter'],
  ['admin', null, true, 'wait'],
  ['admin', null, false, 'login'],
  ['admin', maria, false, 'home'],
  ['admin', admin, false, 'enter'],
] as const)('at a %s address with user %o and loading %s, the decision is %s', (access, user, loading, expected) => {
  expect(resolveAccess(access, user, loading)).toBe(expected);
});
