import { accountMessages, formatMoment, limits } from '@cimiento/contracts';
import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { normalizeText } from '../../platform/normalize-text';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import type { Actor } from '../../platform/request';
import { updateWithAudit } from '../audit-log/audit-writer';
import { assertEmailOpensNoOther, endCredentials, User } from '../records';
import { insertSecurityEvent, operator, type SecurityActor } from '../security-events/security-events.service';
import type { AccountEmails } from './account-emails';
import type { AccountTokens } from './account-tokens';

const hourMs = 3_600_000;
const noticeMs = limits.pendingEmail.noticeHours * hourMs;
const lifetimeMs = limits.pendingEmail.days * 24 * hourMs;

/** The columns of an account without a pending e-mail. */
export const noPendingEmail = { pendingEmail: null, pendingEmailAt: null, pendingEmailConfirmedAt: null } as const;

type Pending = User & { pendingEmail: string; pendingEmailAt: Date };

/** The moment until which the link of a pending e-mail can be used. */
const getEnd = ({ pendingEmailAt }: Pending): Date => new Date(pendingEmailAt.getTime() + lifetimeMs);

/** Whether an account has an e-mail that waits. One that nobody confirmed in time no longer does. */
const isPending = (user: User): user is Pending =>
  user.pendingEmail !== null &&
  user.pendingEmailAt !== null &&
  (user.pendingEmailConfirmedAt !== null || getEnd(user as Pending) > new Date());

/**
 * E-mails that staff set for an account with a history. One takes effect when it is confirmed, and at the earliest 24 hours after the present
 * address was notified, which can stop it.
 */
export class PendingEmailsService {
  constructor(
    private readonly database: Database,
    private readonly emails: AccountEmails,
    private readonly tokens: AccountTokens,
    private readonly rateLimit: RateLimitService,
  ) {}

  /** Starts the change in the transaction of its approval; another one that waits ends. */
  async start(manager: EntityManager, user: User, pendingEmail: string, by: Actor): Promise<User> {
    await this.revokeLinks(manager, user.id);
    const pendingEmailAt = new Date();
    const columns = { pendingEmail, pendingEmailAt, pendingEmailConfirmedAt: null, accessChangedAt: pendingEmailAt };
    const changed = (await updateWithAudit({ manager, entity: User, by }, user.id, columns)) as Pending;
    await this.emails.sendPendingEmail(manager, changed, getEnd(changed));
    await this.emails.sendPendingEmailNotice(manager, changed, getEnd(changed));
    await insertSecurityEvent(manager, { kind: 'email_change_requested', userId: user.id, actor: by, detail: 'staff' });
    return changed;
  }

  /** Sends the link of a pending e-mail again. It starts nothing anew. @throws NOT_FOUND, CONFLICT without one, TOO_MANY_REQUESTS */
  async resend(userId: number, by: Actor): Promise<string> {
    const { pendingEmail } = await this.getPending(this.database.reader, userId);
    await this.rateLimit.consumeEmailOfUser(pendingEmail, by.userId);
    await this.database.transaction(async (manager) => {
      const user = await this.getPending(manager, userId);
      if (user.pendingEmailConfirmedAt !== null) throw conflict(accountMessages.pendingEmailConfirmed);
      await this.emails.sendPendingEmail(manager, user, getEnd(user));
    });
    return accountMessages.pendingEmailSent;
  }

  /** Confirms a pending e-mail; null when it is no longer the one that waits. Returns what its owner reads. */
  async confirm(manager: EntityManager, userId: number, email: string, actor: SecurityActor): Promise<string | null> {
    const user = await getForUpdate(manager, User, userId);
    if (!isPending(user) || user.pendingEmail !== email || user.disabledAt !== null) return null;
    const due = new Date(user.pendingEmailAt.getTime() + noticeMs);
    if (due <= new Date()) {
      await this.apply(manager, user, actor);
      return accountMessages.pendingEmailApplied;
    }
    await manager.update(User, { id: userId }, { pendingEmailConfirmedAt: new Date() });
    return accountMessages.pendingEmailWaits(formatMoment(due));
  }

  /** Ends a pending e-mail, as the present address asks. */
  async stop(manager: EntityManager, userId: number): Promise<void> {
    await this.revokeLinks(manager, userId);
    await manager.update(User, { id: userId }, noPendingEmail);
  }

  /** Makes the confirmed e-mails whose notice is old enough those of their accounts, and ends those that nobody confirmed in time. */
  async applyDue(): Promise<void> {
    const late = {
      pendingEmailConfirmedAt: IsNull(),
      pendingEmailAt: LessThanOrEqual(new Date(Date.now() - lifetimeMs)),
    };
    if (await this.database.reader.existsBy(User, late))
      await this.database.transaction((manager) => manager.update(User, late, noPendingEmail));
    const noticedBy = new Date(Date.now() - noticeMs);
    const due = await this.database.reader
      .createQueryBuilder(User, 'user')
      .where('user.pendingEmailConfirmedAt IS NOT NULL')
      .andWhere({ pendingEmailAt: LessThanOrEqual(noticedBy), disabledAt: IsNull() })
      .getMany();
    for (const { id } of due) await this.applyOne(id, noticedBy);
  }

  private async applyOne(id: number, noticedBy: Date): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        const user = await getForUpdate(manager, User, id);
        const isDue = user.pendingEmailConfirmedAt !== null && user.pendingEmailAt && user.pendingEmailAt <= noticedBy;
        if (isDue && isPending(user)) await this.apply(manager, user, operator);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'users', 'emailKey')) throw error;
      // Another account took the address while this one waited for it.
      await this.database.transaction((manager) => this.stop(manager, id));
    }
  }

  private async apply(manager: EntityManager, user: Pending, actor: SecurityActor): Promise<void> {
    const { id, email: formerEmail, pendingEmail: email } = user;
    await assertEmailOpensNoOther(manager, email, id);
    const now = new Date();
    const columns = {
      email,
      emailKey: normalizeText(email),
      emailVerifiedAt: now,
      staffEmailAt: null,
      accessChangedAt: now,
    };
    await updateWithAudit({ manager, entity: User, by: null }, id, { ...columns, ...noPendingEmail });
    await this.revokeLinks(manager, id);
    await endCredentials(manager, id, null);
    await insertSecurityEvent(manager, { kind: 'email_changed', userId: id, actor, formerEmail });
  }

  private async getPending(manager: EntityManager, userId: number): Promise<Pending> {
    const user = await getOrThrow(manager, User, userId);
    if (!isPending(user)) throw conflict(accountMessages.pendingEmailMissing);
    return user;
  }

  private async revokeLinks(manager: EntityManager, userId: number): Promise<void> {
    await this.tokens.revoke(manager, userId, 'pending_email');
    await this.tokens.revoke(manager, userId, 'pending_email_stop');
  }
}
