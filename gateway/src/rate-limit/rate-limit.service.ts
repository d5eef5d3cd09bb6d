import { messages, normalizeText } from '@cimiento/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Database } from '../database';
import { ExpectedError } from '../errors/expected-error';
import { sha256 } from '../sha256';
import { RateLimit } from './rate-limit.entity';

/** Attempts allowed in a window of time. */
export type RateLimitRule = { max: number; windowMs: number };

export type RateLimitConfig = {
  /** Failed logins of one account. */
  account: RateLimitRule;
  /** Logins, registrations, code checks and waitlist requests of one address, counted together. */
  address: RateLimitRule;
};

const toKeyHash = (kind: keyof RateLimitConfig, key: string): string => sha256(`${kind}:${key}`);

// One atomic statement, so that processes can count concurrently. It starts a new window if the last one has ended.
const incrementSql = {
  mysql: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON DUPLICATE KEY UPDATE tries = IF(expiresAt <= ?, 1, tries + 1), expiresAt = IF(expiresAt <= ?, VALUES(expiresAt), expiresAt)`,
  sqlite: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON CONFLICT (keyHash) DO UPDATE SET tries = CASE WHEN expiresAt <= ? THEN 1 ELSE tries + 1 END,
      expiresAt = CASE WHEN expiresAt <= ? THEN excluded.expiresAt ELSE expiresAt END`,
} as const;

/**
 * Limits attempts per account and per address (docs/product.md §9). Counts are rows, so all processes share them. An attempt is
 * counted before it runs, so concurrent attempts cannot exceed the limit.
 */
export class RateLimitService {
  constructor(
    private readonly database: Database,
    private readonly rules: RateLimitConfig,
  ) {}

  /** Counts an attempt of an address. @throws TOO_MANY_REQUESTS when the address is over its limit. */
  async consumeAddress(address: string | undefined): Promise<void> {
    await this.consume('address', address ?? 'unknown');
  }

  /** Counts a login of an account, whether or not it exists. @throws TOO_MANY_REQUESTS when the account is over its limit. */
  async consumeAccount(username: string): Promise<void> {
    await this.consume('account', normalizeText(username));
  }

  /** Resets the count of an account after a successful login. */
  async reset(username: string): Promise<void> {
    const keyHash = toKeyHash('account', normalizeText(username));
    await this.database.transaction((manager) => manager.delete(RateLimit, { keyHash }));
  }

  /** Deletes ended windows. */
  async prune(): Promise<void> {
    await this.database.transaction((manager) => manager.delete(RateLimit, { expiresAt: LessThanOrEqual(Date.now()) }));
  }

  private async consume(kind: keyof RateLimitConfig, key: string): Promise<void> {
    const { max, windowMs } = this.rules[kind];
    const now = Date.now();
    const { tries, expiresAt } = await this.database.transaction((manager) =>
      this.increment(manager, toKeyHash(kind, key), now, windowMs),
    );
    if (tries <= max) return;
    const retryAfter = Math.max(1, Math.ceil((expiresAt - now) / 1000));
    throw new ExpectedError('TOO_MANY_REQUESTS', messages.tooManyTries, { retryAfter });
  }

  private async increment(manager: EntityManager, keyHash: string, now: number, windowMs: number): Promise<RateLimit> {
    await manager.query(incrementSql[this.database.kind], [keyHash, now + windowMs, now, now]);
    return manager.findOneByOrFail(RateLimit, { keyHash });
  }
}
