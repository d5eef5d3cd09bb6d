import { createAccountCodeFinder, isAccountPattern } from './account-codes';

const find = createAccountCodeFinder(
  [
    ['*', '9'],
    ['bank:*', '1.1.01'],
    ['bank:0', '1.1.99'],
    ['project:*', '2'],
    ['project:*:capital', '2.1'],
    ['project:12:capital', '2.1.12'],
    ['project:1*:capital', '2.1.1'],
  ].map(([account = '', code = '']) => ({ account, code, name: code })),
);

test.each([
  ['bank:1', '1.1.01'],
  ['bank:0', '1.1.99'],
  ['project:12:capital', '2.1.12'],
  ['project:13:capital', '2.1.1'],
  ['project:2:capital', '2.1'],
  ['project:2:rent', '2'],
  ['suspense', '9'],
])('the most exact code of %s is %s', (account, code) => {
  expect(find(account)?.code).toBe(code);
});

test('an account without a match has no code', () => {
  expect(createAccountCodeFinder([{ account: 'bank:*', code: '1', name: 'Bancos' }])('bank')).toBeNull();
});

test.each([
  ['bank:*', true],
  ['project:*:capital', true],
  ['own_transfer', true],
  ['*', true],
  ['Bank:1', false],
  ['bank:', false],
  ['bank:.*', false],
  ['', false],
])('%s as an account or pattern: %s', (text, expected) => {
  expect(isAccountPattern(text)).toBe(expected);
});
