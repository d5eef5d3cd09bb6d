import { formatExactDollars, today, withdrawalMessages } from '@cimiento/contracts';
import { withdrawalReasonFields } from '@cimiento/contracts/fields';
import { withdrawalPaymentSchema, toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { type Actor, everything, getCauser } from '../../platform/request';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import type { MoneyIn } from '../../books/money-in/money-in';
import { RecordNames } from '../../investing/records';
import { assertAccountMayDecide } from '../../access/guards/assert-may-decide';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, forbidden, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import { createReleaseEntry, createReturnEntry } from './withdrawal-entries';
import { findPayingAccount } from './batch-state';
import { toNotice } from './withdrawal-notice';
import { assertCovered } from './assert-covered';
import { assertReleasable, findHeldUntil } from './may-be-paid';
import { payWithdrawals, takeStep, type Step } from './withdrawal-steps';
import { Withdrawal } from './withdrawal.entity';
import { withdrawalListConfig, type WithdrawalSort } from './withdrawals.list';

const requested: Step = { from: 'requested', refusal: withdrawalMessages.withdrawalNotRequested };
const heldStep: Step = { from: 'requested', refusal: withdrawalMessages.withdrawalNotHeld };
const unapprovable: Step = { from: 'approved', refusal: withdrawalMessages.withdrawalNotUnapprovable };
const paid: Step = { from: 'paid', refusal: withdrawalMessages.withdrawalNotPaid };

/** The payload of an approved return. */
type Return = { id: number; reason: string };

async function describeReturn(reader: EntityManager, { id, reason }: Return): Promise<ApprovalDetail[]> {
  const withdrawal = await reader.findOneBy(Withdrawal, { id });
  return [
    { label: 'Retiro', value: `#${id}${withdrawal ? `, ${withdrawal.reference}` : ''}` },
    ...(withdrawal
      ? [
          { label: 'Se devuelve a', value: await new RecordNames(reader, everything).user(withdrawal.userId) },
          { label: 'Monto', value: formatExactDollars(withdrawal.amount) },
        ]
      : []),
    { label: 'Motivo', value: reason },
  ];
}

/** Administration of withdrawals. */
export class WithdrawalsAdminService {
  readonly lists: ListQueryBuilder<Withdrawal, WithdrawalSort, 'status'>;

  constructor(
    database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly approvals: ApprovalsService,
    private readonly moneyIn: MoneyIn,
    private readonly identity: IdentityGate,
  ) {
    moneyIn.register('withdrawalReturn', {
      execute: (manager, content, by) => this.returnInTransaction(manager, content as Return, by),
      describe: (reader, content) => describeReturn(reader, content as Return),
    });
    this.lists = new ListQueryBuilder(database, withdrawalListConfig);
  }

  /** Rejects a withdrawal and releases its amount. @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it was decided already, MAY_BE_PAID. */
  reject(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { reason } = parseInput(toSchema(withdrawalReasonFields), input);
    return this.idempotency.runOnce(by, Withdrawal, { reject: id, reason }, async (manager) => {
      const withdrawal = await takeStep(manager, id, requested, by, async (before) => {
        if (before.userId === by.userId) throw forbidden(withdrawalMessages.withdrawalOwn);
        await assertAccountMayDecide(manager, by.userId);
        await assertReleasable(manager, before);
        return { status: 'rejected', decidedAt: new Date(), decidedBy: by.userId, reason };
      });
      await this.ledger.post(manager, [await createReleaseEntry(manager, withdrawal, by.userId)]);
      const { amount } = withdrawal;
      await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_rejected', facts: { amount, reason } });
      await enqueueWebhooks(manager, 'withdrawal.rejected', [toWithdrawalData(withdrawal)]);
      return withdrawal;
    });
  }

  /**
   * Takes back the approval of a withdrawal that is in no file for the bank: it waits for a decision again.
   * @throws NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it is not approved or in a file
   */
  unapprove(id: number, by: Actor): Promise<Withdrawal> {
    return this.idempotency.runOnce(by, Withdrawal, { unapprove: id }, async (manager) => {
      const withdrawal = await takeStep(manager, id, unapprovable, by, async ({ userId, batchId }) => {
        if (userId === by.userId) throw forbidden(withdrawalMessages.withdrawalOwn);
        await assertAccountMayDecide(manager, by.userId);
        if (batchId !== null) throw conflict(withdrawalMessages.withdrawalBatched);
        return { status: 'requested', decidedAt: null, decidedBy: null };
      });
      await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_unapproved' });
      await enqueueWebhooks(manager, 'withdrawal.requested', [toWithdrawalData(withdrawal)]);
      return withdrawal;
    });
  }

  /**
   * States that the bank did not pay a withdrawal that left a file which was read: it may be approved anew.
   * @throws VALIDATION_FAILED, NOT_FOUND; CONFLICT when it does not wait for that; FORBIDDEN for one's own, or for who took it out of the file or
   * undid its payment
   */
  stateNotPaid(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { reason } = parseInput(toSchema(withdrawalReasonFields), input);
    return this.idempotency.runOnce(by, Withdrawal, { notPaid: id, reason }, async (manager) => {
      return takeStep(manager, id, heldStep, by, async (before) => {
        if ((await findHeldUntil(manager, before)) === null) throw conflict(withdrawalMessages.withdrawalNotHeld);
        if (before.userId === by.userId) throw forbidden(withdrawalMessages.withdrawalOwn);
        if (before.takenOutBy === by.userId) throw forbidden(withdrawalMessages.withdrawalReturner);
        if (before.undoneBy === by.userId) throw forbidden(withdrawalMessages.withdrawalUndoer);
        await assertAccountMayDecide(manager, by.userId);
        return { notPaidAt: new Date(), notPaidBy: by.userId, notPaidReason: reason };
      });
    });
  }

  /**
   * Records that the company paid a withdrawal. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not approved; INSUFFICIENT_BALANCE; FORBIDDEN for the administrator who
   * approved it, where a withdrawal takes two administrators.
   */
  pay(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { paidOn, bankReference } = parseInput(withdrawalPaymentSchema, input);
    const sent = { pay: id, paidOn, bankReference };
    return this.idempotency.runOnce(by, Withdrawal, sent, async (manager) => {
      const row = await getForUpdate(manager, Withdrawal, id);
      if (row.status !== 'approved') throw conflict(withdrawalMessages.withdrawalNotApproved);
      if (this.takesTwo() && row.decidedBy === by.userId) throw forbidden(withdrawalMessages.withdrawalPayer);
      await this.identity.assertNotSuspended(manager, [row]);
      await assertCovered(manager, this.ledger, [row]);
      const collectingAccountId = await findPayingAccount(manager, row.batchId);
      await payWithdrawals(manager, this.ledger, [row], { paidOn, bankReference, collectingAccountId }, by);
      return getOrThrow(manager, Withdrawal, id);
    });
  }

  /**
   * Records that the bank returned a paid withdrawal: its amount is available again, which always takes two people where crediting is limited.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not paid, APPROVAL_PENDING
   */
  async returnPaid(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { reason } = parseInput(toSchema(withdrawalReasonFields), input);
    const proposal = {
      action: 'withdrawalReturn',
      subject: `withdrawal:${id}`,
      input: { id, reason },
      getPayload: (): Return => ({ id, reason }),
      getSummary: () => `Registrar que el banco devolvió el retiro #${id}`,
    } as const;
    return this.moneyIn.runOrPropose(proposal, by, () =>
      this.idempotency.runOnce(by, Withdrawal, { return: id, reason }, async (manager) => {
        const withdrawal = await this.returnInTransaction(manager, { id, reason }, by);
        this.moneyIn.ask(by, 'money_in');
        return withdrawal;
      }),
    );
  }

  private async returnInTransaction(manager: EntityManager, { id, reason }: Return, by: Actor): Promise<Withdrawal> {
    const withdrawal = await takeStep(manager, id, paid, by, () => ({ status: 'returned', reason }));
    const bank = { collectingAccountId: withdrawal.collectingAccountId, occurredOn: today(), isByHand: true };
    await this.ledger.post(manager, [await createReturnEntry(manager, withdrawal, bank, getCauser(by))]);
    await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_returned' });
    await enqueueWebhooks(manager, 'withdrawal.returned', [toWithdrawalData(withdrawal)]);
    return withdrawal;
  }

  /** Whether the approver of a withdrawal must neither pay it nor have credited it. */
  private takesTwo(): boolean {
    return this.approvals.isNeeded('money_in');
  }
}
