import { ledgerAccounts, messages, sumMoney, today, type WithdrawalStatus } from '@cimiento/contracts';
import { withdrawalPaymentSchema, withdrawalReasonSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, MoreThan, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import { assertAccountMayDecide } from '../../access/auth/assert-may-decide';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { findBankAccount } from '../bank-accounts/bank-accounts.service';
import { CollectingAccount } from '../bank-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, forbidden } from '../../platform/errors/expected-error';
import { parseInput } from '../../platform/errors/parse-input';
import { toIdempotentRequest } from '../../platform/idempotency/idempotent-request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import { sha256 } from '../../platform/sha256';
import { createBatchFile } from './batch-file';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { createPaidEntry, createReleaseEntry, createReturnEntry } from './withdrawal-entries';
import { toNotice } from './withdrawal-notice';
import { Withdrawal } from './withdrawal.entity';
import { withdrawalListConfig, type WithdrawalSort } from './withdrawals.list';

/** A step from one status to the next. */
type Step = { from: WithdrawalStatus; /** Message when the withdrawal has another status. */ refusal: string };

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

/** An administrator who changed the account, in the version that is paid or since, must not approve. @throws FORBIDDEN */
async function assertMayDecide(manager: EntityManager, { userId, bankAccountId }: Withdrawal, by: Actor) {
  if (userId === by.userId) throw forbidden(messages.withdrawalOwn);
  await assertAccountMayDecide(manager, by.userId);
  const requested = await getOrThrow(manager, BankAccount, bankAccountId);
  const current = await findBankAccount(manager, userId);
  if (requested.createdBy === by.userId || current?.createdBy === by.userId)
    throw forbidden(messages.withdrawalAccountEditor);
}

const creditorWindowMs = 7 * 24 * 3_600_000;

/**
 * An administrator who credited an investor lately must not approve their withdrawal: one person could otherwise create money and pay it out. What a
 * proposal credited counts for its proposer.
 * @throws FORBIDDEN
 */
async function assertCreditedNothing(manager: EntityManager, { userId }: Withdrawal, by: Actor): Promise<void> {
  const createdAt = MoreThan(new Date(Date.now() - creditorWindowMs));
  const hasCredited = await manager
    .createQueryBuilder(LedgerEntry, 'entry')
    .innerJoin(LedgerPosting, 'posting', 'posting.entryId = entry.id AND posting.amount > 0')
    .innerJoin(LedgerAccount, 'account', 'account.id = posting.accountId')
    .where({ actorId: by.userId, createdAt })
    // Giving back what a rejected withdrawal held credits nobody.
    .andWhere("NOT (entry.kind = 'reversal' AND entry.sourceKind = 'withdrawal')")
    .andWhere('account.code = :code', { code: ledgerAccounts.available(userId).code })
    .getExists();
  if (hasCredited) throw forbidden(messages.withdrawalCreditor);
}

const requested: Step = { from: 'requested', refusal: messages.withdrawalNotRequested };
const approved: Step = { from: 'approved', refusal: messages.withdrawalNotApproved };
const paid: Step = { from: 'paid', refusal: messages.withdrawalNotPaid };

/** What administrators do with withdrawals. */
export class WithdrawalsAdminService {
  readonly lists: ListQueryBuilder<Withdrawal, WithdrawalSort, 'status'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly approvals: ApprovalsService,
  ) {
    this.lists = new ListQueryBuilder(database, withdrawalListConfig);
  }

  /** @throws NOT_FOUND; FORBIDDEN for one's own, as the last editor of its bank account, or when they credited the investor lately; CONFLICT when it was decided already. */
  approve(id: number, by: Actor): Promise<Withdrawal> {
    return this.idempotency.runOnce(toIdempotentRequest(by), Withdrawal, { approve: id }, async (manager) => {
      const withdrawal = await takeStep(manager, id, requested, by, async (before) => {
        await assertMayDecide(manager, before, by);
        if (this.takesTwo()) await assertCreditedNothing(manager, before, by);
        return { status: 'approved', decidedAt: new Date(), decidedBy: by.userId };
      });
      await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_approved' });
      await enqueueWebhooks(manager, 'withdrawal.approved', [toWithdrawalData(withdrawal)]);
      return withdrawal;
    });
  }

  /** Rejects a withdrawal and releases its amount. @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it was decided already. */
  reject(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { reason } = parseInput(withdrawalReasonSchema, input);
    return this.idempotency.runOnce(toIdempotentRequest(by), Withdrawal, { reject: id, reason }, async (manager) => {
      const withdrawal = await takeStep(manager, id, requested, by, async ({ userId }) => {
        if (userId === by.userId) throw forbidden(messages.withdrawalOwn);
        await assertAccountMayDecide(manager, by.userId);
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
   * Records that the company paid a withdrawal. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not approved; FORBIDDEN for the administrator who
   * approved it, where a withdrawal takes two administrators.
   */
  pay(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { paidOn, bankReference } = parseInput(withdrawalPaymentSchema, input);
    const sent = { pay: id, paidOn, bankReference };
    return this.idempotency.runOnce(toIdempotentRequest(by), Withdrawal, sent, async (manager) => {
      const withdrawal = await takeStep(manager, id, approved, by, async ({ batchId, decidedBy }) => {
        if (this.takesTwo() && decidedBy === by.userId) throw forbidden(messages.withdrawalPayer);
        const collectingAccountId = await this.findPayingAccount(manager, batchId);
        return { status: 'paid', paidOn, bankReference, collectingAccountId };
      });
      await this.ledger.post(manager, [await createPaidEntry(manager, { ...withdrawal, paidOn }, by.userId)]);
      await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_paid' });
      await enqueueWebhooks(manager, 'withdrawal.paid', [toWithdrawalData(withdrawal)]);
      return withdrawal;
    });
  }

  /** Records that the bank returned a paid withdrawal: its amount is available again. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not paid. */
  returnPaid(id: number, input: unknown, by: Actor): Promise<Withdrawal> {
    const { reason } = parseInput(withdrawalReasonSchema, input);
    return this.idempotency.runOnce(toIdempotentRequest(by), Withdrawal, { return: id, reason }, async (manager) => {
      const withdrawal = await takeStep(manager, id, paid, by, () => ({ status: 'returned', reason }));
      const bank = { collectingAccountId: withdrawal.collectingAccountId, occurredOn: today() };
      await this.ledger.post(manager, [await createReturnEntry(manager, withdrawal, bank, by.userId)]);
      await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_returned' });
      return withdrawal;
    });
  }

  /** Files for the bank, newest first. */
  listBatches(): Promise<WithdrawalBatch[]> {
    return this.database.reader.find(WithdrawalBatch, { order: { id: 'DESC' }, take: 100 });
  }

  /**
   * Puts every approved withdrawal that is in no file into a new one; where a withdrawal takes two administrators, except those that this one
   * approved. @throws CONFLICT when there is none; FORBIDDEN when this administrator approved all of them.
   */
  createBatch(by: Actor): Promise<WithdrawalBatch> {
    return this.database.transaction(async (manager) => {
      const where = { status: 'approved' as const, batchId: IsNull() };
      const open = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...rowLock(manager) });
      if (open.length === 0) throw conflict(messages.withdrawalNothingToPay);
      const withdrawals = this.takesTwo() ? open.filter(({ decidedBy }) => decidedBy !== by.userId) : open;
      if (withdrawals.length === 0) throw forbidden(messages.withdrawalPayer);
      const accounts = new Map(
        (await manager.findBy(BankAccount, { id: In(withdrawals.map(({ bankAccountId }) => bankAccountId)) })).map(
          (account) => [account.id, account],
        ),
      );
      const rows = withdrawals.flatMap((withdrawal) => {
        const account = accounts.get(withdrawal.bankAccountId);
        return account ? [{ withdrawal, account }] : [];
      });
      const content = createBatchFile(rows);
      const batch = manager.create(WithdrawalBatch, {
        withdrawals: withdrawals.length,
        total: sumMoney(withdrawals.map(({ amount }) => amount)),
        sha256: sha256(content),
        content,
        collectingAccountId: await this.findPayingAccount(manager, null),
        createdBy: by.userId,
        createdAt: new Date(),
      });
      await manager.insert(WithdrawalBatch, batch);
      for (const before of withdrawals) {
        const { affected } = await manager.update(Withdrawal, { ...where, id: before.id }, { batchId: batch.id });
        if (affected !== 1) throw conflict(messages.withdrawalNotApproved);
        await logUpdate({ manager, entity: Withdrawal, by }, before, { ...before, batchId: batch.id });
      }
      return batch;
    });
  }

  /** Whether the approver of a withdrawal must neither pay it nor have credited it. */
  private takesTwo(): boolean {
    return this.approvals.isNeeded('money_in');
  }

  /** The company's account that pays: that of the file, else the first one. Null when the company has none. */
  private async findPayingAccount(manager: EntityManager, batchId: number | null): Promise<number | null> {
    if (batchId !== null) return (await getOrThrow(manager, WithdrawalBatch, batchId)).collectingAccountId;
    const [account] = await manager.find(CollectingAccount, { order: { id: 'ASC' }, take: 1 });
    return account?.id ?? null;
  }
}
