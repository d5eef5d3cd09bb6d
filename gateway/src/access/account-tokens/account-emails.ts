import type { EntityManager } from 'typeorm';
import { enqueueEmail } from '../../messages/email/enqueue-email';
import type { TokenPurpose, User } from '../records';
import type { AccountTokens } from './account-tokens';

type Person = Pick<User, 'id' | 'username' | 'fullName' | 'email'>;
type LinkTemplate =
  | 'welcome'
  | 'password_reset'
  | 'email_verification'
  | 'email_change'
  | 'email_change_stop'
  | 'pending_email'
  | 'pending_email_stop';

/**
 * Purposes of which a second link leaves the first valid: a stranger may request a reset, and a thief with a session a second change.
 */
const remainingPurposes: readonly TokenPurpose[] = ['password_reset', 'email_change_stop'];

const namesUsername = (template: LinkTemplate): boolean => template === 'welcome' || template === 'password_reset';

/** Writes the e-mails with a link that only their reader may use, in the transaction of their cause. */
export class AccountEmails {
  constructor(private readonly tokens: AccountTokens) {}

  /** Greets a new account and asks to confirm its e-mail. */
  sendWelcome(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, 'welcome', 'email_verification');
  }

  sendPasswordReset(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, 'password_reset', 'password_reset');
  }

  sendVerification(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, 'email_verification', 'email_verification');
  }

  /** Asks the new address to confirm that it replaces the current one. */
  sendEmailChange(manager: EntityManager, person: Person, newEmail: string): Promise<void> {
    return this.send(manager, { ...person, email: newEmail }, 'email_change', 'email_change');
  }

  /** Informs the present address of a requested change, with a link that stops it. */
  sendEmailChangeNotice(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, 'email_change_stop', 'email_change_stop');
  }

  /** Asks the address that staff set to confirm that it replaces the current one. @param end of the link. */
  sendPendingEmail(manager: EntityManager, person: Person & { pendingEmail: string }, end: Date): Promise<void> {
    return this.send(manager, { ...person, email: person.pendingEmail }, 'pending_email', 'pending_email', end);
  }

  /** Informs the present address of the one that staff set, with a link that stops the change. @param end of the link. */
  sendPendingEmailNotice(manager: EntityManager, person: Person, end: Date): Promise<void> {
    return this.send(manager, person, 'pending_email_stop', 'pending_email_stop', end);
  }

  /** Informs the owner of an address that another account asked to use it, which happens without a link. */
  async sendEmailTaken(manager: EntityManager, asking: Person, owner: Person): Promise<void> {
    await this.tokens.revoke(manager, asking.id, 'email_change');
    const payload = { template: 'email_taken', fullName: owner.fullName } as const;
    await enqueueEmail(manager, { to: owner.email, payload, userId: owner.id });
  }

  private async send(
    manager: EntityManager,
    { id: userId, username, fullName, email }: Person,
    template: LinkTemplate,
    purpose: TokenPurpose,
    end?: Date,
  ): Promise<void> {
    if (!remainingPurposes.includes(purpose)) await this.tokens.revoke(manager, userId, purpose);
    const link = await this.tokens.issue(manager, { userId, purpose, email, end });
    await enqueueEmail(manager, {
      to: email,
      payload: { template, fullName, ...(namesUsername(template) && { username }), link },
      userId,
    });
  }
}
