import { messages, parseCents, parseCreditorReference } from '@cimiento/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import { rowLock } from '../../platform/database/row-lock';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import {
  createBankEntry,
  createPaidEntry,
  createReturnBankEntry,
  createReturnEntry,
  getBank,
  readReturnAccount,
} from './withdrawal-entries';
import { toNotice } from './withdrawal-notice';
import { Withdrawal } from './withdrawal.entity';
import { takeStep } from './withdrawals-admin.service';

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
    if (withdrawal.status === 'approved') return this.pay(manager, withdrawal, line, by);
    const isPaidByHand = withdrawal.paidOn !== null && withdrawal.bankLineId === null;
    return isPaidByHand ? this.confirmPaid(manager, withdrawal, line, by) : null;
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

  private async pay(
    manager: EntityManager,
    { id }: Withdrawal,
    { id: bankLineId, bookedOn, collectingAccountId }: StatementLine,
    by: Actor,
  ): Promise<Withdrawal> {
    const approved = { from: 'approved', refusal: messages.withdrawalNotApproved } as const;
    const paid = await takeStep(manager, id, approved, by, () => ({
      status: 'paid',
      paidOn: bookedOn,
      collectingAccountId,
      bankLineId,
    }));
    await this.ledger.post(manager, [await createPaidEntry(manager, { ...paid, paidOn: bookedOn }, by.userId)]);
    await notify(manager, { ...toNotice(paid), kind: 'withdrawal_paid' });
    await enqueueWebhooks(manager, 'withdrawal.paid', [toWithdrawalData(paid)]);
    return paid;
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
    const paid = { from: 'paid', refusal: messages.withdrawalNotPaid } as const;
    const returned = await takeStep(manager, before.id, paid, by, () => ({
      status: 'returned',
      reason: 'El banco lo devolvió',
      returnLineId,
    }));
    const bank = { collectingAccountId, occurredOn: bookedOn };
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
