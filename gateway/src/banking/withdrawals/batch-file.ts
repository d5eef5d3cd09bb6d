import { bankAccountTypeLabel, toCsv, toCsvDigits, toCsvNumber } from '@cimiento/contracts';
import type { BankAccount } from '../bank-accounts/bank-account.entity';
import type { Withdrawal } from './withdrawal.entity';

const header = [
  'Referencia',
  'Beneficiario',
  'Identificación',
  'Banco',
  'Tipo de cuenta',
  'Número de cuenta',
  'Monto (USD)',
];

/** The file that tells the bank what to pay: one row for each withdrawal, with its whole account number. */
export const createBatchFile = (rows: readonly { withdrawal: Withdrawal; account: BankAccount }[]): string =>
  toCsv([
    header,
    ...rows.map(({ withdrawal: { reference, amount }, account }) => [
      reference,
      account.holderName,
      toCsvDigits(account.holderIdNumber),
      account.bank,
      bankAccountTypeLabel[account.accountType],
      toCsvDigits(account.accountNumber),
      toCsvNumber(amount),
    ]),
  ]);
