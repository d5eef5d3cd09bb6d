import {
  getShownIdentityState,
  identityMessages,
  openIdentityStates,
  today,
  type IdentityRequirement,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { sharedRowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import { IdentityCase } from '../records';

/** Moment of the check: a reservation, or a movement of money. */
export type IdentityMoment = 'order' | 'payment';

/** A withdrawal and its person. */
type OwnWithdrawal = { id: number; userId: number };

/**
 * The cases of users, which nobody changes until the end of the transaction, by user. The locks are by id: that of a missing row would lock its
 * neighbours. A preview, which has no transaction, locks nothing.
 */
async function readCases(manager: EntityManager, userIds: readonly number[]): Promise<Map<number, IdentityCase>> {
  const cases: IdentityCase[] = [];
  const lock = manager.queryRunner?.isTransactionActive ? sharedRowLock(manager) : {};
  await forEachChunk([...new Set(userIds)], async (chunk) => {
    const found = await manager.find(IdentityCase, { select: { id: true }, where: { userId: In(chunk) } });
    const where = { id: In(found.map(({ id }) => id)) };
    if (found.length > 0) cases.push(...(await manager.find(IdentityCase, { where, order: { id: 'ASC' }, ...lock })));
  });
  return new Map(cases.map((own) => [own.userId, own]));
}

/** Whether an approval is in force: the job that ends it may be late. */
const isValid = ({ state, expiresOn }: IdentityCase): boolean =>
  state === 'approved' && expiresOn !== null && expiresOn >= today();

/** Whether a suspension holds: it does until an approval, also while the case is reviewed again. */
const isSuspended = (own: IdentityCase | undefined): boolean => (own?.suspendedAt ?? null) !== null;

/** Refuses to move money of people whose identity does not allow it. */
export class IdentityGate {
  constructor(private readonly requirement: IdentityRequirement) {}

  /**
   * Locks the case of a user for the rest of the transaction, so that nobody suspends it between this check and the money.
   * @throws IDENTITY_REQUIRED when there is no approved identity, and the installation asks for one at this moment or it was suspended
   */
  async assert(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<void> {
    const refusal = await this.findRefusal(manager, userId, moment);
    if (refusal !== null) throw new ExpectedError('IDENTITY_REQUIRED', refusal);
  }

  /** The refusal with which `assert` would throw, in Spanish; null without one. */
  async findRefusal(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<string | null> {
    return this.describeRefusal((await readCases(manager, [userId])).get(userId), moment);
  }

  /** As `assert`, for money that goes to the balance instead: whether it may pay for something. */
  async allows(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<boolean> {
    return (await this.findRefusal(manager, userId, moment)) === null;
  }

  /** As `allows`, for several users: those whose money may not pay for something. */
  async findBarred(manager: EntityManager, userIds: readonly number[], moment: IdentityMoment): Promise<Set<number>> {
    const cases = await readCases(manager, userIds);
    return new Set(userIds.filter((userId) => this.describeRefusal(cases.get(userId), moment) !== null));
  }

  /**
   * Refuses what staff does with withdrawals from a suspension of their person to the next approval; locks as `assert` does.
   * @throws IDENTITY_REQUIRED with the withdrawals of these people
   */
  async assertNotSuspended(manager: EntityManager, withdrawals: readonly OwnWithdrawal[]): Promise<void> {
    const cases = await readCases(
      manager,
      withdrawals.map(({ userId }) => userId),
    );
    const ids = withdrawals.filter(({ userId }) => isSuspended(cases.get(userId))).map(({ id }) => id);
    if (ids.length > 0)
      throw new ExpectedError('IDENTITY_REQUIRED', identityMessages.holderWaiting(ids), { withdrawals: ids });
  }

  private describeRefusal(own: IdentityCase | undefined, moment: IdentityMoment): string | null {
    const isAsked = this.requirement === 'order' || (this.requirement === 'payment' && moment === 'payment');
    if (!(isAsked || isSuspended(own)) || (own && isValid(own))) return null;
    if (own && openIdentityStates.includes(getShownIdentityState(own.state))) return identityMessages.waiting;
    return moment === 'order' ? identityMessages.orderRequired : identityMessages.required;
  }
}
