import { toCsv, toCsvDigits, toCsvNumber } from '../values/csv';
import { formatPaymentDate } from '../values/formats';
import { centsToText } from '../values/money';

/** The side of an amount of the books in cents: money in a bank is negative there, and a debit. */
export const getSides = (cents: number): { debit: string; credit: string } => ({
  debit: centsToText(Math.max(0, -cents)),
  credit: centsToText(Math.max(0, cents)),
});

/** One posting of the books, as an accountant reads it; amounts are decimal text. */
export type JournalRow = {
  date: string;
  entryId: number;
  account: string;
  accountName: string;
  /** Code in the company's own chart of accounts; null without one. */
  accountCode: string | null;
  debit: string;
  credit: string;
  personId: number | null;
  projectId: number | null;
  reference: string | null;
  memo: string;
};

/** Decimal format of a file: as a spreadsheet in Spanish or in English reads them. */
export const decimalMark = { comma: 'Coma decimal: 1234,50', point: 'Punto decimal: 1234.50' } as const;
export type DecimalMark = keyof typeof decimalMark;

const header = [
  ...['Fecha', 'Asiento', 'Cuenta', 'Nombre de la cuenta', 'Debe', 'Haber'],
  ...['ID persona', 'ID proyecto', 'Referencia', 'Descripción', 'Código contable'],
];

/** The journal as a spreadsheet reads it, without a row of totals. */
export function toJournalCsv(rows: readonly JournalRow[], decimal: DecimalMark): string {
  const toAmount = decimal === 'point' ? (amount: string) => ({ number: amount }) : toCsvNumber;
  const cells = rows.map((row) => [
    ...[formatPaymentDate(row.date), row.entryId, row.account, row.accountName, toAmount(row.debit)],
    ...[toAmount(row.credit), row.personId, row.projectId, row.reference, row.memo],
    row.accountCode === null ? null : toCsvDigits(row.accountCode),
  ]);
  return toCsv([header, ...cells]);
}
