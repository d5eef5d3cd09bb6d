import { limits } from '@cimiento/contracts';
import { parseAmountText } from './amounts';
import { findProfile, matchHeaders } from './column-names';
import { parseDayText } from './days';

/** A row of a table, with its number in the file from 1. */
export type TableRow = { row: number; cells: readonly string[] };

/** Most rows of a table: twice the movements, for the rows that banks write between them. */
export const maxTableRows = limits.statementLines.max * 2;

// Banks write the account and its owner above the header.
const searchedRows = 60;

/** Whether a row has a day and an amount, as a movement does. */
export function isMovement({ cells }: TableRow): boolean {
  const days = cells.map((cell) => parseDayText(cell) !== null);
  return days.includes(true) && cells.some((cell, index) => !days[index] && parseAmountText(cell) !== null);
}

const hasNames = ({ cells }: TableRow): boolean => {
  const found = matchHeaders(cells);
  return found.bookedOn !== undefined && (found.amount ?? found.debit ?? found.credit) !== undefined;
};

const countNames = ({ cells }: TableRow): number => Object.keys(matchHeaders(cells)).length;

/** Whether a row can hold names: some text, nothing that is a day or an amount. */
const isText = ({ cells }: TableRow): boolean =>
  cells.filter((cell) => cell !== '').length > 1 &&
  cells.every((cell) => parseDayText(cell) === null && parseAmountText(cell) === null);

/**
 * The index of the header, -1 when the file has none, or undefined when nothing in the file looks like a movement. A known layout decides, then
 * the usual names, then the row above the first movement.
 */
export function findHeader(rows: readonly TableRow[]): number | undefined {
  const searched = rows.slice(0, searchedRows);
  const known = searched.findIndex(({ cells }) => findProfile(cells));
  if (known >= 0) return known;
  const named = searched.filter((row) => hasNames(row) && !isMovement(row));
  const best = named.reduce<TableRow | undefined>(
    (chosen, row) => (chosen && countNames(chosen) >= countNames(row) ? chosen : row),
    undefined,
  );
  if (best) return searched.indexOf(best);
  const first = rows.findIndex(isMovement);
  if (first < 0) return undefined;
  const above = rows[first - 1];
  return above && isText(above) ? first - 1 : -1;
}

/** Names of the columns: the header's, 'Columna 2' for a blank one, 'Valor (2)' for the second of two equal ones. */
export function nameColumns(header: readonly string[], width: number): string[] {
  const used = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = (header[index] ?? '').trim() || `Columna ${index + 1}`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
