import { findIncompatibility } from './compatibility';
import { supportedContracts } from './contract';

const routes = { '/hola': 'public' } as const;
const shared = { react: ['19.3.1'], '@cimiento/session': ['0.1.4'] };

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.4', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
])('version %s satisfies %s: %s', (version, range, isSatisfied) => {
  const description = { contract: 1, routes, requires: { library: range } };
  expect(findIncompatibility(description, { library: [version] })).toBe(isSatisfied ? null : 'unmet-needs');
});

test('accepts a remote of a supported contract whose requirements are met', () => {
  const requires = { react: '^19.0.0', '@cimiento/session': '^0.1.0' };
  expect(findIncompatibility({ contract: supportedContracts.newest, routes, requires }, shared)).toBeNull();
  expect(findIncompatibility({ contract: supportedContracts.oldest, routes }, shared)).toBeNull();
});

test.each([
  ['too-old', { contract: supportedContracts.oldest - 1 }],
  ['too-new', { contract: supportedContracts.newest + 1 }],
  ['too-new', { contract: NaN }],
  ['unmet-needs', { contract: 1, requires: { react: '^20.0.0' } }],
  ['unmet-needs', { contract: 1, requires: { 'a-library-of-tomorrow': '^1.0.0' } }],
])('refuses any other remote as %s', (reason, description) => {
  expect(findIncompatibility({ routes, ...description }, shared)).toBe(reason);
});
