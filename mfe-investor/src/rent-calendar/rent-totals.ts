import { centsToText, parseCents, sumMoney } from '@cimiento/contracts';
import type { RentMonthFragment } from './rent-calendar.generated';

type Month = Pick<RentMonthFragment, 'expected' | 'received' | 'status' | 'daysLate'>;

/** What is missing of a month; nothing of one that is complete. */
const getMissingCents = ({ status, expected, received }: Month): number =>
  status === 'received' ? 0 : Math.max(0, parseCents(expected) - parseCents(received));

export type RentTotals = {
  expected: string;
  received: string;
  /** What was due and has not come, in part or at all. */
  overdue: string;
};

/** Totals of some months, as decimal text. */
export const sumRents = (months: readonly Month[]): RentTotals => ({
  expected: sumMoney(months.map(({ expected }) => expected)),
  received: sumMoney(months.map(({ received }) => received)),
  overdue: centsToText(months.reduce((sum, month) => sum + (month.daysLate > 0 ? getMissingCents(month) : 0), 0)),
});

/** Rows by the value that each has, in the order of their first. */
export function groupRents<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return [...groups];
}

export type NextRent = {
  /** YYYY-MM-DD */
  dueDate: string;
  amount: string;
  projects: number;
  /** How many of the projects announced their amount; that of the others is projected. */
  announced: number;
};

type OpenMonth = Month & Pick<RentMonthFragment, 'dueDate' | 'announced'>;

const isAnnounced = ({ announced }: OpenMonth): boolean => parseCents(announced) > 0;

/** What is still to come of a month: its pending payments, which is what the balance says too, and without them what was projected. */
function getComingCents(month: OpenMonth): number {
  if (isAnnounced(month)) return parseCents(month.announced);
  return month.status === 'missed' ? 0 : getMissingCents(month);
}

/** The rents that are due next, from a day on; null when none is. */
export function findNextRent(months: readonly OpenMonth[], today: string): NextRent | null {
  const open = months.filter((month) => month.dueDate >= today && getComingCents(month) > 0);
  const dueDate = open.map((month) => month.dueDate).toSorted()[0];
  if (dueDate === undefined) return null;
  const due = open.filter((month) => month.dueDate === dueDate);
  return {
    dueDate,
    amount: centsToText(due.reduce((sum, month) => sum + getComingCents(month), 0)),
    projects: due.length,
    announced: due.filter(isAnnounced).length,
  };
}
