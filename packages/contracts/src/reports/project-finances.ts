import type { ExpenseCategory } from '../banking/reconciliation';
import { limits } from '../texts/limits';
import { addMonths, countMonths, toPeriod } from '../values/days';

/** An expense of a house in a month, of one category; decimal text. */
export type MonthExpense = { category: ExpenseCategory; amount: string };

/** A month of a house: what it earned and cost, and what its holders received; decimal text, negative for a correction. */
export type FinanceMonth = {
  period: string;
  rent: string;
  expenses: readonly MonthExpense[];
  /** With its tax. */
  fee: string;
  /** Rent that was kept for later expenses; negative where it was taken from. */
  reserve: string;
  distributed: string;
  /** Percent of the house that was let; null where nobody recorded it. */
  occupied: number | null;
};

/** The months that a report means: the last twelve unless it states others. Null for a range that ends before it starts, or is too long. */
export function resolveFinanceRange(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): { from: string; to: string } | null {
  const last = to ?? toPeriod(today);
  const first = from ?? addMonths(last, -11);
  const months = countMonths(first, last) + 1;
  return months < 1 || months > limits.rentMonths.max ? null : { from: first, to: last };
}
