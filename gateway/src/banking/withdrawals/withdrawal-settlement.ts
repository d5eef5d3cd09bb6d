import {
  formatExactDollars,
  messages,
  parseCents,
  parseCreditorReference,
  sumMoney,
  withdrawalMessages,
} from '@cimiento/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { logUpdate } from '../../access/audit-log/audit-writer';
import { type Actor, getCauser } from '../../platform/request';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import { assertCovered, listUnsent } from './assert-covered';
import { refreshBatchState, type Removal, removeFromBatch } from './batch-state';
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
import { findPaidRows, isPaidByHand, readPayableRows } from './file-rows';
import { isHeld, payWithdrawals, refreshBatches, takeStep } from './withdrawal-steps';

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

/** The reason that is stored when a statement line returns a withdrawal. */
const returnedByBank = 'El banco lo devolvió';

/** Settles withdrawals by the lines of the bank's statement, in the transaction that posts the statement. */
export class WithdrawalSettlement {
  constructor(
    private readonly ledger: LedgerService,
    private readonly approvals: Pick<ApprovalsService, 'isNeeded'>,
  ) {}

  /**
   * Settles the withdrawal that a line names by its reference and exact amount, or the one with the given id.
   * A debit pays an approved withdrawal, or one that left a file that was read, and a credit returns a paid one; for one that was marked paid or
   * returned by hand they post nothing more.
   * @throws INSUFFICIENT_BALANCE with an id; without one the line settles none
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
    if (withdrawal.status === 'approved' || isHeld(withdrawal)) {
      await assertCovered(manager, this.ledger, await listUnsent(manager, [withdrawal]));
      const [paid] = await payWithdrawals(manager, this.ledger, [withdrawal], toPayment(line), by);
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
    const rows = await readPayableRows(manager, [batchId], rowLock(manager));
    if (rows.length === 0) throw conflict(withdrawalMessages.batchClosed);
    const excepted = rows.filter(({ id }) => except.includes(id));
    if (excepted.length !== except.length) throw conflict(withdrawalMessages.batchForeign);
    const left = rows.filter((row) => !excepted.includes(row));
    const paid = findPaidRows(left, -line.amount);
    if (!paid)
      throw conflict(
        withdrawalMessages.lineBatchAmount(formatExactDollars(sumMoney(left.map(({ amount }) => amount)))),
      );
    await assertCovered(manager, this.ledger, await listUnsent(manager, paid));
    const removed = excepted.filter((row) => row.batchId !== null && row.status === 'approved');
    if (removed.length > 0) await removeFromBatch(manager, batchId, removed, { by, usesUp: this.takesTwo() });
    const unpaid = paid.filter((row) => !isPaidByHand(row));
    await payWithdrawals(manager, this.ledger, unpaid, { ...toPayment(line), batchId }, by);
    for (const row of paid.filter(isPaidByHand)) await this.confirmPaid(manager, row, line, by, batchId);
    await refreshBatchState(manager, batchId);
    await manager.update(WithdrawalBatch, { id: batchId }, { bankLineId: line.id });
  }

  /**
   * Takes back what a line settled. What it paid is in its file again as before, and what it returned is paid. What a person had recorded
   * before stays recorded, without the line. Where it was undone by hand and a withdrawal takes two administrators, what it paid waits for
   * another approval, and its file can no longer be read; where its statement was rejected, it is what it was before that line.
   * @throws CONFLICT when one that it paid was returned since
   */
  async undo(
    manager: EntityManager,
    { id, amount, batchId }: SettledLine,
    by: Actor,
    { because }: { because: 'undone' | 'rejected' },
  ): Promise<void> {
    if (batchId !== null) await getForUpdate(manager, WithdrawalBatch, batchId);
    const where = amount < 0 ? { bankLineId: id } : { returnLineId: id };
    const rows = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    if (amount < 0 && rows.some(({ status }) => status !== 'paid')) throw conflict(withdrawalMessages.lineReturnedUndo);
    const usesUp = because === 'undone' && this.takesTwo();
    for (const row of rows)
      await (amount < 0 ? this.undoPayment(manager, row, { by, usesUp }) : this.undoReturn(manager, row, by));
    if (batchId !== null) await manager.update(WithdrawalBatch, { id: batchId }, { bankLineId: null });
    await refreshBatches(manager, rows);
  }

  /**
   * Takes back the returns of withdrawals that a debit paid: without it there is nothing to return.
   * @returns the lines of the bank that returned them, which settle nothing now
   */
  async takeBackReturns(manager: EntityManager, { id }: SettledLine, by: Actor): Promise<number[]> {
    const where = { bankLineId: id, status: 'returned' } as const;
    const rows = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    for (const row of rows) {
      const isByHand = row.returnLineId !== null && (await isReturnedByHand(manager, row));
      if (isByHand) await this.takeBack(manager, row, 'returned-bank', { returnLineId: null }, by);
      await this.makePaidAgain(manager, row, by);
    }
    return rows.flatMap(({ returnLineId }) => returnLineId ?? []);
  }

  private async undoPayment(manager: EntityManager, row: Withdrawal, { by, usesUp }: Removal): Promise<void> {
    // A debit of a file paid it although it had left it.
    const isBack = row.batchId !== null && row.batchId === row.readBatchId;
    if (row.bankReference !== null) {
      const former = await findFormerAccount(manager, row);
      const account = former === undefined ? {} : { collectingAccountId: former };
      const unconfirmed = { bankLineId: null, ...(isBack && { batchId: null }), ...account };
      await this.takeBack(manager, row, 'bank', unconfirmed, by);
      return;
    }
    const wasHeld = row.decidedBy === null && row.readBatchId !== null;
    const unpaid = {
      paidOn: null,
      collectingAccountId: null,
      bankLineId: null,
      ...(isBack && { batchId: null }),
      status: usesUp || wasHeld ? ('requested' as const) : ('approved' as const),
      ...(usesUp && { decidedAt: null, decidedBy: null, undoneBy: getCauser(by) }),
    };
    const after = await this.takeBack(manager, row, 'paid', unpaid, by);
    if (usesUp && after.batchId !== null)
      await manager.update(WithdrawalBatch, { id: after.batchId }, { undoneAt: new Date() });
    await notify(manager, { ...toNotice(after), kind: 'withdrawal_unpaid' });
    const event = after.status === 'requested' ? 'withdrawal.requested' : 'withdrawal.approved';
    await enqueueWebhooks(manager, event, [toWithdrawalData(after)]);
  }

  /** Whether an approval is used up by the first file or debit. */
  private takesTwo(): boolean {
    return this.approvals.isNeeded('money_in');
  }

  private async undoReturn(manager: EntityManager, row: Withdrawal, by: Actor): Promise<void> {
    // Entries of before the mark say it by their reason only.
    if (row.reason !== returnedByBank || (await isReturnedByHand(manager, row))) {
      await this.takeBack(manager, row, 'returned-bank', { returnLineId: null }, by);
      return;
    }
    await this.makePaidAgain(manager, row, by);
  }

  private async makePaidAgain(manager: EntityManager, row: Withdrawal, by: Actor): Promise<void> {
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
    batchId = before.batchId,
  ): Promise<Withdrawal | null> {
    const where = { id: before.id, bankLineId: IsNull() };
    const values = { bankLineId, collectingAccountId, batchId };
    const { affected } = await manager.update(Withdrawal, where, values);
    if (affected !== 1) return null;
    const after = { ...before, ...values };
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
    await enqueueWebhooks(manager, 'withdrawal.returned', [toWithdrawalData(returned)]);
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
