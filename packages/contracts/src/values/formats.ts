import { toCalendarDate, toTimeOfDay } from './days';

// Money is written in en-US form, dates in Spanish (docs/product/README.md). Dates are put together from their parts: the text of a browser's
// format depends on its version.

/** Makes a format at its first use: a slow phone takes some 55 ms for the first one, and not every page has a number. */
function lazily<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= create());
}

const wholeDollars = lazily(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const exactDollars = lazily(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 }),
);
const wholeNumbers = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** '$1,500': US dollars without decimals. Takes whole dollars or decimal text. */
export const formatDollars = (dollars: number | string): string => wholeDollars().format(Number(dollars));

/** '$125.50': US dollars with two decimals. Takes decimal text or dollars. */
export const formatExactDollars = (dollars: number | string): string => exactDollars().format(Number(dollars));

/** '1,234': a count, with the separators of the amounts beside it. */
export const formatWholeNumber = (count: number): string => wholeNumbers().format(count);

/** '$150k': thousands of US dollars, as the back office shows project progress. */
export const formatThousands = (dollars: number): string => `$${Math.round(dollars / 1000)}k`;

/** '33.3%': a percentage with one decimal. */
export const formatPercent = (value: number): string => `${value.toFixed(1)}%`;

/** '8.5%': an annual return as it was stored, without added decimals. */
export const formatAnnualReturn = (value: number | string): string => `${value}%`;

/** 'octubre' from a month 'YYYY-MM' or one of its calendar dates. */
export const getMonthName = (month: string): string => monthNames[Number(month.slice(5, 7)) - 1] ?? '';

const splitDate = (date: string) => ({ year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) });

/** '15/1/2025' from a calendar date 'YYYY-MM-DD': never shifted by a time zone. */
export function formatShortDate(date: string): string {
  const { year, month, day } = splitDate(date);
  return `${Number(day)}/${Number(month)}/${year}`;
}

/** '15/01/2025' from a calendar date 'YYYY-MM-DD', as the payments of the back office show it. */
export function formatPaymentDate(date: string): string {
  const { year, month, day } = splitDate(date);
  return `${day}/${month}/${year}`;
}

/** 'octubre de 2025' from a month 'YYYY-MM'. */
export const formatMonth = (month: string): string => `${getMonthName(month)} de ${month.slice(0, 4)}`;

/** '15 de enero de 2025' from a calendar date 'YYYY-MM-DD', within a sentence. */
export const formatLongDate = (date: string): string => `${Number(date.slice(8, 10))} de ${formatMonth(date)}`;

/** 'Octubre 2025' from a month 'YYYY-MM', as a title. */
export function formatMonthTitle(month: string): string {
  const name = getMonthName(month);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

const momentDays = {
  /** '27 de noviembre, 10:30' */
  day: (date: string): string => formatLongDate(date).replace(/ de \d+$/, ''),
  /** '27 de noviembre de 2026, 10:30' */
  long: formatLongDate,
  /** '27/11/2026, 10:30' */
  short: formatPaymentDate,
};

/** An instant in Ecuador with its time. In parts: how a browser joins a date and a time depends on its version. */
export const formatMoment = (instant: Date | string, day: keyof typeof momentDays = 'day'): string =>
  `${momentDays[day](toCalendarDate(instant))}, ${toTimeOfDay(instant)}`;
