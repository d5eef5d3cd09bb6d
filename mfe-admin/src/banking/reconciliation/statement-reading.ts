import type { DayOrder, DecimalSign } from '@cimiento/contracts';
import type { StatementLine } from '@cimiento/contracts/fields';
import { uploadFile } from '@cimiento/product-ui/upload';

export const columnLabels = {
  bookedOn: 'Columna de la fecha',
  amount: 'Columna del monto',
  credit: 'Columna de créditos',
  debit: 'Columna de débitos',
  kind: 'Columna que dice si entra o sale',
  description: 'Columna de la descripción',
  reference: 'Columna de la referencia',
  payerName: 'Columna del nombre de quien paga',
  balance: 'Columna del saldo después de cada movimiento',
} as const;
export type ColumnField = keyof typeof columnLabels;
export const columnFields = Object.keys(columnLabels) as ColumnField[];

/** Reading of a file's columns: headers by their fields, and the format of its days and amounts. */
export type FileMapping = Partial<Record<ColumnField, string | null>> & {
  dayOrder?: DayOrder | null;
  decimal?: DecimalSign | null;
  year?: number | null;
  /** 0 for a file without a header. */
  headerRow?: number | null;
};

/** A part that could not be read; without a row it is about the whole file. */
export type ReadProblem = { row: number | null; column: string | null; value: string | null; message: string };

/** A bank file as the server read it. */
export type StatementReading = {
  /** SHA-256 of the file. */
  fileSha256: string;
  format: string;
  /** The account as written in the file. */
  fileAccounts: string[];
  /** Null where the file states none. */
  currency: string | null;
  headerRow: number | null;
  mapping: FileMapping | null;
  columns: string[];
  openingBalance: string | null;
  closingBalance: string | null;
  firstDay: string | null;
  lastDay: string | null;
  lines: (Omit<StatementLine, 'balance'> & { row: number; balance: string | null })[];
  problems: ReadProblem[];
};

/** Reads a bank's file; without a mapping by the columns that were used for the account, or that the file shows. Rejects with a CallError. */
export const readStatement = (bankAccountId: number, file: File, mapping?: FileMapping): Promise<StatementReading> =>
  uploadFile('/api/admin/bank-statements/read', file, {
    fields: { bankAccountId: String(bankAccountId), ...(mapping && { mapping: JSON.stringify(mapping) }) },
    onProgress: () => undefined,
  });
