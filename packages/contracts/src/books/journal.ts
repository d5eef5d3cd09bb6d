import { toCsv, toCsvNumber } from '../values/csv';
import { formatPaymentDate } from '../values/formats';

/** One posting of the books, as an accountant reads it; amounts are decimal text. */
export type JournalRow = {
  date: string;
  entryId: number;
  account: string;
  accountName: string;
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
  ...['ID persona', 'ID proyecto', 'Referencia', 'Descripción'],
];

/** The journal as a spreadsheet reads it, without a row of totals. */
export function toJournalCsv(rows: readonly JournalRow[], decimal: DecimalMark): string {
  const toAmount = decimal === 'point' ? (amount: string) => ({ number: amount }) : toCsvNumber;
  const cells = rows.map((row) => [
    ...[formatPaymentDate(row.date), row.entryId, row.account, row.accountName, toAmount(row.debit)],
    ...[toAmount(row.credit), row.personId, row.projectId, row.reference, row.memo],
  ]);
  return toCsv([header, ...cells]);
}
