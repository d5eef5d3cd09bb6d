import type { PaymentStatus } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { logUpdates } from '../../access/audit-log/audit-writer';
import { getCauser, type Actor } from '../../platform/request/actor';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { notifyChanged } from './payment-notices';
import { Payment } from './payment.entity';
import type { PaymentsLedger } from './payments-ledger';

/**
 * Gives payments another status, with log, ledger and notices, in the transaction of the caller.
 * @param before the payments as they are, locked by the caller.
 */
export async function changeStatuses(
  manager: EntityManager,
  ledger: PaymentsLedger,
  before: readonly Payment[],
  to: PaymentStatus,
  by: Actor,
): Promise<void> {
  if (before.length === 0) return;
  await forEachChunk(
    before.map(({ id }) => id),
    (chunk) => manager.update(Payment, { id: In(chunk) }, { status: to }),
  );
  const after = before.map((payment) => manager.create(Payment, { ...payment, status: to }));
  await logUpdates({ manager, entity: Payment, by }, before, after);
  await ledger.followChanged(manager, after, getCauser(by));
  await notifyChanged(
    manager,
    before.map((payment, index) => ({ before: payment, after: after[index] ?? null })),
  );
}
