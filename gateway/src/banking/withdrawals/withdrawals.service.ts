import { randomInt } from 'node:crypto';
import {
  accountMessages,
  formatLongDate,
  formatMoment,
  getWithdrawalReference,
  limits,
  liveWithdrawalStatuses,
  parseCents,
  withdrawalMessages,
} from '@cimiento/contracts';
import { pageSchema, withdrawalSchema, type WithdrawalInput } from '@cimiento/contracts/schemas';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor, Viewer } from '../../platform/request';
import type { BankAccount } from '../bank-accounts/bank-account.entity';
import { findBankAccount, type BankAccountsService } from '../bank-accounts/bank-accounts.service';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import type { Database } from '../../platform/database';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, notFound, parseInput } from '../../platform/errors';
import type { PageArgs } from '../../platform/graphql';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { User } from '../../access/records';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toWithdrawalData } from './withdrawal-webhook';
import { createHoldEntry, createReleaseEntry } from './withdrawal-entries';
import { assertReleasable, findHeldUntil } from './may-be-paid';
import { readUnconfirmed } from '../statements/unconfirmed';
import { toNotice } from './withdrawal-notice';
import { neverInFile, Withdrawal } from './withdrawal.entity';

// Without 0/O and 1/I/L: people read the reference aloud and type it.
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference. Random, so that it does not reveal how many withdrawals there are. */
const createReference = (): string =>
  getWithdrawalReference(Array.from({ length: 10 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''));

const waitingPeriod = (message: string): ExpectedError => new ExpectedError('WAITING_PERIOD', message);

const limitReached = (message: string): ExpectedError => new ExpectedError('WITHDRAWAL_LIMIT', message);

/** @throws WITHDRAWAL_LIMIT when as many withdrawals of a user wait as may. Their row is locked. */
async function assertFewOpen(manager: EntityManager, userId: number): Promise<void> {
  const where = { userId, status: In(liveWithdrawalStatuses) };
  const open = await manager.countBy(Withdrawal, where);
  if (open >= limits.withdrawal.open) throw limitReached(withdrawalMessages.withdrawalTooMany);
}

/** @throws WAITING_PERIOD for some days after staff changed the access of the account. */
function assertNotWaiting({ accessChangedAt }: User): void {
  const end = new Date((accessChangedAt?.getTime() ?? 0) + limits.withdrawalPauseHours.max * 3_600_000);
  if (end > new Date()) throw waitingPeriod(accountMessages.accessWaiting(formatMoment(end, 'long')));
}

/** Withdrawals of the signed-in investor. */
export class WithdrawalsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly bankAccounts: BankAccountsService,
    private readonly identity: IdentityGate,
  ) {}

  /** The viewer's own withdrawals, by id. @throws VALIDATION_FAILED when the page is out of range. */
  list({ id: userId }: Viewer, page: PageArgs): Promise<Withdrawal[]> {
    const { after, limit } = parseInput(pageSchema, page);
    const where = { userId, id: MoreThan(after) };
    return this.database.reader.find(Withdrawal, { where, order: { id: 'ASC' }, ...(limit && { take: limit }) });
  }

  /** Number of the viewer's withdrawals. */
  count({ id: userId }: Viewer): Promise<number> {
    return this.database.reader.countBy(Withdrawal, { userId });
  }

  /**
   * Requests a withdrawal to the viewer's bank account and holds its amount.
   * @throws VALIDATION_FAILED; WITHDRAWAL_LIMIT when it is too small or too many wait; INSUFFICIENT_BALANCE when less is available; NOT_YET_WITHDRAWABLE when
   * less is confirmed; WAITING_PERIOD a short while after the bank account changed, or staff changed the access of the account; CONFLICT when there is no bank
   * account, IDEMPOTENCY_MISMATCH, IDENTITY_REQUIRED
   */
  request({ id: userId }: Viewer, input: unknown, by: Actor): Promise<Withdrawal> {
    const values = parseInput(withdrawalSchema, input);
    return this.idempotency.runOnce(by, Withdrawal, values, (manager) =>
      this.requestInTransaction(manager, userId, values),
    );
  }

  /**
   * Cancels one of the viewer's own withdrawals and releases its amount. One that is cancelled already is given again.
   * @throws NOT_FOUND, also when it belongs to another user; CONFLICT when it was decided already; MAY_BE_PAID while the bank may pay it.
   */
  cancel({ id: userId }: Viewer, id: number, by: Actor): Promise<Withdrawal> {
    return this.idempotency.runOnce(by, Withdrawal, { cancel: id }, async (manager) => {
      const own = { id, userId };
      const before = await manager.findOne(Withdrawal, { where: own, ...rowLock(manager) });
      if (before) await assertReleasable(manager, before, withdrawalMessages.mayBePaidOwn);
      // The conditional UPDATE is atomic: of a cancellation and a decision at once, one gets CONFLICT.
      const { affected } = await manager.update(Withdrawal, { ...own, status: 'requested' }, { status: 'cancelled' });
      const withdrawal = await manager.findOneBy(Withdrawal, own);
      if (!withdrawal) throw notFound();
      if (affected === 1) await this.release(manager, withdrawal);
      else if (withdrawal.status !== 'cancelled') throw conflict(withdrawalMessages.withdrawalNotCancellable);
      return withdrawal;
    });
  }

  /**
   * Cancels what nobody has paid or put into a batch, in the transaction of its cause; what the bank may be paying stays. Returns whether there
   * was anything.
   */
  async clearOpen(manager: EntityManager, userId: number): Promise<boolean> {
    const open = { userId, status: In(liveWithdrawalStatuses), batchId: IsNull() };
    const withdrawals = await manager.find(Withdrawal, { where: open, order: { id: 'ASC' } });
    for (const withdrawal of withdrawals) {
      if ((await findHeldUntil(manager, withdrawal)) !== null) continue;
      const { id, status } = withdrawal;
      const { affected } = await manager.update(Withdrawal, { ...open, id, status }, { status: 'cancelled' });
      if (affected === 1) await this.release(manager, { ...withdrawal, status: 'cancelled' });
    }
    return withdrawals.length > 0;
  }

  /** Releases the amount of a withdrawal that its investor cancelled. */
  private async release(manager: EntityManager, withdrawal: Withdrawal): Promise<void> {
    await this.ledger.post(manager, [await createReleaseEntry(manager, withdrawal, withdrawal.userId)]);
    await enqueueWebhooks(manager, 'withdrawal.cancelled', [toWithdrawalData(withdrawal)]);
  }

  // The ledger locks the balance, also against another server of a cluster; of the bank account no row ever changes.
  private async requestInTransaction(
    manager: EntityManager,
    userId: number,
    { amount }: WithdrawalInput,
  ): Promise<Withdrawal> {
    if (parseCents(amount) < limits.withdrawal.minCents) throw limitReached(withdrawalMessages.withdrawalMinimum);
    // Withdrawals of one user run one after another, so that concurrent ones are counted too.
    const user = await getForUpdate(manager, User, userId);
    assertNotWaiting(user);
    await this.identity.assert(manager, userId, 'payment');
    await assertFewOpen(manager, userId);
    const account = await findBankAccount(manager, userId);
    if (!account) throw conflict(withdrawalMessages.withdrawalWithoutAccount);
    this.assertNotBlocked(account);
    const withdrawal = manager.create(Withdrawal, {
      userId,
      amount,
      status: 'requested',
      reference: createReference(),
      bankAccountId: account.id,
      createdAt: new Date(),
      decidedAt: null,
      decidedBy: null,
      reason: null,
      paidOn: null,
      bankReference: null,
      collectingAccountId: null,
      bankLineId: null,
      returnLineId: null,
      batchId: null,
      ...neverInFile,
    });
    await manager.insert(Withdrawal, withdrawal);
    await this.ledger.post(manager, [createHoldEntry(withdrawal, account, userId)]);
    await this.assertConfirmed(manager, userId);
    await notify(manager, { ...toNotice(withdrawal), kind: 'withdrawal_requested' });
    await enqueueWebhooks(manager, 'withdrawal.requested', [toWithdrawalData(withdrawal)]);
    return withdrawal;
  }

  /**
   * Refuses to hold money that only one administrator has seen.
   * @throws NOT_YET_WITHDRAWABLE with the day of the deposit
   */
  private async assertConfirmed(manager: EntityManager, userId: number): Promise<void> {
    const { cents, firstDay } = await readUnconfirmed(manager, userId);
    if (firstDay === null || (await this.ledger.lockAvailable(manager, userId)) >= cents) return;
    throw new ExpectedError('NOT_YET_WITHDRAWABLE', withdrawalMessages.notYetWithdrawable(formatLongDate(firstDay)));
  }

  private assertNotBlocked(account: BankAccount): void {
    const end = this.bankAccounts.getBlockEnd(account);
    if (!end) return;
    throw waitingPeriod(accountMessages.bankAccountWaiting(formatMoment(end, 'long')));
  }
}
