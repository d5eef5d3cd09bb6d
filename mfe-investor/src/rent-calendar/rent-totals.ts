import { parseCents, sumMoney, type RentState } from '@cimiento/contracts';
import type { RentMonthFragment } from './rent-calendar.generated';

type Month = Pick<RentMonthFragment, 'expected' | 'received' | 'open' | 'daysLate'>;

export type RentTotals = {
  expected: string;
  received: string;
  /** The rents that are due and still to come: nothing of missed rents. */
  overdue: string;
};

/** Totals of some months, as decimal text. */
export const sumRents = (months: readonly Month[]): RentTotals => ({
  expected: sumMoney(months.map(({ expected }) => expected)),
  received: sumMoney(months.map(({ received }) => received)),
  overdue: sumMoney(months.filter(({ daysLate }) => daysLate > 0).map(({ open }) => open)),
});

/** Rows by the value that each has, in the order of their first. */
export function groupRents<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return [...groups];
}

export type NextRent = {
  /** Day on which it is to be paid, YYYY-MM-DD. */
  payDate: string;
  amount: string;
  projects: number;
  /** The months that it is the rent of, YYYY-MM. */
  periods: string[];
  /** The states of its parts, each once. */
  states: RentState[];
};

type OpenMonth = Month & Pick<RentMonthFragment, 'payDate' | 'period' | 'state'>;

/** The rents that are paid next; null when none is to come. What is late counts as overdue and not here. */
export function findNextRent(months: readonly OpenMonth[]): NextRent | null {
  const open = months.filter((month) => month.daysLate === 0 && parseCents(month.open) > 0);
  const payDate = open.map((month) => month.payDate).sort()[0];
  if (payDate === undefined) return null;
  const due = open.filter((month) => month.payDate === payDate);
  return {
    payDate,
    amount: sumMoney(due.map((month) => month.open)),
    projects: due.length,
    periods: [...new Set(due.map(({ period }) => period))],
    states: [...new Set(due.map(({ state }) => state))],
  };
}
