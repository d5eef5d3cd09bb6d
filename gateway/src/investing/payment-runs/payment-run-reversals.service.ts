import { approvalMessages, formatExactDollars, messages, type PaymentStatus } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { logDelete, updateWithAudit } from '../../access/audit-log/audit-writer';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { readPaymentsAhead } from '../../books/ledger/payments-ahead';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type Actor, getCauser } from '../../platform/request';
import { changeStatuses } from '../payments/change-statuses';
import { notifyChanged } from '../payments/payment-notices';
import { Payment, PaymentRun } from '../records';
import type { PaymentsLedger } from '../payments/payments-ledger';
import { describeUndo, hashPayments, type UndoPayload } from './describe-run';
import { toPaymentRunData } from './payment-run-webhook';
import { listTurnedIds, returnToMissed } from './turn-missed';

const undoable: readonly PaymentStatus[] = ['pending', 'paid'];

/** @throws CONFLICT when a payment has another status. */
function assertUndoable(payments: readonly Payment[], statuses: readonly PaymentStatus[]): void {
  if (payments.some(({ status }) => !statuses.includes(status))) throw conflict(messages.runSettled);
}

const listPaid = (payments: readonly Payment[]): Payment[] => payments.filter(({ status }) => status === 'paid');

/** @throws CONFLICT when none of the payments is paid. */
function assertPaid(payments: readonly Payment[]): void {
  if (listPaid(payments).length === 0) throw conflict(messages.runNothingPaid);
}

/** @throws CONFLICT when the available balance of one of the users is below 0: the money was spent. */
async function assertUnspent(manager: EntityManager, userIds: readonly number[]): Promise<void> {
  await forEachChunk([...new Set(userIds)], async (chunk) => {
    const accounts = await manager.findBy(LedgerAccount, { userId: In(chunk), kind: 'available' });
    const ahead = await readPaymentsAhead(manager, chunk);
    const isSpent = ({ userId, balance }: LedgerAccount): boolean => (balance ?? 0) - (ahead.get(userId ?? 0) ?? 0) < 0;
    if (accounts.some(isSpent)) throw conflict(messages.runSpent);
  });
}

type ReversalParts = {
  database: Database;
  idempotency: IdempotencyService;
  ledger: PaymentsLedger;
  follower: RecordFollower;
  approvals: ApprovalsService;
};

/** Takes monthly payments back as a whole: deletes their payments, or makes the paid ones pending again. */
export class PaymentRunReversalsService {
  constructor(private readonly parts: ReversalParts) {
    // The payload is ours, and its hash is checked before it is executed.
    parts.approvals.register('undo_run', {
      execute: (manager, payload, by) => this.execute(manager, payload as UndoPayload, by),
      describe: (reader, payload) => describeUndo(reader, payload as UndoPayload),
    });
  }

  /**
   * Deletes the payments of a run, and returns those that it turned from missed ones to what they were. One with paid payments waits for a
   * second administrator where the policy names that.
   * @throws NOT_FOUND, ALREADY_UNDONE, CONFLICT when one of them is neither pending nor paid, APPROVAL_PENDING when it waits for another administrator.
   */
  async undo(id: number, by: Actor): Promise<PaymentRun> {
    const isNeeded = this.parts.approvals.isNeeded('undo_run');
    const statuses: readonly PaymentStatus[] = isNeeded ? ['pending'] : undoable;
    const check = (payments: readonly Payment[]) => assertUndoable(payments, undoable);
    const title = `Deshacer el pago mensual #${id}`;
    return this.runOrPropose({ id, by, sent: { undo: id }, title, check }, (manager) =>
      this.undoInTransaction(manager, id, by, statuses),
    );
  }

  /**
   * Makes the paid payments of a run pending again, all or none. Waits for a second administrator as undoing it does.
   * @throws NOT_FOUND, ALREADY_UNDONE, CONFLICT when none of its payments is paid, or the money of one of them was spent;
   * APPROVAL_PENDING when it waits for another administrator.
   */
  async unpay(id: number, by: Actor): Promise<PaymentRun> {
    const title = `Volver a pendientes el pago mensual #${id}`;
    const request = { id, by, sent: { unpay: id }, title, check: assertPaid, to: 'pending' as const };
    return this.runOrPropose(request, (manager) => this.unpayInTransaction(manager, id, by));
  }

  /** Proposes what takes paid money back where that needs a second administrator, else runs it once. */
  private async runOrPropose(
    { id, by, sent, title, check, to }: Reversal,
    run: (manager: EntityManager) => Promise<PaymentRun>,
  ): Promise<PaymentRun> {
    const { approvals, database, idempotency } = this.parts;
    await approvals.assertNotProposed('undo_run', sent, by);
    const { amount, period, status } = await getOrThrow(database.reader, PaymentRun, id);
    const payments = await database.reader.findBy(Payment, { runId: id });
    const isPaid = status === 'posted' && listPaid(payments).length > 0;
    if (!isPaid || !approvals.isNeeded('undo_run')) return idempotency.runOnce(by, PaymentRun, sent, run);
    check(payments);
    const payload: UndoPayload = { runId: id, paymentsHash: hashPayments(payments), ...(to && { to }) };
    const summary = `${title}: ${formatExactDollars(amount)}, período ${period}, ${payments.length} pagos`;
    return approvals.propose({ kind: 'undo_run', subject: `run:${id}`, summary, payload, input: sent }, by);
  }

  private async execute(manager: EntityManager, { runId, paymentsHash, to }: UndoPayload, by: Actor) {
    await getForUpdate(manager, PaymentRun, runId);
    const payments = await manager.find(Payment, { where: { runId }, ...rowLock(manager) });
    if (hashPayments(payments) !== paymentsHash) throw conflict(approvalMessages.approvalOutdated);
    return to === 'pending'
      ? this.unpayInTransaction(manager, runId, by)
      : this.undoInTransaction(manager, runId, by, undoable);
  }

  /** The run and its payments, locked: no concurrent change of them, and no new ones. @throws NOT_FOUND, ALREADY_UNDONE */
  private async lock(manager: EntityManager, id: number): Promise<{ run: PaymentRun; payments: Payment[] }> {
    const run = await getForUpdate(manager, PaymentRun, id);
    if (run.status === 'undone') throw new ExpectedError('ALREADY_UNDONE', messages.runUndone);
    const payments = await manager.find(Payment, { where: { runId: id }, order: { id: 'ASC' }, ...rowLock(manager) });
    return { run, payments };
  }

  private async unpayInTransaction(manager: EntityManager, id: number, by: Actor): Promise<PaymentRun> {
    const { run, payments } = await this.lock(manager, id);
    assertPaid(payments);
    const paid = listPaid(payments);
    await changeStatuses(manager, this.parts.ledger, paid, 'pending', by, { isLimited: false });
    await assertUnspent(
      manager,
      paid.map(({ userId }) => userId),
    );
    return run;
  }

  /** @param statuses those of payments that may be deleted: one that was paid since needs what a paid one needs. */
  private async undoInTransaction(
    manager: EntityManager,
    id: number,
    by: Actor,
    statuses: readonly PaymentStatus[],
  ): Promise<PaymentRun> {
    const { ledger } = this.parts;
    const { run, payments } = await this.lock(manager, id);
    assertUndoable(payments, statuses);
    const turnedIds = listTurnedIds(run);
    await returnToMissed({ manager, ledger, by, runId: id }, run);
    const deleted = payments.filter((payment) => !turnedIds.has(payment.id));
    await logDelete({ manager, entity: Payment, by, runId: id }, deleted);
    const ids = deleted.map((payment) => payment.id);
    await forEachChunk(ids, (chunk) => manager.delete(Payment, { id: In(chunk) }));
    await ledger.followDeleted(manager, ids, getCauser(by));
    await this.parts.follower.follow(manager, 'paymentRun', [{ id, content: null }], getCauser(by));
    await notifyChanged(
      manager,
      deleted.map((payment) => ({ before: payment, after: null })),
    );
    const undone = await updateWithAudit({ manager, entity: PaymentRun, by }, id, { status: 'undone' });
    await enqueueWebhooks(manager, 'payment_run.undone', [toPaymentRunData(undone)]);
    return undone;
  }
}

type Reversal = {
  id: number;
  by: Actor;
  /** The input that a retry with the same key repeats. */
  sent: object;
  title: string;
  /** @throws CONFLICT when the payments do not allow it. */
  check: (payments: readonly Payment[]) => void;
  to?: 'pending';
};
