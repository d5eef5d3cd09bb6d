import { findAdjustableAccount } from './ledger';

test.each([
  ['investor:7:available', { kind: 'available', userId: 7, projectId: null }],
  ['project:3:rent', { kind: 'rent', userId: null, projectId: 3 }],
  ['bank:1', { kind: 'bank', userId: null, projectId: null }],
  ['fee:bank', { kind: 'fee' }],
  ['withholding:rent', { kind: 'withholding' }],
  ['suspense', { kind: 'suspense' }],
])('an adjustment may use %s', (code, expected) => {
  expect(findAdjustableAccount(code)).toMatchObject({ code, ...expected });
});

test.each(['investor:7:held', 'investor:0:available', 'project:3:', 'bank:x', 'bank:01', 'fee:', 'constructor', ''])(
  'an adjustment may not use %p',
  (code) => {
    expect(findAdjustableAccount(code)).toBeNull();
  },
);
