import { type WithdrawalStatus, withdrawalMessages } from '@cimiento/contracts';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { refreshBatchState } from './batch-state';
import { createPaidEntry } from './withdrawal-entries';
import { readAccountNotices } from './withdrawal-notice';
import { toWithdrawalData } from './withdrawal-webhook';
import { Withdrawal } from './withdrawal.entity';

/** A step from one status to the next. */
export type Step = { from: WithdrawalStatus; /** Message when the withdrawal has another status. */ refusal: string };

/**
 * Locks a withdrawal, changes it and logs the change.
 * @throws NOT_FOUND, CONFLICT when it does not have the status that the step starts from.
 */
export async function takeStep(
  manager: EntityManager,
  id: number,
  { from, refusal }: Step,
  by: Actor,
  getValues: (before: Withdrawal) => Promise<QueryDeepPartialEntity<Withdrawal>> | QueryDeepPartialEntity<Withdrawal>,
): Promise<Withdrawal> {
  const before = await getForUpdate(manager, Withdrawal, id);
  if (before.status !== from) throw conflict(refusal);
  const values = await getValues(before);
  // The condition repeats the status because on a cluster the lock holds on one server only.
  const { affected } = await manager.update(Withdrawal, { id, status: from }, values);
  if (affected !== 1) throw conflict(refusal);
  const after = await getOrThrow(manager, Withdrawal, id);
  await logUpdate({ manager, entity: Withdrawal, by }, before, after);
  return after;
}

/** Makes the files for the bank that withdrawals are in follow them. */
export async function refreshBatches(manager: EntityManager, withdrawals: readonly Withdrawal[]): Promise<void> {
  const ids = new Set(withdrawals.flatMap(({ batchId }) => batchId ?? []));
  for (const id of [...ids].sort((a, b) => a - b)) await refreshBatchState(manager, id);
}

/** Payment of a withdrawal: by hand with the bank's reference, or by a line of a statement, which may put it back into its file. */
export type PaymentFacts = { paidOn: string; collectingAccountId: number | null; batchId?: number } & (
  { bankReference: string } | { bankLineId: number }
);

const approved: Step = { from: 'approved', refusal: withdrawalMessages.withdrawalNotApproved };
const held: Step = { from: 'requested', refusal: withdrawalMessages.withdrawalNotApproved };

/** Whether a withdrawal waits outside of a file that was read and that the bank may have paid: its debit settles it. */
export const isHeld = ({ status, batchId, readBatchId }: Withdrawal): boolean =>
  status === 'requested' && batchId === null && readBatchId !== null;

/**
 * Records that approved withdrawals, or those that a debit of a file pays although they left it, were paid: ledger, notices, webhooks and
 * their files follow. @throws CONFLICT when the status of one is another
 */
export async function payWithdrawals(
  manager: EntityManager,
  ledger: LedgerService,
  rows: readonly Withdrawal[],
  payment: PaymentFacts,
  by: Actor,
): Promise<Withdrawal[]> {
  const paid: Withdrawal[] = [];
  for (const row of rows)
    paid.push(
      await takeStep(manager, row.id, isHeld(row) ? held : approved, by, () => ({ status: 'paid', ...payment })),
    );
  const entries = [];
  for (const withdrawal of paid)
    entries.push(await createPaidEntry(manager, { ...withdrawal, paidOn: payment.paidOn }, by.userId));
  await ledger.post(manager, entries);
  const notices = await readAccountNotices(manager, paid);
  await notifyAll(
    manager,
    notices.map((notice) => ({ ...notice, kind: 'withdrawal_paid' })),
  );
  await enqueueWebhooks(manager, 'withdrawal.paid', paid.map(toWithdrawalData));
  await refreshBatches(manager, paid);
  return paid;
}
