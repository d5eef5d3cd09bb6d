import { type BatchFormat, withdrawalMessages, withdrawalStatus } from '@cimiento/contracts';
import {
  pageSchema,
  withdrawalBatchPaymentSchema,
  withdrawalBatchReadingSchema,
  withdrawalBatchRemovalSchema,
  withdrawalBatchSchema,
} from '@cimiento/contracts/schemas';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { assertAdministrator, logUpdates } from '../../access/audit-log/audit-writer';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, forbidden, parseInput } from '../../platform/errors';
import type { PageArgs } from '../../platform/graphql';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor } from '../../platform/request';
import { assertCovered } from './assert-covered';
import { createBatchContent, findPayingAccount, readBatchRows, removeFromBatch } from './batch-state';
import { isSent, WithdrawalBatch } from './withdrawal-batch.entity';
import { payWithdrawals } from './withdrawal-steps';
import { Withdrawal } from './withdrawal.entity';

const inNoBatch = { status: 'approved' as const, batchId: IsNull() };

const isUnpaid = ({ status }: Withdrawal): boolean => withdrawalStatus[status].isLive;

/** The unpaid withdrawals among the rows of a file that a request names. @throws CONFLICT when one is not among them */
function pickUnpaid(rows: readonly Withdrawal[], ids: readonly number[]): Withdrawal[] {
  const picked = rows.filter((row) => isUnpaid(row) && ids.includes(row.id));
  if (picked.length !== ids.length) throw conflict(withdrawalMessages.batchForeign);
  return picked;
}

/** A file for the bank, as it is read. */
export type ReadFile = { id: number; content: string; sha256: string; format: BatchFormat };

/** Locks a file and its withdrawals. @throws NOT_FOUND, CONFLICT when it is paid or cancelled */
async function getOpenRows(manager: EntityManager, id: number): Promise<Withdrawal[]> {
  const { state } = await getForUpdate(manager, WithdrawalBatch, id);
  if (state !== 'open') throw conflict(withdrawalMessages.batchClosed);
  return readBatchRows(manager, id);
}

/** Files with which the bank pays approved withdrawals: makes, changes and pays them. */
export class WithdrawalBatchesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly approvals: ApprovalsService,
    private readonly identity: IdentityGate,
  ) {}

  /** Files, newest first. `after` gives those before one. @throws VALIDATION_FAILED when the page is out of range */
  list(page: PageArgs): Promise<WithdrawalBatch[]> {
    const { after, limit } = parseInput(pageSchema, page);
    const where = after ? { id: LessThan(after) } : {};
    return this.database.reader.find(WithdrawalBatch, { where, order: { id: 'DESC' }, ...(limit && { take: limit }) });
  }

  /** Number of all files. */
  count(): Promise<number> {
    return this.database.reader.count(WithdrawalBatch);
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<WithdrawalBatch> {
    return getOrThrow(this.database.reader, WithdrawalBatch, id);
  }

  /** Approved withdrawals that this administrator may put into a new file, by id. */
  async listPayable({ userId }: Pick<Actor, 'userId'>): Promise<Withdrawal[]> {
    const rows = await this.database.reader.find(Withdrawal, { where: inNoBatch, order: { id: 'ASC' } });
    return rows.filter((row) => !this.isOwn(row, userId));
  }

  /**
   * Puts approved withdrawals that are in no file into a new one; by default all of them, where a withdrawal takes two administrators except
   * those that this one approved. @throws VALIDATION_FAILED; CONFLICT when there is none or one is not approved or in a file; FORBIDDEN when
   * this administrator approved one of the given, or all; INSUFFICIENT_BALANCE when a balance no longer covers one.
   */
  create(input: unknown, by: Actor): Promise<WithdrawalBatch> {
    const { withdrawalIds: ids } = parseInput(withdrawalBatchSchema, input);
    return this.idempotency.runOnce(by, WithdrawalBatch, { create: ids ?? null }, async (manager) => {
      await assertAdministrator(manager, by);
      const where = { ...inNoBatch, ...(ids && { id: In(ids) }) };
      const open = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...rowLock(manager) });
      if (ids && open.length !== ids.length) throw conflict(withdrawalMessages.batchUnknown);
      if (open.length === 0) throw conflict(withdrawalMessages.withdrawalNothingToPay);
      const withdrawals = open.filter((row) => !this.isOwn(row, by.userId));
      if (withdrawals.length === 0 || (ids && withdrawals.length !== ids.length))
        throw forbidden(withdrawalMessages.withdrawalPayer);
      await this.assertPayable(manager, withdrawals);
      return this.insert(manager, withdrawals, by);
    });
  }

  /**
   * Gives the file for the bank, and notes its first reading: the same bytes ever after.
   * @throws VALIDATION_FAILED, NOT_FOUND; CONFLICT for one that was cancelled unread; BATCH_READ once its payment was undone; at the first
   * reading INSUFFICIENT_BALANCE while a withdrawal in it is not covered, and CONFLICT for one that was paid otherwise, where a withdrawal takes
   * two administrators
   */
  read(id: number, input: unknown, by: Actor): Promise<ReadFile> {
    const { format } = parseInput(withdrawalBatchReadingSchema, input);
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      const { undoneAt, readAt, state } = await getForUpdate(manager, WithdrawalBatch, id);
      if (undoneAt !== null) throw new ExpectedError('BATCH_READ', withdrawalMessages.batchUndone);
      if (readAt === null) {
        if (state === 'cancelled') throw conflict(withdrawalMessages.batchUnread);
        const rows = await readBatchRows(manager, id);
        // The first file or payment uses an approval up.
        if (this.takesTwo() && !rows.every(isUnpaid)) throw conflict(withdrawalMessages.batchPaidUnread);
        await this.assertPayable(manager, rows.filter(isUnpaid));
        await manager.update(WithdrawalBatch, { id, readAt: IsNull() }, { readAt: new Date(), readBy: by.userId });
      }
      const { content, sha256 } = await getOrThrow(manager, WithdrawalBatch, id);
      return { id, content, sha256, format };
    });
  }

  /**
   * Takes withdrawals out of an open file: they stay approved without a file.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT; BATCH_READ when the bank may have the file, where a withdrawal takes two administrators
   */
  remove(id: number, input: unknown, by: Actor): Promise<WithdrawalBatch> {
    const { withdrawalIds } = parseInput(withdrawalBatchRemovalSchema, input);
    return this.change({ remove: id, withdrawalIds }, by, async (manager) => {
      const rows = await getOpenRows(manager, id);
      if (this.takesTwo() && isSent(await getOrThrow(manager, WithdrawalBatch, id)))
        throw new ExpectedError('BATCH_READ', withdrawalMessages.batchRead);
      return removeFromBatch(manager, id, pickUnpaid(rows, withdrawalIds), { by, usesUp: this.takesTwo() });
    });
  }

  /**
   * Takes all withdrawals out of an open file: they stay approved without a file, or wait for another approval where the bank may have the file.
   * @throws NOT_FOUND, CONFLICT when it is not open, or one of them is paid
   */
  cancel(id: number, by: Actor): Promise<WithdrawalBatch> {
    return this.change({ cancel: id }, by, async (manager) => {
      const rows = await getOpenRows(manager, id);
      if (!rows.every(isUnpaid)) throw conflict(withdrawalMessages.batchPaidRow);
      return removeFromBatch(manager, id, rows, { by, usesUp: this.takesTwo() });
    });
  }

  /**
   * Records that the bank paid an open file, except for some withdrawals, which leave it. Each is paid as by hand.
   * @throws VALIDATION_FAILED, NOT_FOUND; CONFLICT when it is not open, or none is left to be paid; FORBIDDEN for an administrator who
   * approved one of the paid, where a withdrawal takes two administrators
   */
  pay(id: number, input: unknown, by: Actor): Promise<WithdrawalBatch> {
    const { paidOn, bankReference, except = [] } = parseInput(withdrawalBatchPaymentSchema, input);
    return this.change({ pay: id, paidOn, bankReference, except }, by, async (manager) => {
      const rows = await getOpenRows(manager, id);
      const excepted = pickUnpaid(rows, except);
      const paid = rows.filter((row) => row.status === 'approved' && !excepted.includes(row));
      if (paid.length === 0) throw conflict(withdrawalMessages.batchNothingLeft);
      if (paid.some((row) => this.isOwn(row, by.userId))) throw forbidden(withdrawalMessages.batchPayer);
      await this.assertPayable(manager, paid);
      if (excepted.length > 0) await removeFromBatch(manager, id, excepted, { by, usesUp: this.takesTwo() });
      const payment = { paidOn, bankReference, collectingAccountId: await findPayingAccount(manager, id) };
      await payWithdrawals(manager, this.ledger, paid, payment, by);
      return getOrThrow(manager, WithdrawalBatch, id);
    });
  }

  private change(
    sent: object,
    by: Actor,
    work: (manager: EntityManager) => Promise<WithdrawalBatch>,
  ): Promise<WithdrawalBatch> {
    return this.idempotency.runOnce(by, WithdrawalBatch, sent, async (manager) => {
      await assertAdministrator(manager, by);
      return work(manager);
    });
  }

  /** @throws INSUFFICIENT_BALANCE for what is not covered, IDENTITY_REQUIRED for the money of a suspended person */
  private async assertPayable(manager: EntityManager, rows: readonly Withdrawal[]): Promise<void> {
    await this.identity.assertNotSuspended(manager, rows);
    await assertCovered(manager, this.ledger, rows);
  }

  /** Whether another administrator must pay it. */
  private isOwn({ decidedBy }: Withdrawal, userId: number): boolean {
    return decidedBy === userId && this.takesTwo();
  }

  /** Whether a withdrawal takes two administrators, and the first file uses an approval up. */
  private takesTwo(): boolean {
    return this.approvals.isNeeded('money_in');
  }

  private async insert(manager: EntityManager, rows: readonly Withdrawal[], by: Actor): Promise<WithdrawalBatch> {
    const batch = manager.create(WithdrawalBatch, {
      ...(await createBatchContent(manager, rows)),
      collectingAccountId: await findPayingAccount(manager, null),
      createdBy: by.userId,
      createdAt: new Date(),
      state: 'open' as const,
      bankLineId: null,
      readAt: null,
      readBy: null,
      undoneAt: null,
    });
    await manager.insert(WithdrawalBatch, batch);
    const where = { ...inNoBatch, id: In(rows.map(({ id }) => id)) };
    const { affected } = await manager.update(Withdrawal, where, { batchId: batch.id });
    if (affected !== rows.length) throw conflict(withdrawalMessages.batchUnknown);
    const after = rows.map((row) => manager.create(Withdrawal, { ...row, batchId: batch.id }));
    await logUpdates({ manager, entity: Withdrawal, by }, rows, after);
    return batch;
  }
}
