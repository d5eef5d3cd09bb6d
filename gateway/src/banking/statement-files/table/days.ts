import { addDays, foldText, isCalendarDate, limits, today, type DayOrder } from '@cimiento/contracts';

/** A day as a bank wrote it: certain, or a pair of numbers whose order is not. `year` is null where none is written. */
export type DayText = { year: number | null } & ({ month: number; day: number } | { pair: [number, number] });

const months = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
] as const;

const toMonth = (name: string): number =>
  1 + months.findIndex((names) => names.some((start) => name.startsWith(start)));
const toYear = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

const time = /[ ,t]\d{1,2}[:.]\d{2}.*$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const compactLast = /^(\d{2})(\d{2})(\d{4})$/;
const dayName = /^(\d{1,2})[-/. ]*(?:de )?([a-z]{3,10})\.?(?:(?:[-/. ]+| de(?:l)? )(\d{4}|\d{2}))?$/;
const nameDay = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4})$/;
const pairYear = /^(\d{1,2})[-/. ](\d{1,2})[-/. ']+(\d{4}|\d{2})$/;
// With a point it would be an amount.
const pairOnly = /^(\d{1,2})[-/](\d{1,2})$/;

const isYear = (year: number): boolean => year >= 1990 && year < 2100;

/** Reads a day as banks write it: '15/07/2026', '20260715', '15-JUL-26', '15/07', a time after it ignored. Null when it is none. */
export function parseDayText(text: string): DayText | null {
  const plain = foldText(text)
    .trim()
    .replace(time, '')
    .replace(/([-/.])\s+/g, '$1')
    .replace(/,?$/, '');
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(plain) ?? [];
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) };
  const [, year = '', month, day] = compact.exec(plain) ?? [];
  if (isYear(Number(year))) return { year: Number(year), month: Number(month), day: Number(day) };
  const named = dayName.exec(plain);
  if (named && toMonth(named[2] ?? '') > 0)
    return { year: toYear(named[3]), month: toMonth(named[2] ?? ''), day: Number(named[1]) };
  const english = nameDay.exec(plain);
  if (english && toMonth(english[1] ?? '') > 0)
    return { year: Number(english[3]), month: toMonth(english[1] ?? ''), day: Number(english[2]) };
  const [, first, second, last] = pairYear.exec(plain) ?? compactLast.exec(plain) ?? pairOnly.exec(plain) ?? [];
  return first === undefined ? null : { year: toYear(last), pair: [Number(first), Number(second)] };
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD of a day; null when the calendar has no such day. `year` is that of days without one. */
export function toCalendarDay(text: DayText, order: DayOrder, year: number): string | null {
  if (!('pair' in text)) return checkDay(text.year ?? year, text.month, text.day);
  const [first, second] = text.pair;
  // '26/07/28': the year in front has two digits, and the day is where years usually are.
  if (order === 'ymd' && text.year !== null) return checkDay(2000 + first, second, text.year - 2000);
  return order === 'mdy' ? checkDay(text.year ?? year, first, second) : checkDay(text.year ?? year, second, first);
}

function checkDay(year: number, month: number, day: number): string | null {
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return isCalendarDate(date) ? date : null;
}

/** Whether a bank can have booked a line on a day: banks date some lines ahead by a day. */
export const isBankDay = (day: string): boolean =>
  day >= limits.bankDays.first && day <= addDays(today(), limits.bankDays.ahead);

/** The order of day and month that all days of a file allow. In doubt day/month, where the file is in Spanish; else null. */
export type DecidedOrder = { order: DayOrder | null; isAssumed: boolean };

export function decideDayOrder(texts: readonly DayText[], year: number, isSpanish: boolean): DecidedOrder {
  const open = texts.filter((text) => 'pair' in text);
  if (open.length === 0) return { order: texts.length > 0 ? 'ymd' : 'dmy', isAssumed: false };
  const read = (order: DayOrder): number =>
    open.filter((text) => isBankDay(toCalendarDay(text, order, year) ?? '')).length;
  const [dayFirst, monthFirst] = [read('dmy'), read('mdy')];
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? 'dmy' : 'mdy', isAssumed: false };
  const isSame = open.every((text) => toCalendarDay(text, 'dmy', year) === toCalendarDay(text, 'mdy', year));
  if (isSame) return { order: 'dmy', isAssumed: false };
  return isSpanish ? { order: 'dmy', isAssumed: true } : { order: null, isAssumed: false };
}

/** The year of days without one: the latest in which none of them is ahead. Null when every day has its year. */
export function decideYear(texts: readonly DayText[]): number | null {
  const bare = texts.filter(({ year }) => year === null);
  if (bare.length === 0) return null;
  const year = Number(today().slice(0, 4));
  const orders: DayOrder[] = ['dmy', 'mdy'];
  const isPast = orders.some((order) => bare.every((text) => isBankDay(toCalendarDay(text, order, year) ?? '')));
  return isPast ? year : year - 1;
}
