import { addMonths, countMonths, getRentDueDate, toPeriod } from '@cimiento/contracts';

/**
 * The last month of payments in these files, which is pending. What happened is written up to its 15th: moved to the month of the first
 * start, it is not in the future.
 */
const lastWritten = '2025-09';

/**
 * Moves the dates of these files by whole months, so that the pending month is the next one whose rent is due: on no day of a month does a
 * demonstration start with late rents.
 */
export type DemoDates = {
  /** Of a day 'YYYY-MM-DD': the same day of the other month, or its last one. */
  day(written: string): string;
  /** Of a month 'YYYY-MM'. */
  period(written: string): string;
  /** Of an ISO 8601 instant. */
  instant(written: string): string;
};

const getDayCount = (period: string): number =>
  new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0)).getUTCDate();

/** @param today the day of the first start, 'YYYY-MM-DD' */
export function createDemoDates(today: string): DemoDates {
  const month = toPeriod(today);
  const previous = addMonths(month, -1);
  const months = countMonths(lastWritten, today <= getRentDueDate(previous) ? previous : month);
  const period = (written: string): string => addMonths(written, months);
  const day = (written: string): string => {
    const moved = period(toPeriod(written));
    return `${moved}-${String(Math.min(Number(written.slice(8)), getDayCount(moved))).padStart(2, '0')}`;
  };
  return { day, period, instant: (written) => `${day(written.slice(0, 10))}${written.slice(10)}` };
}
