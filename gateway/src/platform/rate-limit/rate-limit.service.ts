import { limits, messages } from '@cimiento/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { normalizeText } from '../normalize-text';
import type { Database } from '../database';
import { ExpectedError } from '../errors';
import { toCountedAddress } from '../request/client-address';
import { sha256 } from '../sha256';
import { RateLimit } from './rate-limit.entity';

/** Attempts allowed in a window of time. */
export type RateLimitRule = { max: number; windowMs: number };

export type RateLimitConfig = {
  /** Failed logins of one account from one address, or from one device where the user has signed in before. */
  account: RateLimitRule;
  /** Logins, registrations, code checks and waitlist requests of one address, counted together. */
  address: RateLimitRule;
};

/**
 * Limits that all sources of one kind share for an account, as a multiple of that of one source: strangers at many addresses, and all devices
 * of the user, whose number must not multiply the attempts at passwords and codes.
 */
const sharedFactor = { strangers: 10, devices: 1, deviceCodes: 1 } as const;

/** Source of attempts on an account, and the other sources that are counted with it. */
export type AttemptSource = { key: string; shared?: keyof typeof sharedFactor };

type Kind =
  | keyof RateLimitConfig
  | keyof typeof sharedFactor
  | 'email'
  | 'emails'
  | 'email change'
  | 'verification'
  | 'waitlist'
  | 'phone link';

const hourMs = 60 * 60_000;

const toKeyHash = (kind: Kind, key: string): string => sha256(`${kind}:${key}`);

// One atomic statement, so that processes can count concurrently. It starts a new window if the last one has ended.
const incrementSql = {
  mysql: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON DUPLICATE KEY UPDATE tries = IF(expiresAt <= ?, 1, tries + 1), expiresAt = IF(expiresAt <= ?, VALUES(expiresAt), expiresAt)`,
  sqlite: `INSERT INTO try_counter (keyHash, tries, expiresAt) VALUES (?, 1, ?)
    ON CONFLICT (keyHash) DO UPDATE SET tries = CASE WHEN expiresAt <= ? THEN 1 ELSE tries + 1 END,
      expiresAt = CASE WHEN expiresAt <= ? THEN excluded.expiresAt ELSE expiresAt END`,
} as const;

/**
 * Limits attempts per account and per address (docs/product/access.md). Counts are rows, so all processes share them. An attempt is
 * counted before it runs, so concurrent attempts cannot exceed the limit.
 */
export class RateLimitService {
  constructor(
    private readonly database: Database,
    private readonly rules: RateLimitConfig,
  ) {}

  /** Counts an attempt of an address. @throws TOO_MANY_REQUESTS when the address is over its limit. */
  async consumeAddress(address: string | undefined): Promise<void> {
    await this.consume('address', toCountedAddress(address), this.rules.address);
  }

  /**
   * Counts a login of an account, whether or not it exists. Strangers are counted by address and all together; known devices each and all
   * together, apart from strangers, who cannot lock the owner out.
   * @throws TOO_MANY_REQUESTS when there were too many from the source.
   */
  async consumeAccount(username: string, { key, shared }: AttemptSource): Promise<void> {
    const account = normalizeText(username);
    const { account: rule } = this.rules;
    await this.consume('account', `${key}:${account}`, rule);
    if (shared) await this.consume(shared, account, { ...rule, max: rule.max * sharedFactor[shared] });
  }

  /** Counts an e-mail that a visitor requests for an address: by who asks, and all together. Returns whether it is within its limits. */
  async countEmail(email: string, address: string | undefined): Promise<boolean> {
    try {
      await this.consumeEmailBy(toCountedAddress(address), email);
      return true;
    } catch (error) {
      if (error instanceof ExpectedError && error.extensions.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  /** Counts an e-mail that a user requests for an address, and all that they request. @throws TOO_MANY_REQUESTS */
  async consumeEmailOfUser(email: string, userId: number): Promise<void> {
    const asker = `user:${userId}`;
    await this.consume('email', asker, { max: limits.requestedEmails.perUser, windowMs: hourMs });
    await this.consumeEmailBy(asker, email);
  }

  /** Counts a user's change of their e-mail, whose message may reach a stranger. @throws TOO_MANY_REQUESTS */
  async consumeEmailChange(email: string, userId: number): Promise<void> {
    await this.consume('email change', `${userId}`, { max: limits.requestedEmails.changes, windowMs: hourMs });
    await this.consumeEmailOfUser(email, userId);
  }

  /** Counts a valid waitlist request. @throws TOO_MANY_REQUESTS when the address is over its limit. */
  async consumeWaitlistRequest(address: string | undefined): Promise<void> {
    const rule = { max: limits.waitlistRequests.perAddress, windowMs: hourMs };
    await this.consume('waitlist', toCountedAddress(address), rule);
  }

  /** Counts a verification of a statement. @throws TOO_MANY_REQUESTS when the address is over its limit. */
  async consumeVerification(address: string | undefined): Promise<void> {
    const rule = { max: limits.verifications.perAddress, windowMs: hourMs };
    await this.consume('verification', toCountedAddress(address), rule);
  }

  /** Counts a link with which a user continues on a phone. @throws TOO_MANY_REQUESTS */
  async consumePhoneLink(userId: number): Promise<void> {
    await this.consume('phone link', `${userId}`, { max: limits.identityPhone.perUser, windowMs: hourMs });
  }

  /**
   * Resets the counts of an account at a source after a successful login. From the count of all strangers it only takes this login back: others
   * among them may be guessing.
   */
  async reset(username: string, { key, shared }: AttemptSource): Promise<void> {
    const account = normalizeText(username);
    await this.database.transaction(async (manager) => {
      await manager.delete(RateLimit, { keyHash: toKeyHash('account', `${key}:${account}`) });
      if (!shared) return;
      const keyHash = toKeyHash(shared, account);
      if (shared === 'strangers') await manager.decrement(RateLimit, { keyHash, tries: MoreThan(0) }, 'tries', 1);
      else await manager.delete(RateLimit, { keyHash });
    });
  }

  private async consumeEmailBy(asker: string, email: string): Promise<void> {
    const { perAddress, perEmail } = limits.requestedEmails;
    const key = normalizeText(email);
    await this.consume('email', `${asker}:${key}`, { max: perAddress, windowMs: hourMs });
    await this.consume('emails', key, { max: perEmail, windowMs: hourMs });
  }

  private async consume(kind: Kind, key: string, { max, windowMs }: RateLimitRule): Promise<void> {
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
