import { setTimeout as wait } from 'node:timers/promises';
import { accountMessages, messages } from '@cimiento/contracts';
import { emailChangeStopFields, emailConfirmationFields, passwordResetFields } from '@cimiento/contracts/fields';
import { passwordResetRequestSchema, toSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { assertPasswordAllowed } from '../auth/password-policy';
import { hashPassword } from '../auth/passwords';
import { AccountToken, assertEmailOpensNoOther, endCredentials, User } from '../records';
import type { Viewer } from '../../platform/request';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { getOrThrow, updateRecord } from '../../platform/database/records';
import { conflict, parseInput, validationFailed } from '../../platform/errors';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityActor,
  type SecurityEventsService,
} from '../security-events/security-events.service';
import type { AccountEmails } from './account-emails';
import type { AccountTokens } from './account-tokens';
import { noPendingEmail, type PendingEmailsService } from './pending-emails.service';

// Longer than a database takes to write a token and an e-mail, so that the time does not tell whether an account exists.
const answerMs = 400;

// However many requests there are, a link is sent this often.
const resendMs = 5 * 60_000;

/** Removes what was saved for the money of an account before anybody proved its e-mail. Returns whether there was anything. */
export type ClearMoney = (manager: EntityManager, userId: number) => Promise<boolean>;

/** The effect of a link, and the user whose e-mail it proved; null if it proved no e-mail of an account that can sign in with it. */
export type ProvedEmail = { message: string; provedBy: User | null };

type AccountTokensParts = {
  database: Database;
  tokens: AccountTokens;
  emails: AccountEmails;
  pendingEmails: PendingEmailsService;
  /** Whether the link of a reset may go to an account. */
  mayReceiveLink: (manager: EntityManager, user: User) => Promise<boolean>;
  rateLimit: RateLimitService;
  securityEvents: SecurityEventsService;
  config: Pick<GatewayConfig, 'email' | 'passwordPolicy'>;
};

/** Actions of the links in e-mails: a new password, a confirmed address. */
export class AccountTokensService {
  /** Set by the domain of the money. */
  clearMoney: ClearMoney = () => Promise.resolve(false);

  constructor(private readonly parts: AccountTokensParts) {}

  /**
   * Sends a link for a new password to the user with this e-mail. Without such an account, and after too many requests, the answer and its time
   * are the same; one link is sent at least every five minutes, so that the requests of others keep nobody from theirs.
   * @throws VALIDATION_FAILED
   */
  async requestPasswordReset(input: unknown, { address }: SecurityActor): Promise<string> {
    const { email } = parseInput(passwordResetRequestSchema, input);
    const isWithin = await this.parts.rateLimit.countEmail(email, address ?? undefined);
    await Promise.all([this.sendPasswordReset(email, isWithin), wait(answerMs)]);
    return messages.passwordResetSent;
  }

  /**
   * Sets a new password with the token of a link, which then is used up, and ends all sessions of the user.
   * @throws VALIDATION_FAILED also for a link that is used, expired or unknown.
   */
  async resetPassword(input: unknown, actor: SecurityActor): Promise<ProvedEmail> {
    const { token, newPassword } = parseInput(toSchema(passwordResetFields), input);
    const found = await this.parts.tokens.find(this.parts.database.reader, ['password_reset'], token);
    const user =
      found && (await this.parts.database.reader.findOneBy(User, { id: found.userId, disabledAt: IsNull() }));
    if (!user) throw linkExpired();
    await assertPasswordAllowed(this.parts.config.passwordPolicy, newPassword, user, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const event: NewSecurityEvent = { kind: 'password_reset', userId: user.id, actor };
    const provesEmail = found.email !== '';
    const isCleared = await this.parts.database.transaction(async (manager) => {
      const used = await this.parts.tokens.consume(manager, ['password_reset'], token);
      if (!used) throw linkExpired();
      const isFirstProof = provesEmail && (await getForUpdate(manager, User, user.id)).emailVerifiedAt === null;
      await manager.update(User, { id: user.id }, { passwordHash, oneTimePasswordUntil: null });
      // Who read the e-mail has proved its address; a link that the former address of the account received opens nothing.
      if (provesEmail && !(await verifyEmail(manager, used))) throw linkExpired();
      await endCredentials(manager, user.id, null);
      await insertSecurityEvent(manager, event);
      return isFirstProof && (await this.clearMoney(manager, user.id));
    });
    this.parts.securityEvents.log(event);
    const message = isCleared ? `${messages.passwordReset} ${accountMessages.moneyCleared}` : messages.passwordReset;
    return { message, provedBy: provesEmail ? user : null };
  }

  /** A token with which a user who signed in with the password of an administrator chooses their own. */
  async issueForOneTimePassword({ id: userId }: User): Promise<string> {
    const token = { userId, purpose: 'password_reset', email: '' } as const;
    return this.parts.tokens.reveal(
      await this.parts.database.transaction((manager) => this.parts.tokens.issue(manager, token)),
      token.email,
    );
  }

  /**
   * Confirms the address that a link was sent to; the link of a change makes it the user's address.
   * @throws VALIDATION_FAILED for a link that is used, expired or unknown, CONFLICT when the address is taken by now.
   */
  async confirmEmail(input: unknown, actor: SecurityActor): Promise<ProvedEmail> {
    const { token } = parseInput(toSchema(emailConfirmationFields), input);
    try {
      return await this.parts.database.transaction(async (manager) => {
        const used = await this.parts.tokens.consume(
          manager,
          ['email_verification', 'email_change', 'pending_email'],
          token,
        );
        if (!used) throw linkExpired();
        const provedBy = await getOrThrow(manager, User, used.userId);
        if (used.purpose === 'pending_email')
          return { message: await this.confirmPending(manager, used, actor), provedBy: null };
        if (used.purpose === 'email_change')
          return { message: await this.replaceEmail(manager, used, actor), provedBy };
        // A link to an address that the user has replaced confirms nothing.
        if (!(await verifyEmail(manager, used))) throw linkExpired();
        await insertSecurityEvent(manager, { kind: 'email_confirmed', userId: used.userId, actor });
        return { message: messages.emailConfirmed, provedBy };
      });
    } catch (error) {
      throw isUniqueViolation(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  /**
   * Stops a change of e-mail with the token that the present address received. The requester may have a session or the
   * password, so this ends every session and link of the user, and sends a link for a new password.
   * @throws VALIDATION_FAILED for a link that is used, expired or unknown.
   */
  async stopEmailChange(input: unknown, actor: SecurityActor): Promise<string> {
    const { token } = parseInput(toSchema(emailChangeStopFields), input);
    const event = await this.parts.database.transaction(async (manager) => {
      const used = await this.parts.tokens.consume(manager, ['email_change_stop', 'pending_email_stop'], token);
      const owner = used && { id: used.userId, emailKey: normalizeText(used.email), disabledAt: IsNull() };
      const user = owner && (await manager.findOneBy(User, owner));
      if (!user) throw validationFailed({ token: messages.stopLinkExpired });
      await endCredentials(manager, user.id, null);
      await this.parts.pendingEmails.stop(manager, user.id);
      if (await this.parts.mayReceiveLink(manager, user)) await this.parts.emails.sendPasswordReset(manager, user);
      const stopped: NewSecurityEvent = { kind: 'email_change_stopped', userId: user.id, actor };
      await insertSecurityEvent(manager, stopped);
      return stopped;
    });
    this.parts.securityEvents.log(event);
    return messages.emailChangeStopped;
  }

  /** Sends another link to confirm the viewer's address. @throws TOO_MANY_REQUESTS */
  async requestVerification(viewer: Viewer): Promise<string> {
    await this.parts.rateLimit.consumeEmailOfUser(viewer.email, viewer.id);
    await this.parts.database.transaction((manager) => this.parts.emails.sendVerification(manager, viewer));
    return messages.verificationSent;
  }

  /** The viewer's e-mail while it waits for its confirmation; null without a mail server, which could not send a link. */
  async findEmailToConfirm({ id }: Viewer): Promise<string | null> {
    if (this.parts.config.email.smtpUrl === null) return null;
    const { email, emailVerifiedAt } = await getOrThrow(this.parts.database.reader, User, id);
    return emailVerifiedAt === null ? email : null;
  }

  private async sendPasswordReset(email: string, isWithin: boolean): Promise<void> {
    await this.parts.database.transaction(async (manager) => {
      const where = { emailKey: normalizeText(email), disabledAt: IsNull() };
      // Requests at once wait for each other, so that each sees the link of the one before.
      const user = await manager.findOne(User, { where, ...rowLock(manager) });
      if (!user || !(isWithin || (await hasNoRecentLink(manager, user)))) return;
      if (await this.parts.mayReceiveLink(manager, user)) await this.parts.emails.sendPasswordReset(manager, user);
    });
  }

  private async confirmPending(
    manager: EntityManager,
    { userId, email }: AccountToken,
    actor: SecurityActor,
  ): Promise<string> {
    const message = await this.parts.pendingEmails.confirm(manager, userId, email, actor);
    if (message === null) throw linkExpired();
    return message;
  }

  private async replaceEmail(
    manager: EntityManager,
    { userId, email }: AccountToken,
    actor: SecurityActor,
  ): Promise<string> {
    const { email: formerEmail } = await getOrThrow(manager, User, userId);
    await assertEmailOpensNoOther(manager, email, userId);
    const own = { emailVerifiedAt: new Date(), staffEmailAt: null };
    const columns = { email, emailKey: normalizeText(email), ...own, ...noPendingEmail };
    await updateRecord(manager, User, userId, columns);
    await endCredentials(manager, userId, actor.sessionHash, { keepsSessions: true });
    await insertSecurityEvent(manager, { kind: 'email_changed', userId, actor, formerEmail });
    return messages.emailReplaced;
  }
}

/** Whether no link of a reset was sent to a user in the last minutes. */
async function hasNoRecentLink(manager: EntityManager, { id: userId, email }: User): Promise<boolean> {
  const createdAt = MoreThan(new Date(Date.now() - resendMs));
  return !(await manager.existsBy(AccountToken, { userId, purpose: 'password_reset', email, createdAt }));
}

const linkExpired = () => validationFailed({ token: messages.linkExpired });

/** Marks the address of a token as confirmed; false if it is no longer the user's. */
async function verifyEmail(manager: EntityManager, { userId, email }: AccountToken): Promise<boolean> {
  const { affected } = await manager.update(
    User,
    { id: userId, emailKey: normalizeText(email) },
    { emailVerifiedAt: new Date(), staffEmailAt: null },
  );
  return affected === 1;
}
