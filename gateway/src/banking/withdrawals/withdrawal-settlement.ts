import {
  formatExactDollars,
  messages,
  parseCents,
  parseCreditorReference,
  sumMoney,
  withdrawalMessages,
} from '@cimiento/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors/expected-error';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import { readBatchRows, removeFromBatch } from './batch-state';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import {
  createBankEntry,
  createReturnBankEntry,
  createReturnEntry,
  isReturnedByHand,
  createUndoEntries,
  findFormerAccount,
  getBank,
  readReturnAccount,
} from './withdrawal-entries';
import { toNotice } from './withdrawal-notice';
import { Withdrawal } from './withdrawal.entity';
import { payApproved, refreshBatches, takeStep } from './withdrawal-steps';

/** A line of the bank's statement that may be about a withdrawal. */
export type StatementLine = {
  id: number;
  /** The company's account whose statement it is in. */
  collectingAccountId: number;
  bookedOn: string;
  /** Cents; negative for a debit. */
  amount: number;
  /** The reference of a withdrawal, with or without spaces. */
  reference: string | null;
};

/** A line that settled withdrawals; the amount in cents. */
type SettledLine = { id: number; amount: number; batchId: number | null };

const toPayment = ({ id: bankLineId, bookedOn: paidOn, collectingAccountId }: StatementLine) => ({
  paidOn,
  collectingAccountId,
  bankLineId,
});

/** Whether a payment was recorded by hand, and no line of a statement has confirmed it. */
export const isPaidByHand = ({ paidOn, bankLineId }: Pick<Withdrawal, 'paidOn' | 'bankLineId'>): boolean =>
  paidOn !== null && bankLineId === null;

const sumCents = (rows: readonly Withdrawal[]): number => rows.reduce((sum, { amount }) => sum + parseCents(amount), 0);

/**
 * Those of a file's withdrawals that a debit of this many cents pays: the approved ones, with or without those whose payment was recorded by
 * hand. Null when neither has this sum.
 */
export function findPaidRows(rows: readonly Withdrawal[], cents: number): Withdrawal[] | null {
  const open = rows.filter(({ status }) => status === 'approved');
  const lists = [open, rows.filter((row) => row.status === 'approved' || isPaidByHand(row))];
  return lists.find((list) => list.length > 0 && sumCents(list) === cents) ?? null;
}

/** What a withdrawal says that a line of a statement returned. */
const returnedByBank = 'El banco lo devolvió';

/** Settles withdrawals by the lines of the bank's statement, in the transaction that posts the statement. */
export class WithdrawalSettlement {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Settles the withdrawal that a line names by its reference and exact amount, or the one with the given id.
   * A debit pays an approved withdrawal, and a credit returns a paid one; for one that was marked paid or returned by hand they post
   * nothing more.
   * @returns the withdrawal, or null when the line settles none: it then waits in `suspense`.
   */
  async settleByStatement(
    manager: EntityManager,
    line: StatementLine,
    by: Actor,
    withdrawalId?: number,
  ): Promise<Withdrawal | null> {
    const withdrawal = await this.find(manager, line, withdrawalId);
    if (!withdrawal || parseCents(withdrawal.amount) !== Math.abs(line.amount)) return null;
    if (line.amount > 0) return this.settleReturn(manager, withdrawal, line, by);
    if (withdrawal.status === 'approved') {
      const [paid] = await payApproved(manager, this.ledger, [withdrawal.id], toPayment(line), by);
      return paid ?? null;
    }
    return isPaidByHand(withdrawal) ? this.confirmPaid(manager, withdrawal, line, by) : null;
  }

  /**
   * Pays a file of withdrawals with a debit, except for some, which leave the file. What was marked paid by hand is only confirmed.
   * @throws NOT_FOUND, CONFLICT when the line is not a debit of the sum, another line paid the file, or one that is excepted is not in it
   */
  async settleBatch(
    manager: EntityManager,
    line: StatementLine,
    { batchId, except }: { batchId: number; except: readonly number[] },
    by: Actor,
  ): Promise<void> {
    if (line.amount >= 0) throw conflict(withdrawalMessages.lineBatch);
    const batch = await getForUpdate(manager, WithdrawalBatch, batchId);
    if (batch.bankLineId !== null) throw conflict(withdrawalMessages.batchSettled);
    const rows = (await readBatchRows(manager, batchId)).filter(
      (row) => row.status === 'approved' || isPaidByHand(row),
    );
    if (rows.length === 0) throw conflict(withdrawalMessages.batchClosed);
    const excepted = rows.filter(({ id }) => except.includes(id));
    if (excepted.length !== except.length) throw conflict(withdrawalMessages.batchForeign);
    const left = rows.filter((row) => !excepted.includes(row));
    const paid = findPaidRows(left, -line.amount);
    if (!paid)
      throw conflict(
        withdrawalMessages.lineBatchAmount(formatExactDollars(sumMoney(left.map(({ amount }) => amount)))),
      );
    const removed = excepted.filter(({ status }) => status === 'approved');
    if (removed.length > 0) await removeFromBatch(manager, batchId, removed, by);
    const approved = paid.filter(({ status }) => status === 'approved').map(({ id }) => id);
    await payApproved(manager, this.ledger, approved, toPayment(line), by);
    for (const row of paid.filter(isPaidByHand)) await this.confirmPaid(manager, row, line, by);
    await manager.update(WithdrawalBatch, { id: batchId }, { bankLineId: line.id });
  }

  /**
   * Takes back what a line settled: what it paid is approved again, in its file if it was in one, and what it returned is paid. What a person
   * had recorded before stays recorded, without the line.
   * @throws CONFLICT when one that it paid was returned since
   */
  async undo(manager: EntityManager, { id, amount, batchId }: SettledLine, by: Actor): Promise<void> {
    if (batchId !== null) await getForUpdate(manager, WithdrawalBatch, batchId);
    const where = amount < 0 ? { bankLineId: id } : { returnLineId: id };
    const rows = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    if (amount < 0 && rows.some(({ status }) => status !== 'paid')) throw conflict(withdrawalMessages.lineReturnedUndo);
    for (const row of rows) await (amount < 0 ? this.undoPayment(manager, row, by) : this.undoReturn(manager, row, by));
    if (batchId !== null) await manager.update(WithdrawalBatch, { id: batchId }, { bankLineId: null });
    await refreshBatches(manager, rows);
  }

  private async undoPayment(manager: EntityManager, row: Withdrawal, by: Actor): Promise<void> {
    if (row.bankReference !== null) {
      const former = await findFormerAccount(manager, row);
      const account = former === undefined ? {} : { collectingAccountId: former };
      await this.takeBack(manager, row, 'bank', { bankLineId: null, ...account }, by);
      return;
    }
    const unpaid = { status: 'approved', paidOn: null, collectingAccountId: null, bankLineId: null } as const;
    const after = await this.takeBack(manager, row, 'paid', unpaid, by);
    await notify(manager, { ...toNotice(after), kind: 'withdrawal_unpaid' });
    await enqueueWebhooks(manager, 'withdrawal.approved', [toWithdrawalData(after)]);
  }

  private async undoReturn(manager: EntityManager, row: Withdrawal, by: Actor): Promise<void> {
    // Entries of before the mark say it by their reason only.
    if (row.reason !== returnedByBank || (await isReturnedByHand(manager, row))) {
      await this.takeBack(manager, row, 'returned-bank', { returnLineId: null }, by);
      return;
    }
    const unreturned = { status: 'paid', reason: null, returnLineId: null } as const;
    const after = await this.takeBack(manager, row, 'returned', unreturned, by);
    await notify(manager, { ...toNotice(after), kind: 'withdrawal_unreturned' });
    await enqueueWebhooks(manager, 'withdrawal.paid', [toWithdrawalData(after)]);
  }

  /** Changes a withdrawal and reverses the entry of a step. */
  private async takeBack(
    manager: EntityManager,
    row: Withdrawal,
    step: Parameters<typeof createUndoEntries>[2],
    values: Partial<Withdrawal>,
    by: Actor,
  ): Promise<Withdrawal> {
    const entries = await createUndoEntries(manager, row, step, by.userId);
    const from = { from: row.status, refusal: messages.lineChanged };
    const after = await takeStep(manager, row.id, from, by, () => values);
    await this.ledger.post(manager, entries);
    return after;
  }

  private async find(
    manager: EntityManager,
    { reference }: StatementLine,
    id: number | undefined,
  ): Promise<Withdrawal | null> {
    if (id !== undefined) return manager.findOne(Withdrawal, { where: { id }, ...rowLock(manager) });
    const parsed = reference === null ? null : parseCreditorReference(reference);
    if (parsed === null) return null;
    return manager.findOne(Withdrawal, { where: { reference: parsed }, ...rowLock(manager) });
  }

  /** Notes the line of a payment that was recorded by hand; the ledger already has it, perhaps on another account. */
  private async confirmPaid(
    manager: EntityManager,
    before: Withdrawal,
    { id: bankLineId, bookedOn, collectingAccountId }: StatementLine,
    by: Actor,
  ): Promise<Withdrawal | null> {
    const where = { id: before.id, bankLineId: IsNull() };
    const { affected } = await manager.update(Withdrawal, where, { bankLineId, collectingAccountId });
    if (affected !== 1) return null;
    const after = { ...before, bankLineId, collectingAccountId };
    await logUpdate({ manager, entity: Withdrawal, by }, before, after);
    if (before.collectingAccountId !== collectingAccountId) {
      const bank = { collectingAccountId, occurredOn: bookedOn };
      await this.ledger.post(manager, [await createBankEntry(manager, before, bank, by.userId)]);
    }
    return manager.create(Withdrawal, after);
  }

  private async settleReturn(
    manager: EntityManager,
    before: Withdrawal,
    line: StatementLine,
    by: Actor,
  ): Promise<Withdrawal | null> {
    if (before.status === 'returned') return this.confirmReturned(manager, before, line, by);
    if (before.status !== 'paid') return null;
    const { id: returnLineId, bookedOn, collectingAccountId } = line;
    const paid = { from: 'paid', refusal: withdrawalMessages.withdrawalNotPaid } as const;
    const returned = await takeStep(manager, before.id, paid, by, () => ({
      status: 'returned',
      reason: returnedByBank,
      returnLineId,
    }));
    const bank = { collectingAccountId, occurredOn: bookedOn, isByHand: false };
    await this.ledger.post(manager, [await createReturnEntry(manager, returned, bank, by.userId)]);
    await notify(manager, { ...toNotice(returned), kind: 'withdrawal_returned' });
    return returned;
  }

  /** Notes the line of a return that was recorded by hand; the ledger already has it, perhaps on another account. */
  private async confirmReturned(
    manager: EntityManager,
    before: Withdrawal,
    { id: returnLineId, bookedOn, collectingAccountId }: StatementLine,
    by: Actor,
  ): Promise<Withdrawal | null> {
    const where = { id: before.id, returnLineId: IsNull() };
    const { affected } = await manager.update(Withdrawal, where, { returnLineId });
    if (affected !== 1) return null;
    const after = { ...before, returnLineId };
    await logUpdate({ manager, entity: Withdrawal, by }, before, after);
    const recorded = await readReturnAccount(manager, before);
    const bank = { collectingAccountId, occurredOn: bookedOn };
    if (recorded && recorded.code !== getBank(collectingAccountId).code)
      await this.ledger.post(manager, [await createReturnBankEntry(manager, before, recorded, bank, by.userId)]);
    return manager.create(Withdrawal, after);
  }
}
