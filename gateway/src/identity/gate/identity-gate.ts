import { identityMessages, openIdentityStates, today, type IdentityRequirement } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { sharedRowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import { IdentityCase } from '../records';

/** Moment of the check: a reservation, or a movement of money. */
export type IdentityMoment = 'order' | 'payment';

/** The case of a user, which nobody changes until the end of the transaction. The lock is by id: that of a missing row would lock its neighbours. */
async function readCase(manager: EntityManager, userId: number): Promise<IdentityCase | null> {
  const found = await manager.findOne(IdentityCase, { select: { id: true }, where: { userId } });
  return found && manager.findOne(IdentityCase, { where: { id: found.id }, ...sharedRowLock(manager) });
}

/** Whether an approval is in force: the job that ends it may be late. */
const isValid = ({ state, expiresOn }: IdentityCase): boolean =>
  state === 'approved' && expiresOn !== null && expiresOn >= today();

/** Refuses to move money of people whose identity does not allow it. */
export class IdentityGate {
  constructor(private readonly requirement: IdentityRequirement) {}

  /**
   * Locks the case of a user for the rest of the transaction, so that nobody suspends it between this check and the money.
   * @throws IDENTITY_REQUIRED when the installation asks for an approved identity at this moment and there is none, or when it is suspended
   */
  async assert(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<void> {
    const refusal = await this.findRefusal(manager, userId, moment);
    if (refusal !== null) throw new ExpectedError('IDENTITY_REQUIRED', refusal);
  }

  /** As `assert`, for money that goes to the balance instead: whether it may pay for something. */
  async allows(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<boolean> {
    return (await this.findRefusal(manager, userId, moment)) === null;
  }

  /**
   * Refuses what staff does with money that is on its way out, while its person is suspended; locks as `assert` does.
   * @throws IDENTITY_REQUIRED
   */
  async assertNotSuspended(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    for (const userId of [...new Set(userIds)].sort((a, b) => a - b))
      if ((await readCase(manager, userId))?.state === 'suspended')
        throw new ExpectedError('IDENTITY_REQUIRED', identityMessages.holderWaiting);
  }

  /** Those of several users whose money may pay for nothing now. Locks nothing: a preview needs no more. */
  async findBarred(manager: EntityManager, userIds: readonly number[]): Promise<Set<number>> {
    if (userIds.length === 0) return new Set();
    const cases = await manager.findBy(IdentityCase, { userId: In([...userIds]) });
    const byUser = new Map(cases.map((own) => [own.userId, own]));
    return new Set(userIds.filter((userId) => this.getRefusal(byUser.get(userId) ?? null, 'payment') !== null));
  }

  private async findRefusal(manager: EntityManager, userId: number, moment: IdentityMoment): Promise<string | null> {
    return this.getRefusal(await readCase(manager, userId), moment);
  }

  private getRefusal(own: IdentityCase | null, moment: IdentityMoment): string | null {
    if (own?.state === 'suspended') return identityMessages.waiting;
    const isAsked = this.requirement === 'order' || (this.requirement === 'payment' && moment === 'payment');
    if (!isAsked || (own !== null && isValid(own))) return null;
    if (own && openIdentityStates.includes(own.state)) return identityMessages.waiting;
    return moment === 'order' ? identityMessages.orderRequired : identityMessages.required;
  }
}
