import type { PaymentStatus } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { logUpdates } from '../../access/audit-log/audit-writer';
import { type Actor, getCauser } from '../../platform/request';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { decideCreditedOn, type DayRule } from './credited-on';
import { notifyChanged } from './payment-notices';
import { Payment } from '../records';
import type { PaymentsLedger } from './payments-ledger';

/** A day and why it is earlier, and whether that must be said. */
export type StatedDay = DayRule & { creditedOn?: string | null; dateReason?: string | null };

/**
 * Gives payments another status, with log, ledger and notices, in the transaction of the caller.
 * @param before the payments as they are, locked by the caller.
 * @param stated the day on which they are credited, if it is stated
 * @throws PAST_DATE
 */
export async function changeStatuses(
  manager: EntityManager,
  ledger: PaymentsLedger,
  before: readonly Payment[],
  to: PaymentStatus,
  by: Actor,
  stated: StatedDay,
): Promise<void> {
  if (before.length === 0) return;
  const after: Payment[] = [];
  for (const payment of before) {
    const { creditedOn = null, dateReason = null } = stated;
    const terms = { ...payment, status: to, creditedOn, dateReason };
    after.push(
      manager.create(Payment, { ...payment, status: to, ...(await decideCreditedOn(manager, terms, payment, stated)) }),
    );
  }
  // Many have the same day: one statement for each day.
  for (const day of new Set(after.map(({ creditedOn }) => creditedOn))) {
    const same = after.filter(({ creditedOn }) => creditedOn === day);
    const values = { status: to, creditedOn: day, dateReason: same[0]?.dateReason ?? null };
    await forEachChunk(
      same.map(({ id }) => id),
      (chunk) => manager.update(Payment, { id: In(chunk) }, values),
    );
  }
  await logUpdates({ manager, entity: Payment, by }, before, after);
  await ledger.followChanged(manager, after, getCauser(by));
  await notifyChanged(
    manager,
    before.map((payment, index) => ({ before: payment, after: after[index] ?? null })),
  );
}
