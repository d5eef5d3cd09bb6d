import { messages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/request';
import { endCredentials, Passkey, RecoveryCode, TotpFactor, User } from '../records';
import type { Database } from '../../platform/database';
import { getForUpdate } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';
import { generateRecoveryCode, hashRecoveryCode, recoveryCodeCount } from './recovery-codes';

/** Whether a user has an authenticator app or a passkey. */
async function hasFactor(manager: EntityManager, userId: number): Promise<boolean> {
  const totp = await manager
    .createQueryBuilder(TotpFactor, 'factor')
    .where('factor.userId = :userId AND factor.confirmedAt IS NOT NULL', { userId })
    .getCount();
  return totp > 0 || manager.existsBy(Passkey, { userId });
}

/** Replaces a user's recovery codes; the codes are returned here and never again. */
export async function replaceRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, generateRecoveryCode);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code), usedAt: null })),
  );
  return codes;
}

/** Changes the second factors of accounts: one at a time, recorded, and told to the user. */
export class SecondFactorChanges {
  constructor(
    private readonly database: Database,
    private readonly securityEvents: SecurityEventsService,
    /** Whether administrators must have a second factor. */
    readonly isRequiredForAdmins: boolean,
  ) {}

  /**
   * Runs a change in a transaction that locks the user's row, ends their other sessions, and notifies them.
   * @param detail name of the operation.
   * @throws CONFLICT when the last factor of an administrator who must have one would go.
   */
  async run<T>(
    userId: number,
    actor: Actor,
    detail: string,
    change: (manager: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    const event = { kind: 'second_factor_changed', userId, actor, detail } as const;
    const result = await this.database.transaction((manager) => this.runInTransaction(manager, event, actor, change));
    this.securityEvents.log(event);
    return result;
  }

  /** The same in the transaction of the caller. */
  async runInTransaction<T>(
    manager: EntityManager,
    event: NewSecurityEvent & { userId: number },
    actor: Actor,
    change: (manager: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    const { userId } = event;
    const user = await getForUpdate(manager, User, userId);
    const changed = await change(manager, user);
    await this.updateAccount(manager, user, actor);
    await endCredentials(manager, userId, userId === actor.userId ? actor.sessionHash : null);
    await insertSecurityEvent(manager, event);
    return changed;
  }

  /** Stores with the account whether signing in requires a second factor. */
  private async updateAccount(manager: EntityManager, user: User, actor: Actor): Promise<void> {
    if (await hasFactor(manager, user.id)) {
      if (user.secondFactorAt === null) await manager.update(User, { id: user.id }, { secondFactorAt: new Date() });
      return;
    }
    const isOwn = user.id === actor.userId;
    if (isOwn && user.role === 'admin' && this.isRequiredForAdmins)
      throw new ExpectedError('CONFLICT', messages.lastSecondFactor);
    await manager.delete(RecoveryCode, { userId: user.id });
    if (user.secondFactorAt !== null) await manager.update(User, { id: user.id }, { secondFactorAt: null });
  }
}
