import { centsToText, foldText, statementFileMessages as told, type DecimalSign } from '@cimiento/contracts';
import { parseAmountText, readCents } from './amounts';
import { parseDayText, toCalendarDay } from './days';
import type { TableRow } from './find-header';

/** Facts about the whole statement in rows other than movements. Balances in decimal text. */
export type Stated = {
  openingBalance: string | null;
  closingBalance: string | null;
  days: { firstDay: string | null; lastDay: string | null };
  /** The meaning found for each row that is not a movement, by its number. */
  rows: ReadonlyMap<number, string>;
};

const opening = /\b(saldo (?:anterior|inicial|previo|de apertura)|opening balance|balance forward)\b/;
const closing = /\b(saldo (?:final|al corte|actual|de cierre)|closing balance|ending balance)\b/;
const from = /^(desde|fecha (?:desde|inicial|de inicio)|from)\b:?/;
const to = /^(hasta|fecha (?:hasta|final|de fin|de corte)|to)\b:?/;

/** The last amount of a row, signed. */
function findAmount({ cells }: TableRow, decimal: DecimalSign | null): string | null {
  for (const cell of cells.toReversed()) {
    const amount = parseDayText(cell) === null ? parseAmountText(cell) : null;
    const cents = amount && readCents(amount, decimal);
    if (amount && cents !== null) return centsToText(amount.isNegative !== (amount.kind === '-') ? 0 - cents : cents);
  }
  return null;
}

/** The day beside a label, or behind it in the same cell. */
function findDay({ cells }: TableRow, label: RegExp): string | null {
  const index = cells.findIndex((cell) => label.test(foldText(cell)));
  if (index < 0) return null;
  const inside = foldText(cells[index] ?? '')
    .replace(label, '')
    .trim();
  const day = parseDayText(inside || (cells[index + 1] ?? ''));
  return day === null ? null : toCalendarDay(day, 'dmy', day.year ?? 0);
}

/** The balances and days that rows of a table state by their words: 'Saldo anterior', 'Desde'. */
export function findStated(rows: readonly TableRow[], decimal: DecimalSign | null): Stated {
  const taken = new Map<number, string>();
  const balances: { opening: string | null; closing: string | null } = { opening: null, closing: null };
  const days: Stated['days'] = { firstDay: null, lastDay: null };
  for (const row of rows) {
    const words = foldText(row.cells.join(' '));
    if (opening.test(words) && balances.opening === null) {
      balances.opening = findAmount(row, decimal);
      if (balances.opening !== null) taken.set(row.row, told.openingRow);
    } else if (closing.test(words)) {
      balances.closing = findAmount(row, decimal) ?? balances.closing;
      if (balances.closing !== null) taken.set(row.row, told.closingRow);
    }
    days.firstDay ??= findDay(row, from);
    days.lastDay ??= findDay(row, to);
  }
  return { openingBalance: balances.opening, closingBalance: balances.closing, days, rows: taken };
}
