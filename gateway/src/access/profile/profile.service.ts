import { messages } from '@cimiento/contracts';
import { passwordChangeSchema, profileSchema, type ProfileInput } from '@cimiento/contracts/schemas';
import { type EntityManager, Not } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import type { AccountEmails } from '../account-tokens/account-emails';
import { noPendingEmail } from '../account-tokens/pending-emails.service';
import type { AccountMakers } from '../approvals/account-makers';
import type { Actor, Viewer } from '../../platform/request';
import { assertEmailOpensNoOther, endCredentials, User } from '../records';
import { assertPasswordAllowed, type PasswordPolicy } from '../auth/password-policy';
import type { PasswordVerifier } from '../auth/password-verifier';
import { hashPassword } from '../auth/passwords';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { updateRecord } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { updateWithAudit } from '../audit-log/audit-writer';
import { conflict, parseInput, validationFailed } from '../../platform/errors';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';

/** Whether a new e-mail counts when its link is followed, at once, or at once without any e-mail being sent. */
type EmailRule = 'confirmed' | 'immediate' | 'held';

type ProfileParts = {
  database: Database;
  passwords: PasswordVerifier;
  passwordPolicy: PasswordPolicy;
  securityEvents: SecurityEventsService;
  emails: AccountEmails;
  rateLimit: RateLimitService;
  emailRule: EmailRule;
  accountMakers: AccountMakers;
};

/** Changes that users make to their own account. */
export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /**
   * Updates the user's name and e-mail. Where e-mails are confirmed, the new one gets a link and the present one stays until it is followed; the
   * answer is the same for an e-mail that another account has, whose owner is informed.
   * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS after too many e-mails, CONFLICT when the e-mail is taken and none is confirmed here,
   * and for an administrator whose present e-mail others set and nobody confirmed.
   */
  async update({ id, email: before, role }: Viewer, input: unknown, actor: Actor): Promise<User> {
    const { fullName, email } = parseInput(profileSchema, input);
    const isOther = email !== before;
    if (isOther && role === 'admin') await this.parts.accountMakers.assertOwnEmail(this.parts.database.reader, id);
    if (isOther && this.parts.emailRule !== 'held') await this.parts.rateLimit.consumeEmailChange(email, id);
    if (isOther && this.parts.emailRule === 'confirmed') return this.requestEmail(id, { fullName, email }, actor);
    try {
      return await this.parts.database.transaction(async (manager) => {
        if (isOther) await assertEmailOpensNoOther(manager, email, id);
        const proof = isOther ? { emailVerifiedAt: null, staffEmailAt: null, ...noPendingEmail } : {};
        await this.rename(manager, id, fullName, actor);
        const columns = { email, ...proof, emailKey: normalizeText(email) };
        const user = await updateRecord(manager, User, id, columns);
        if (isOther) await this.noteEmailChange(manager, user, { userId: id, formerEmail: before, actor });
        return user;
      });
    } catch (error) {
      throw isUniqueViolation(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  private requestEmail(id: number, { fullName, email }: ProfileInput, actor: Actor): Promise<User> {
    return this.parts.database.transaction(async (manager) => {
      const owner = await manager.findOneBy(User, { id: Not(id), emailKey: normalizeText(email) });
      const user = await this.rename(manager, id, fullName, actor);
      if (owner) await this.parts.emails.sendEmailTaken(manager, user, owner);
      else await this.parts.emails.sendEmailChange(manager, user, email);
      await insertSecurityEvent(manager, { kind: 'email_change_requested', userId: id, actor });
      await this.parts.emails.sendEmailChangeNotice(manager, user);
      return user;
    });
  }

  // The approver of a withdrawal compares the name with the one of the bank account, so a change of it leaves evidence.
  private async rename(manager: EntityManager, id: number, fullName: string, actor: Actor): Promise<User> {
    const before = await getForUpdate(manager, User, id);
    if (before.fullName === fullName) return before;
    await insertSecurityEvent(manager, { kind: 'name_changed', userId: id, actor });
    return updateWithAudit({ manager, entity: User, by: actor, isOwn: true }, id, { fullName });
  }

  private async noteEmailChange(
    manager: EntityManager,
    user: User,
    change: Pick<NewSecurityEvent, 'userId' | 'formerEmail'> & { actor: Actor },
  ): Promise<void> {
    await endCredentials(manager, user.id, change.actor.sessionHash, { keepsSessions: true });
    await insertSecurityEvent(manager, { kind: 'email_changed', ...change });
    await this.parts.emails.sendVerification(manager, user);
  }

  /**
   * Changes the password and ends every session except the one of the request.
   * @throws VALIDATION_FAILED when the current password is wrong, TOO_MANY_REQUESTS after too many wrong ones.
   */
  async changePassword(viewer: Viewer, input: unknown, actor: Actor): Promise<void> {
    const { currentPassword, newPassword } = parseInput(passwordChangeSchema, input);
    const currentHash = await this.parts.passwords.verify(viewer, currentPassword, actor);
    if (currentHash === null) throw wrongPassword();
    await assertPasswordAllowed(this.parts.passwordPolicy, newPassword, viewer, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const event: NewSecurityEvent = { kind: 'password_changed', userId: viewer.id, actor };
    await this.parts.database.transaction(async (manager) => {
      // Conditional on the verified password: one that was changed since, perhaps to lock someone out, stays.
      const where = { id: viewer.id, passwordHash: currentHash };
      const { affected } = await manager.update(User, where, { passwordHash, oneTimePasswordUntil: null });
      if (affected !== 1) throw wrongPassword();
      await endCredentials(manager, viewer.id, actor.sessionHash);
      await insertSecurityEvent(manager, event);
    });
    this.parts.securityEvents.log(event);
  }
}

const wrongPassword = () => validationFailed({ currentPassword: messages.wrongPassword });
