import { toCsv, toCsvNumber } from '../values/csv';
import { addDays, getLastDay } from '../values/days';

/** Days within which deposits are added up, with the first of them. */
export const thresholdDays = 30;

/** A deposit of a user on a day, in cents. */
export type DatedCents = { day: string; cents: number };
/** Deposits that together reach the threshold. */
export type ThresholdSum = { cents: number; from: string; to: string; movements: number };

/** A sum that reaches the threshold, as programs read it. */
export type ThresholdRow = { userId: number; total: string; from: string; to: string; movements: number };

/** The sums as a CSV file. */
export const toThresholdCsv = (rows: readonly ThresholdRow[]): string =>
  toCsv([
    ['ID usuario', 'Total (USD)', 'Desde', 'Hasta', 'Movimientos'],
    ...rows.map(({ userId, total, from, to, movements }) => [userId, toCsvNumber(total), from, to, movements]),
  ]);

const inWindow = (deposits: readonly DatedCents[], from: string, to: string): DatedCents[] =>
  deposits.filter(({ day }) => day >= from && day <= to);

const sum = (deposits: readonly DatedCents[]): number => deposits.reduce((total, { cents }) => total + cents, 0);

/**
 * The sums of one user's deposits that reach the threshold in a month: single ones, and those of 30 days with the first of them. Later deposits of
 * these 30 days and of the month belong to the same sum. What reached the threshold by the end of the month before was reported with it.
 * @param deposits those of the month and of the 30 days before it, by day
 */
export function findThresholdSums(deposits: readonly DatedCents[], month: string, threshold: number): ThresholdSum[] {
  const first = `${month}-01`;
  const last = getLastDay(month);
  const before = inWindow(deposits, addDays(first, -thresholdDays), addDays(first, -1));
  let open = sum(before) >= threshold ? inWindow(deposits, first, last) : [...deposits];
  const sums: ThresholdSum[] = [];
  for (const day of new Set(inWindow(deposits, first, last).map((deposit) => deposit.day))) {
    const reached = inWindow(open, addDays(day, 1 - thresholdDays), day);
    const from = reached[0]?.day;
    if (from === undefined || sum(reached) < threshold) continue;
    const end = addDays(from, thresholdDays - 1);
    const group = inWindow(open, from, end < last ? end : last);
    const to = group.at(-1)?.day ?? from;
    sums.push({ cents: sum(group), from, to, movements: group.length });
    open = open.filter((deposit) => deposit.day > to);
  }
  return sums;
}
