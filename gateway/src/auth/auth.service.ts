import { messages, normalizeText, type SecurityEventKind } from '@cimiento/contracts';
import { credentialsSchema, registrationSchema, type Registration } from '@cimiento/contracts/schemas';
import type { AccountEmails } from '../account-tokens/account-emails';
import type { Database } from '../database';
import { parseInput } from '../errors/parse-input';
import { unauthenticated } from '../errors/expected-error';
import type { InvitationsService } from '../invitations/invitations.service';
import type { SecurityActor, SecurityEventsService } from '../security-events/security-events.service';
import type { SettingsService } from '../settings/settings.service';
import type { AttemptSource, RateLimitService } from '../rate-limit/rate-limit.service';
import { recordConsents } from '../privacy/consents.service';
import { User } from '../users/user.entity';
import type { UsersService } from '../users/users.service';
import { type PasswordPolicy, assertPasswordAllowed } from './password-policy';
import { hashPassword, passwordMatches } from './passwords';

/** Where an attempt to sign in comes from. */
export type SignInAttempt = { getSource: (userId: number | null) => Promise<AttemptSource>; actor: SecurityActor };

/** Login and registration. */
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
    private readonly settings: SettingsService,
    private readonly rateLimit: RateLimitService,
    private readonly passwordPolicy: PasswordPolicy,
    private readonly securityEvents: SecurityEventsService,
    private readonly emails: AccountEmails,
  ) {}

  /**
   * Returns the user with these credentials. An unknown username and a wrong password get the same answer in the same time.
   * @param attempt where it comes from, by which failures are counted and recorded.
   * @throws VALIDATION_FAILED, UNAUTHENTICATED, TOO_MANY_REQUESTS after too many failures.
   */
  async authenticate(input: unknown, attempt: SignInAttempt): Promise<User> {
    const { username, password } = parseInput(credentialsSchema, input);
    const user = await this.findByUsername(username);
    const source = await attempt.getSource(user?.id ?? null);
    const record = (kind: SecurityEventKind) =>
      this.securityEvents.record({ kind, userId: user?.id ?? null, actor: attempt.actor });
    await this.rateLimit.consumeAccount(username, source).catch(async (error: unknown) => {
      await record('sign_in_locked');
      throw error;
    });
    const matches = await passwordMatches(password, user?.passwordHash);
    // A disabled account answers as one that does not exist.
    if (!user || !matches || user.disabledAt !== null) {
      await record('sign_in_failed');
      throw unauthenticated(messages.wrongCredentials);
    }
    if (user.oneTimePasswordUntil !== null && user.oneTimePasswordUntil <= new Date()) {
      await record('sign_in_failed');
      throw unauthenticated(messages.oneTimePasswordExpired);
    }
    await this.rateLimit.reset(username, source);
    return user;
  }

  private findByUsername(username: string): Promise<User | null> {
    return this.database.reader
      .createQueryBuilder(User, 'user')
      .addSelect('user.passwordHash')
      .where({ usernameKey: normalizeText(username) })
      .getOne();
  }

  /**
   * Creates an account with role user and consumes its invitation code in the same transaction. Does not sign in.
   * @throws VALIDATION_FAILED, also when the code is not valid, CONFLICT when the username or e-mail is taken.
   */
  async register(input: unknown): Promise<User> {
    const codeRequired = await this.settings.invitationRequired();
    const registration = parseInput(registrationSchema(codeRequired), input);
    assertPasswordAllowed(this.passwordPolicy, registration.password, registration);
    const code = codeRequired ? registration.invitationCode : undefined;
    // Checked before the costly hash, so that strangers without a code cannot make the server work.
    if (code !== undefined) await this.invitations.assertUsable(code, registration.email);
    const passwordHash = await hashPassword(registration.password);
    return this.createAccount(registration, passwordHash, code);
  }

  private createAccount(registration: Registration, passwordHash: string, code: string | undefined): Promise<User> {
    const { username, email, fullName } = registration;
    return this.database.transaction(async (manager) => {
      const codeId = code === undefined ? null : await this.invitations.consume(manager, code, email);
      const user = await this.users.insert(manager, { username, email, fullName, passwordHash, role: 'user' });
      await recordConsents(manager, { userId: user.id }, 'registration', ['account']);
      await this.emails.sendWelcome(manager, user);
      if (codeId !== null) await this.invitations.recordUse(manager, codeId, user.id);
      return user;
    });
  }
}
