import { addDays, alertDays, justBelowPercent, quickExitPercent } from '@cimiento/contracts';

/** Money of one user on one day, YYYY-MM-DD. */
export type Moved = { id: number; userId: number; day: string; cents: number };

const sum = (rows: readonly Moved[]): number => rows.reduce((total, { cents }) => total + cents, 0);

const within = (rows: readonly Moved[], from: string, to: string): Moved[] =>
  rows.filter(({ day }) => from <= day && day <= to);

/**
 * Withdrawals of at least 80 % of what the same user deposited in the seven days before, if they paid no order in between.
 * @param rows of one user
 */
export function findQuickExits(rows: {
  deposits: readonly Moved[];
  withdrawals: readonly Moved[];
  orders: readonly Moved[];
}): Moved[] {
  return rows.withdrawals.filter(({ day, cents }) => {
    const from = addDays(day, -alertDays.quickExit);
    const deposited = within(rows.deposits, from, day);
    const [first] = deposited;
    if (!first || cents * 100 < sum(deposited) * quickExitPercent) return false;
    return within(rows.orders, first.day, day).length === 0;
  });
}

/** The first of two or more deposits of one user within 30 days, counting the first, that are each just below an amount; null without them. */
export function findJustBelow(deposits: readonly Moved[], thresholdCents: number): Moved | null {
  const near = deposits.filter(
    ({ cents }) => cents < thresholdCents && cents * 100 >= thresholdCents * justBelowPercent,
  );
  return near.find(({ day }) => within(near, day, addDays(day, alertDays.justBelow - 1)).length > 1) ?? null;
}
