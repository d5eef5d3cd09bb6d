import { createHash } from 'node:crypto';
import { messages, normalized } from '@cimiento/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Database } from '../database';
import { ExpectedError } from '../errors/expected-error';
import { RateLimit } from './rate-limit.entity';

/** How many tries are let through within a span of time. */
export type Allowance = { tries: number; spanMs: number };

export type RateLimitConfig = {
  /** Failed logins of one account. */
  account: Allowance;
  /** Logins, registrations, code checks and waitlist requests of one address, together. */
  address: Allowance;
};

const toKeyHash = (kind: keyof RateLimitConfig, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex');

// One statement, so that any number of processes may count at once. A span that has ended begins anew.
const count = {
  mysql: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON DUPLICATE KEY UPDATE tries = IF(expiresAt <= ?, 1, tries + 1), expiresAt = IF(expiresAt <= ?, VALUES(expiresAt), expiresAt)`,
  sqlite: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON CONFLICT (keyHash) DO UPDATE SET tries = CASE WHEN expiresAt <= ? THEN 1 ELSE tries + 1 END,
      expiresAt = CASE WHEN expiresAt <= ? THEN excluded.expiresAt ELSE expiresAt END`,
} as const;

/**
 * Limits on guessing (design §5), counted in the database so that all processes count together. Each try is counted before it is
 * made: tries that run at the same moment cannot slip past one another.
 */
export class RateLimitService {
  constructor(
    private readonly database: Database,
    private readonly config: RateLimitConfig,
  ) {}

  /** Counts a try of an address. @throws TOO_MANY_REQUESTS */
  async consumeAddress(address: string | undefined): Promise<void> {
    await this.consume('address', address ?? 'unknown');
  }

  /** Counts a login of an account, whether there is such an account or not. @throws TOO_MANY_REQUESTS */
  async consumeAccount(username: string): Promise<void> {
    await this.consume('account', normalized(username));
  }

  /** A login that succeeded: the account's failures are forgotten. */
  async reset(username: string): Promise<void> {
    const keyHash = toKeyHash('account', normalized(username));
    await this.database.transaction((manager) => manager.delete(RateLimit, { keyHash }));
  }

  /** Removes what has ended. */
  async prune(): Promise<void> {
    await this.database.transaction((manager) => manager.delete(RateLimit, { expiresAt: LessThanOrEqual(Date.now()) }));
  }

  private async consume(kind: keyof RateLimitConfig, key: string): Promise<void> {
    const { tries: allowed, spanMs } = this.config[kind];
    const now = Date.now();
    const { tries, expiresAt } = await this.database.transaction((manager) =>
      this.increment(manager, toKeyHash(kind, key), now, spanMs),
    );
    if (tries <= allowed) return;
    const retryAfter = Math.max(1, Math.ceil((expiresAt - now) / 1000));
    throw new ExpectedError('TOO_MANY_REQUESTS', messages.tooManyTries, { retryAfter });
  }

  private async increment(manager: EntityManager, keyHash: string, now: number, spanMs: number): Promise<RateLimit> {
    await manager.query(count[this.database.kind], [keyHash, now + spanMs, now, now]);
    return manager.findOneByOrFail(RateLimit, { keyHash });
  }
}
