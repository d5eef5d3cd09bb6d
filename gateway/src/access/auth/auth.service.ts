import { messages, type SecurityEventKind } from '@cimiento/contracts';
import { credentialsSchema } from '@cimiento/contracts/schemas';
import { normalizeText } from '../../platform/normalize-text';
import type { Database } from '../../platform/database';
import { parseInput, unauthenticated } from '../../platform/errors';
import type { SecurityActor, SecurityEventsService } from '../security-events/security-events.service';
import type { AttemptSource, RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { User } from '../records';
import { passwordMatches } from './passwords';

/** Origin of an attempt to sign in. */
export type SignInAttempt = { getSource: (userId: number | null) => Promise<AttemptSource>; actor: SecurityActor };

/** Signing in. */
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly rateLimit: RateLimitService,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /**
   * Returns the user with these credentials: a username or else an e-mail, and the password. An unknown name and a wrong password get the same
   * answer in the same time. Attempts count for the account, whichever of its two names was typed.
   * @param attempt where it comes from, by which failures are counted and recorded.
   * @throws VALIDATION_FAILED, UNAUTHENTICATED, TOO_MANY_REQUESTS after too many failures.
   */
  async authenticate(input: unknown, attempt: SignInAttempt): Promise<User> {
    const { username, password } = parseInput(credentialsSchema, input);
    const user = await this.findByName(username);
    const account = user?.username ?? username;
    const source = await attempt.getSource(user?.id ?? null);
    const record = (kind: SecurityEventKind) =>
      this.securityEvents.record({ kind, userId: user?.id ?? null, actor: attempt.actor });
    await this.rateLimit.consumeAccount(account, source).catch(async (error: unknown) => {
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
    await this.rateLimit.reset(account, source);
    return user;
  }

  private async findByName(name: string): Promise<User | null> {
    const key = normalizeText(name);
    const users = await this.database.reader
      .createQueryBuilder(User, 'user')
      .addSelect('user.passwordHash')
      .where([{ usernameKey: key }, { emailKey: key }])
      .getMany();
    return users.find(({ usernameKey }) => usernameKey === key) ?? users[0] ?? null;
  }
}
