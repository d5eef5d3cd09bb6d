import { statementFileMessages } from '@cimiento/contracts';
import { feeWords } from '../../bank-words';
import { columnFields, RefusedFile, type ColumnField, type WantedMapping } from '../statement-reading';
import { parseAmountText, readKind, type AmountText } from './amounts';
import { matchHeaders } from './column-names';
import { parseDayText } from './days';
import { findGuards } from './guard-columns';
import { isMovement, type TableRow } from './find-header';

/** The index of the column of each field. */
export type Columns = Partial<Record<ColumnField, number>>;
export type FoundColumns = {
  columns: Columns;
  /** Reason why the file does not tell its amounts apart; null when it does. */
  doubt: string | null;
};

/** The columns that were chosen by their names. @throws RefusedFile for one that the file has not */
export function toChosenColumns(wanted: WantedMapping, names: readonly string[]): Columns {
  const columns: Columns = {};
  for (const field of columnFields) {
    const name = wanted[field];
    if (name === undefined) continue;
    const index = names.indexOf(name);
    if (index < 0) throw new RefusedFile(statementFileMessages.missingColumn(name));
    columns[field] = index;
  }
  return columns;
}

const isZero = (amount: AmountText | null): boolean => (amount?.point ?? amount?.comma ?? 0) === 0;

/** Of two columns of amounts, which has the debits: the one in which the bank's fees are. Null where no fee tells, or both have some. */
function findDebits(rows: readonly TableRow[], [one, other]: readonly [number, number]): number | null {
  const fees = rows.filter(({ cells }) => cells.some((cell) => feeWords.test(cell)));
  const inOne = fees.filter(({ cells }) => !isZero(parseAmountText(cells[one] ?? ''))).length;
  const inOther = fees.filter(({ cells }) => !isZero(parseAmountText(cells[other] ?? ''))).length;
  if (inOne > 0 && inOther === 0) return one;
  return inOther > 0 && inOne === 0 ? other : null;
}

const toCents = (amount: AmountText | null): number => {
  const cents = amount?.point ?? amount?.comma ?? 0;
  return amount?.isNegative ? -cents : cents;
};

/** Whether the second column is the running balance of the first, in either order of time. */
function isRunningBalance(rows: readonly TableRow[], amount: number, balance: number): boolean {
  const read = rows.map(({ cells }) => ({
    amount: toCents(parseAmountText(cells[amount] ?? '')),
    balance: toCents(parseAmountText(cells[balance] ?? '')),
  }));
  const pairs = read.slice(1).map((row, index) => [read[index] ?? row, row] as const);
  return (
    pairs.length > 0 &&
    (pairs.every(([before, row]) => row.balance - before.balance === row.amount) ||
      pairs.every(([before, row]) => before.balance - row.balance === before.amount))
  );
}

/** The meaning of amount columns that the headers do not distinguish. */
function splitAmounts(rows: readonly TableRow[], indexes: readonly number[], names: readonly string[]): FoundColumns {
  const [one = -1, other = -1] = indexes;
  if (indexes.length === 1) return { columns: { amount: one }, doubt: null };
  if (isRunningBalance(rows, one, other)) return { columns: { amount: one, balance: other }, doubt: null };
  const debit = findDebits(rows, [one, other]);
  if (debit !== null) return { columns: { debit, credit: debit === one ? other : one }, doubt: null };
  return { columns: {}, doubt: statementFileMessages.twoAmounts(names[one] ?? '', names[other] ?? '') };
}

type IsOf = (cell: string) => boolean;
const share = (rows: readonly TableRow[], index: number, isOf: IsOf): number => {
  const cells = rows.map((row) => row.cells[index] ?? '').filter(Boolean);
  return cells.length === 0 ? 0 : cells.filter(isOf).length / cells.length;
};

/** Fields by what the cells of the columns hold, of the columns that have no usual name. */
function findByContent(rows: readonly TableRow[], free: readonly number[], names: readonly string[]): FoundColumns {
  const days = free.filter((index) => share(rows, index, (cell) => parseDayText(cell) !== null) > 0.9);
  const amounts = free.filter(
    (index) => !days.includes(index) && share(rows, index, (cell) => parseAmountText(cell) !== null) > 0.9,
  );
  const texts = free.filter(
    (index) => share(rows, index, (cell) => /\p{L}{2}/u.test(cell)) > 0.5 && !days.includes(index),
  );
  const found = amounts.length === 0 ? { columns: {}, doubt: null } : splitAmounts(rows, amounts, names);
  return {
    ...found,
    columns: {
      ...found.columns,
      ...(days[0] !== undefined && { bookedOn: days[0] }),
      ...(texts[0] !== undefined && { description: texts[0] }),
    },
  };
}

/** A kind is one only where its cells say what comes in or goes out, and the amounts do not say it themselves. */
function isKind(rows: readonly TableRow[], { kind, amount }: Columns): boolean {
  if (kind === undefined || amount === undefined) return false;
  const isSigned = rows.some(({ cells }) => {
    const read = parseAmountText(cells[amount] ?? '');
    return read !== null && (read.isNegative || read.kind !== null);
  });
  return !isSigned && share(rows, kind, (cell) => readKind(cell) !== null) > 0.5;
}

/** A header such as 'Operación' or 'Valor' over days names a day. */
function nameDay(name: string, rows: readonly TableRow[], index: number): string {
  const isDays = share(rows, index, (cell) => parseDayText(cell) !== null) > 0.9;
  return isDays && name !== '' && !/fec|f\.|date|d[ií]a|day/i.test(name) ? `Fecha ${name}` : name;
}

/** The column of each field by the usual names, and by what is in the columns where those do not tell. */
export function findColumns(
  header: readonly string[],
  rows: readonly TableRow[],
  names: readonly string[],
): FoundColumns {
  const movements = rows.filter(isMovement);
  const matched = matchHeaders(header.map((name, index) => nameDay(name, movements, index)));
  const columns: Columns = {};
  let doubt: string | null = null;
  for (const field of columnFields) {
    const indexes = matched[field] ?? [];
    if (field === 'amount' && indexes.length > 1) {
      const split = splitAmounts(movements, indexes, names);
      Object.assign(columns, split.columns);
      doubt = split.doubt;
    } else if (indexes[0] !== undefined) columns[field] = indexes[0];
  }
  if (!isKind(movements, columns)) delete columns.kind;
  const guards = Object.values(findGuards(header));
  const taken = new Set([...Object.values(columns), ...Object.values(matched).flat(), ...guards]);
  const byContent = findByContent(
    movements,
    [...names.keys()].filter((index) => !taken.has(index)),
    names,
  );
  columns.bookedOn ??= byContent.columns.bookedOn;
  columns.description ??= byContent.columns.description;
  const hasAmount = (columns.amount ?? columns.debit ?? columns.credit) !== undefined;
  if (!hasAmount && doubt === null) {
    const { amount, debit, credit } = byContent.columns;
    Object.assign(columns, { amount, debit, credit, balance: columns.balance ?? byContent.columns.balance });
    doubt = byContent.doubt;
  }
  return { columns, doubt };
}
