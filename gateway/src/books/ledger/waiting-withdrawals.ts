import { describeOverdraw, liveWithdrawalStatuses } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { CorrectionWarning } from '../../platform/graphql';
import { readPaymentsAhead } from './payments-ahead';

/** The available balance of investors, in cents, and the ids of their open withdrawals, by user. */
export async function readWaiting(
  reader: EntityManager,
  userIds: readonly number[],
): Promise<Map<number, { available: number; withdrawals: number[] }>> {
  if (userIds.length === 0) return new Map();
  const marks = userIds.map(() => '?').join(', ');
  const balances = await reader.query<{ userId: number; balance: number | string | null }[]>(
    `SELECT userId, balance FROM ledger_account WHERE kind = 'available' AND userId IN (${marks})`,
    [...userIds],
  );
  const open = await reader.query<{ id: number; userId: number }[]>(
    `SELECT id, userId FROM withdrawal WHERE userId IN (${marks}) AND status IN (${liveWithdrawalStatuses.map(() => '?').join(', ')})
    ORDER BY id`,
    [...userIds, ...liveWithdrawalStatuses],
  );
  const ahead = await readPaymentsAhead(reader, userIds);
  return new Map(
    userIds.map((userId) => {
      const balance = Number(balances.find((row) => row.userId === userId)?.balance ?? 0);
      const withdrawals = open.filter((row) => row.userId === userId).map(({ id }) => id);
      return [userId, { available: balance - (ahead.get(userId) ?? 0), withdrawals }];
    }),
  );
}

/** Ids of the withdrawals that wait of investors whose balance is below 0. */
export async function listOverdrawn(reader: EntityManager, userIds: readonly number[]): Promise<number[]> {
  const waiting = await readWaiting(reader, userIds);
  return [...waiting.values()].flatMap(({ available, withdrawals }) => (available < 0 ? withdrawals : []));
}

/** Ids of the withdrawals that wait and that balances do not cover once they lose so many cents, by user. */
export async function listOverdrawnBy(reader: EntityManager, losses: ReadonlyMap<number, number>): Promise<number[]> {
  const losers = [...losses].filter(([, cents]) => cents > 0);
  const waiting = await readWaiting(
    reader,
    losers.map(([userId]) => userId),
  );
  return losers.flatMap(([userId, cents]) => {
    const { available = 0, withdrawals = [] } = waiting.get(userId) ?? {};
    return available < cents ? withdrawals : [];
  });
}

/** The warning that names withdrawals; none where there are none. */
export const toOverdraws = (withdrawals: readonly number[] = []): CorrectionWarning[] =>
  withdrawals.length === 0 ? [] : [{ ...describeOverdraw(withdrawals), withdrawals: [...withdrawals] }];

/** The details about withdrawals that a correction leaves uncovered; empty if there are none. */
export async function describeLosses(
  reader: EntityManager,
  losses: ReadonlyMap<number, number>,
): Promise<{ label: string; value: string }[]> {
  const withdrawals = await listOverdrawnBy(reader, losses);
  return withdrawals.length === 0 ? [] : [{ label: 'Retiros', value: describeOverdraw(withdrawals).message }];
}
