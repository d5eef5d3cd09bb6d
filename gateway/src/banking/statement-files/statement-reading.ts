import type { DayOrder, DecimalSign } from '@cimiento/contracts';

/** A movement as it was read: `amount` and `balance` are signed decimal text, `bookedOn` is YYYY-MM-DD. */
export type ReadLine = {
  /** Row of the file, or ordinal of the movement in a format without rows; from 1. */
  row: number;
  bookedOn: string;
  amount: string;
  description: string | null;
  reference: string | null;
  /** Payer of a credit, where the file has a field for the name; never taken from a text. */
  payerName?: string | null | undefined;
  /** Balance after the line; null where the file does not state it. */
  balance: string | null;
};

/** A part that was not read, or not read with certainty. Without a row it is about the whole file. */
export type ReadProblem = { row: number | null; column: string | null; value: string | null; message: string };

export const columnFields = [
  'bookedOn',
  'amount',
  'debit',
  'credit',
  'kind',
  'description',
  'reference',
  'payerName',
  'balance',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Reading of a table: a header text for each field that the file has. `dayOrder` and `decimal` are null where they are in doubt. */
export type UsedMapping = Partial<Record<ColumnField, string>> & {
  dayOrder: DayOrder | null;
  decimal: DecimalSign | null;
  /** Year of days that state none; null where they do. */
  year: number | null;
};

/** Reading of a table, as far as it was chosen. Header row 0 means that the file has none. */
export type WantedMapping = Partial<Record<ColumnField, string>> & {
  dayOrder?: DayOrder;
  decimal?: DecimalSign;
  year?: number;
  headerRow?: number;
  /** Number of the account that was chosen: rows of another one are left out. Never of a request. */
  account?: string;
};

/** The result of a reader of one format. */
export type FoundStatement = {
  lines: ReadLine[];
  problems: ReadProblem[];
  /** The account as written in the file; several where the file names several. */
  fileAccounts: string[];
  /** 'USD' where the file says so; null where it states no currency. */
  currency: string | null;
  /** Decimal text; null where the file does not state it. */
  openingBalance: string | null;
  closingBalance: string | null;
  /** Days that the statement covers, where the file states them; else null. */
  firstDay: string | null;
  lastDay: string | null;
  /** Of a table only. */
  table?: { headerRow: number | null; columns: string[]; mapping: UsedMapping };
};

/** The answer for a file. */
export type StatementReading = Omit<FoundStatement, 'table'> & {
  format: string;
  /** Of a text file; null for a binary one. */
  encoding: string | null;
  headerRow: number | null;
  mapping: UsedMapping | null;
  columns: string[];
};

/** Reason why a whole file is refused, in one Spanish sentence. */
export class RefusedFile extends Error {}
