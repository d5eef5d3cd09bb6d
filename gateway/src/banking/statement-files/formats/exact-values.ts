import { centsToText, findSignedCents, isCalendarDate, limits, statementFileMessages } from '@cimiento/contracts';
import { isBankDay } from '../table/days';
import type { FoundStatement, ReadLine, ReadProblem } from '../statement-reading';

/** Decimal text of an amount of a standard format, whose decimal sign is known. Null when it is not an amount. */
export function toAmount(text: string | null, isDebit = false): string | null {
  const plain = (text ?? '')
    .trim()
    .replace(',', '.')
    .replace(/^\+/, '')
    .replace(/(\.\d\d)0+$/, '$1')
    .replace(/\.$/, '');
  const isNoisy = /\.\d{8,}$/.test(plain) && Math.abs(Number(plain) - Number(Number(plain).toFixed(2))) < 1e-5;
  const cents = findSignedCents(isNoisy ? Number(plain).toFixed(2) : plain);
  if (cents === null) return null;
  return centsToText(isDebit ? 0 - cents : cents);
}

/** YYYY-MM-DD of '20260715…' or '2026-07-15…'; null when the calendar has no such day. */
export function toDay(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** A movement as a standard format states it, before its day and amount are checked. */
export type StatedLine = {
  row: number;
  day: { text: string | null; value: string | null; name: string };
  amount: { text: string | null; value: string | null; name: string };
  description: string | null;
  reference: string | null;
  payerName?: string | null;
};

const describeDay = (day: string | null): string | null => {
  if (day === null) return statementFileMessages.day;
  if (isBankDay(day)) return null;
  return day < limits.bankDays.first ? statementFileMessages.dayBefore : statementFileMessages.dayAhead;
};

/** The lines that can be taken, and why the others cannot. */
export function checkLines(stated: readonly StatedLine[]): Pick<FoundStatement, 'lines' | 'problems'> {
  const lines: ReadLine[] = [];
  const problems: ReadProblem[] = [];
  for (const { row, day, amount, ...texts } of stated) {
    const wrongDay = describeDay(day.value);
    if (wrongDay !== null) problems.push({ row, column: day.name, value: day.text, message: wrongDay });
    else if (amount.value === null)
      problems.push({ row, column: amount.name, value: amount.text, message: statementFileMessages.amount });
    else lines.push({ row, bookedOn: day.value ?? '', amount: amount.value, ...texts, balance: null });
  }
  return { lines, problems };
}
