import { bankAccountSchema, validate } from '../schemas';
import { isMaskedAccountNumber, maskAccountNumber, toAccountNumber } from './bank-accounts';

const account = {
  bank: 'Banco Pichincha',
  accountType: 'savings',
  accountNumber: '2200 1234-56',
  holderName: 'María Fernanda Torres',
  holderIdNumber: '1712345678',
};

test('only the last four digits of an account number are shown', () => {
  expect(maskAccountNumber('2200123456')).toBe('******3456');
  expect(isMaskedAccountNumber('******3456')).toBe(true);
  expect(isMaskedAccountNumber('2200123456')).toBe(false);
});

test('a number is stored without the spaces and hyphens that people write', () => {
  expect(validate(bankAccountSchema, account)).toMatchObject({ ok: true, value: { accountNumber: '2200123456' } });
  expect(toAccountNumber('******3456')).toBe('******3456');
});

test("a holder's identity number is stored without spaces and hyphens", () => {
  const checked = validate(bankAccountSchema, { ...account, holderIdNumber: '171234567-8' });
  expect(checked).toMatchObject({ ok: true, value: { holderIdNumber: '1712345678' } });
  expect(validate(bankAccountSchema, { ...account, holderIdNumber: '- -' })).toMatchObject({ ok: false });
});

test.each(['1234', '12345x', '', '9'.repeat(35), '12**34567'])('refuses %p as an account number', (accountNumber) => {
  expect(validate(bankAccountSchema, { ...account, accountNumber })).toEqual({
    ok: false,
    errors: { accountNumber: 'El número de cuenta debe tener entre 5 y 34 dígitos' },
  });
});
