// Days start and end at midnight in Ecuador, which is UTC-5 all year.
const offsetMs = 5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Whether a value is a date 'YYYY-MM-DD' that exists: '2025-02-30' does not. */
export function isCalendarDate(input: unknown): input is string {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input)) return false;
  // A day that the month does not have becomes one of the next month.
  return new Date(`${input}T00:00:00Z`).getUTCDate() === Number(input.slice(8));
}

// Programs write a second with up to nine digits, and RFC 3339 allows small letters.
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

/** The instant of an ISO 8601 text with its time zone, cut to milliseconds; null for anything else, such as February 30. */
export function findInstant(input: unknown): Date | null {
  if (typeof input !== 'string' || !instantPattern.test(input) || !isCalendarDate(input.slice(0, 10))) return null;
  const time = Date.parse(input.toUpperCase().replace(/(\.\d{3})\d+/, '$1'));
  return Number.isNaN(time) ? null : new Date(time);
}

/** The calendar date 'YYYY-MM-DD' of an instant, in Ecuador. */
export const toCalendarDate = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - offsetMs).toISOString().slice(0, 10);

/** The time 'HH:MM' of an instant, in Ecuador. */
export const toTimeOfDay = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - offsetMs).toISOString().slice(11, 16);

/** Today's calendar date in Ecuador. */
export const today = (): string => toCalendarDate(new Date());

/** The instant at which a calendar date starts in Ecuador. */
export const getStartOfDate = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) + offsetMs);

/** The instant at which a calendar date ends in Ecuador. */
export const getEndOfDate = (date: string): Date => new Date(getStartOfDate(date).getTime() + dayMs);

/** The last calendar date that ends at or before an instant, in Ecuador: the last day on which something that expires then is valid. */
export const getLastDateBefore = (instant: Date | string): string =>
  toCalendarDate(new Date(new Date(instant).getTime() - 1));

/** The calendar date a number of days after another; negative goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The nth day from Monday to Friday after a calendar date. */
export function addWeekdays(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/** Days from one calendar date to another; negative when the other is earlier. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** A month, YYYY-MM. */
export const periodPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is a month, such as the reference that names the month of a rent. */
export const isPeriod = (text: string | null): text is string => text !== null && periodPattern.test(text);

/** The month 'YYYY-MM' of a calendar date. */
export const toPeriod = (date: string): string => date.slice(0, 7);

// Months since year 0, which are simpler to count in than 'YYYY-MM'.
const toMonthNumber = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7)) - 1;

/** The month 'YYYY-MM' a number of months after another; negative goes back. */
export function addMonths(period: string, months: number): string {
  const month = toMonthNumber(period) + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** The last calendar date of a month 'YYYY-MM'. */
export const getLastDay = (period: string): string => addDays(`${addMonths(period, 1)}-01`, -1);

/** Months from one 'YYYY-MM' to another; negative when the other is earlier. */
export const countMonths = (from: string, to: string): number => toMonthNumber(to) - toMonthNumber(from);

/** Every month from one to another, both included; none when the other is earlier. */
export const listPeriods = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countMonths(from, to) + 1) }, (_none, index) => addMonths(from, index));
