import type { Database } from '../../platform/database';
import { unauthenticated } from '../../platform/errors';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { User } from '../records';
import type { Actor, Viewer } from '../../platform/request';
import { passwordMatches } from './passwords';

/** Verifies the password of a user who is signed in. */
export class PasswordVerifier {
  constructor(
    private readonly database: Database,
    private readonly rateLimit: RateLimitService,
  ) {}

  /**
   * Returns the hash of the password if it is right, else null.
   * @throws UNAUTHENTICATED when the account is gone, TOO_MANY_REQUESTS after too many wrong ones.
   */
  async verify({ id, username }: Viewer, password: string, actor: Actor): Promise<string | null> {
    // Counted by session: strangers cannot use up the attempts of a user who is signed in.
    const source = { key: `session:${actor.sessionHash}` };
    await this.rateLimit.consumeAccount(username, source);
    const user = await this.database.reader
      .createQueryBuilder(User, 'user')
      .addSelect('user.passwordHash')
      .where({ id })
      .getOne();
    if (!user) throw unauthenticated();
    if (!(await passwordMatches(password, user.passwordHash))) return null;
    await this.rateLimit.reset(username, source);
    return user.passwordHash;
  }
}
