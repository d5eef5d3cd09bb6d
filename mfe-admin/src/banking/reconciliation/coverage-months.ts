import { addDays, getLastDay, listPeriods, toPeriod } from '@cimiento/contracts';
import type { BankCoverageQuery } from './reconciliation.generated';

export type Days = BankCoverageQuery['bankCoverage']['days'];
/** `none`: before the first statement, or after the last. */
export type DayState = Days[number]['state'] | 'none';
export type MonthCoverage = { period: string; days: DayState[]; text: string };

const toDayNumber = (day: string): number => Number(day.slice(8));
const formatRange = ([from, to]: readonly [number, number]): string =>
  from === to ? `el ${from}` : `del ${from} al ${to}`;
const joinTexts = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;

/** Ranges of day numbers of one state. */
function listRanges(days: readonly DayState[], state: DayState): [number, number][] {
  const ranges: [number, number][] = [];
  for (const [index, one] of days.entries()) {
    if (one !== state) continue;
    const last = ranges.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else ranges.push([index + 1, index + 1]);
  }
  return ranges;
}

/** 'Falta el extracto del 11 al 12. Sin movimientos el 20.', or that nothing is missing. */
function describeMonth(days: readonly DayState[]): string {
  const [gaps, quiet] = [listRanges(days, 'gap'), listRanges(days, 'quiet')];
  const [first, last] = [
    days.findIndex((day) => day !== 'none') + 1,
    days.length - [...days].reverse().findIndex((day) => day !== 'none'),
  ];
  const limits = [...(first > 1 ? [`desde el ${first}`] : []), ...(last < days.length ? [`hasta el ${last}`] : [])];
  return [
    ...(gaps.length > 0 ? [`Falta el extracto ${joinTexts(gaps.map(formatRange))}.`] : []),
    ...(gaps.length === 0 ? [limits.length > 0 ? `Completo ${limits.join(' ')}.` : 'Completo.'] : []),
    ...(quiet.length > 0 ? [`Sin movimientos ${joinTexts(quiet.map(formatRange))}.`] : []),
  ].join(' ');
}

/** The months of an account's statements, the newest first, with what is known about each of their days. */
export function listMonths(ranges: Days): MonthCoverage[] {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return [];
  const periods = listPeriods(toPeriod(first.from), toPeriod(last.to)).reverse();
  return periods.map((period) => {
    const count = toDayNumber(getLastDay(period));
    const days = Array.from({ length: count }, (_, index): DayState => {
      const day = addDays(`${period}-01`, index);
      return ranges.find(({ from, to }) => from <= day && day <= to)?.state ?? 'none';
    });
    return { period, days, text: describeMonth(days) };
  });
}
