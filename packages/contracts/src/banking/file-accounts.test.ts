import { isAccountNumber, listOtherAccounts, showsAccount } from './file-accounts';

const own = '0100204587';

test.each([
  '0100204587',
  '100204587',
  '0000100204587',
  '01-0020-4587',
  '4587',
  'AHORROS 01******87',
  '****4587',
  'XXXXXX4587',
  '01••••••87',
  'EC12 0010 0100 2045 87',
  'N.º 0100204587 (USD)',
  'Cuenta 0100204587 agencia 12',
  'AHORROS',
])('%s can be the account 0100204587', (text) => {
  expect(isAccountNumber(text, own)).toBe(true);
});

test.each(['2200998877', '587', '7', '****4588', '22******87', 'XXXX8877', 'ES91 2100 0418 4502 0005 1332'])(
  '%s is not the account 0100204587',
  (text) => expect(isAccountNumber(text, own)).toBe(false),
);

test('a text without a digit names no account', () => {
  expect([showsAccount('AHORROS'), showsAccount('****'), showsAccount('**87')]).toEqual([false, false, true]);
});

const accounts = [
  { id: 1, accountNumber: own },
  { id: 2, accountNumber: '2200998877' },
  { id: 3, accountNumber: '998877' },
];

test('the texts of other accounts are named, with the account of the company', () => {
  expect(listOtherAccounts([own, 'AHORROS'], 1, accounts)).toEqual([]);
  expect(listOtherAccounts(['2200998877'], 1, accounts)).toEqual([{ text: '2200998877', account: accounts[1] }]);
  expect(listOtherAccounts([own, '777123'], 1, accounts)).toEqual([{ text: '777123', account: null }]);
});

test('of two accounts that a text can be, the one with more of its digits counts', () => {
  expect(listOtherAccounts(['2200998877'], 3, accounts)).toEqual([{ text: '2200998877', account: accounts[1] }]);
  expect(listOtherAccounts(['8877'], 3, accounts)).toEqual([]);
  expect(listOtherAccounts(['****8877'], 3, accounts)).toEqual([]);
});
