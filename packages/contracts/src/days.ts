// Days start and end at midnight in Ecuador, which is UTC-5 all year.
const offsetMs = 5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Whether a value is a date 'YYYY-MM-DD' that exists: '2025-02-30' does not. */
export function isCalendarDate(input: unknown): input is string {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input)) return false;
  const time = Date.parse(`${input}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(input);
}

/** The calendar date 'YYYY-MM-DD' of an instant, in Ecuador. */
export const toCalendarDate = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - offsetMs).toISOString().slice(0, 10);

/** Today's calendar date in Ecuador. */
export const today = (): string => toCalendarDate(new Date());

/** The instant at which a calendar date ends in Ecuador. */
export const getEndOfDate = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) + offsetMs + dayMs);

/** The last calendar date that ends at or before an instant, in Ecuador: the last day on which something that expires then is valid. */
export const getLastDateBefore = (instant: Date | string): string =>
  toCalendarDate(new Date(new Date(instant).getTime() - 1));

/** The calendar date a number of days after another; negative goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
