import { parseCents, sumMoney, type RentState } from '@cimiento/contracts';

/** Rows by the value that each has, in the order of their first. */
export function groupRents<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return [...groups];
}

/** A rent of one project, as much of it as tells whether it is still to come. */
export type OpenMonth = {
  projectId: number;
  projectName: string;
  /** The month that it is the rent of, YYYY-MM. */
  period: string;
  /** The part that is still to come, as decimal text. */
  open: string;
  state: RentState;
  /** Day on which it is to be paid, YYYY-MM-DD. */
  payDate: string;
  daysLate: number;
};

export type NextRent = {
  /** Day on which it is to be paid, YYYY-MM-DD. */
  payDate: string;
  amount: string;
  /** Its part from each project, the largest first. */
  parts: { projectId: number; projectName: string; amount: string }[];
  /** The months that it is the rent of, YYYY-MM. */
  periods: string[];
  /** The states of its parts, each once. */
  states: RentState[];
};

/** The rents that are paid next; null when none is to come. What is late counts as overdue and not here. */
export function findNextRent(months: readonly OpenMonth[]): NextRent | null {
  const open = months.filter((month) => month.daysLate === 0 && parseCents(month.open) > 0);
  const payDate = open.map((month) => month.payDate).sort()[0];
  if (payDate === undefined) return null;
  const due = open.filter((month) => month.payDate === payDate);
  return {
    payDate,
    amount: sumMoney(due.map((month) => month.open)),
    parts: groupRents(due, ({ projectId }) => projectId)
      .map(([projectId, rows]) => ({
        projectId,
        projectName: rows[0]?.projectName ?? '',
        amount: sumMoney(rows.map((row) => row.open)),
      }))
      .sort((a, b) => parseCents(b.amount) - parseCents(a.amount)),
    periods: [...new Set(due.map(({ period }) => period))],
    states: [...new Set(due.map(({ state }) => state))],
  };
}
