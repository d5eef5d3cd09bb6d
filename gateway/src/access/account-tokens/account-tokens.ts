import { createHmac, randomBytes } from 'node:crypto';
import { limits } from '@cimiento/contracts';
import { type EntityManager, IsNull, Like, MoreThan } from 'typeorm';
import { AccountToken, type TokenPurpose } from '../records';

/** The source of a token, together with the secret of the gateways. It opens nothing by itself, so it may be stored. */
export type TokenSource = { nonce: string; hash: string };

type NewToken = {
  userId: number;
  purpose: TokenPurpose;
  email: string;
  /** When it ends, if not after the time of its purpose. */
  end?: Date | undefined;
};

const minuteMs = 60_000;
const lifetimeMs: Record<TokenPurpose, number> = {
  password_reset: 30 * minuteMs,
  email_verification: 24 * 60 * minuteMs,
  email_change: 24 * 60 * minuteMs,
  email_change_stop: 24 * 60 * minuteMs,
  pending_email: limits.pendingEmail.days * 24 * 60 * minuteMs,
  pending_email_stop: limits.pendingEmail.days * 24 * 60 * minuteMs,
  identity_phone: limits.identityPhone.linkMinutes * minuteMs,
  identity_upload: limits.identityPhone.uploadMinutes * minuteMs,
};

/** @param email which it is sent to: a message that is sent to another address carries another token, which opens nothing. */
const derive = (secret: string, nonce: string, email: string): string =>
  createHmac('sha256', secret).update(`account-token:${nonce}:${email}`).digest('base64url');

// Half of a SHA-256.
const digestLength = 32;
const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, digestLength);

/** The part of a token's hash by which it is found. */
const hashToken = (secret: string, token: string): string => digest(secret, `account-token-hash:${token}`);

/**
 * The stored form of a token. It takes the secret, and states whose token it is and for what: a row that is added to the table, or changed in it,
 * opens no account.
 */
const hashRow = (
  secret: string,
  token: string,
  { userId, purpose, email }: Pick<AccountToken, 'userId' | 'purpose' | 'email'>,
): string => hashToken(secret, token) + digest(secret, `account-token-row:${token}:${userId}:${purpose}:${email}`);

/**
 * The single-use tokens of links. A token is derived from a stored number and the secret of the gateways when its e-mail is written:
 * so neither the tokens' table nor the outbox has anything that opens an account.
 */
export class AccountTokens {
  /** @param secrets the first derives; a token of an earlier one is still recognised. */
  constructor(private readonly secrets: readonly string[]) {}

  /** Creates a token in the transaction of its cause. */
  async issue(manager: EntityManager, { userId, purpose, email, end }: NewToken): Promise<TokenSource> {
    const nonce = randomBytes(24).toString('base64url');
    const [secret = ''] = this.secrets;
    const hash = hashRow(secret, derive(secret, nonce, email), { userId, purpose, email });
    const now = Date.now();
    await manager.insert(AccountToken, {
      userId,
      purpose,
      email,
      tokenHash: hash,
      expiresAt: end?.getTime() ?? now + lifetimeMs[purpose],
      usedAt: null,
      createdAt: new Date(now),
    });
    return { nonce, hash };
  }

  /** The token itself, for the e-mail that carries it. @throws when its secret is no longer accepted, or the e-mail is another. */
  reveal({ nonce, hash }: TokenSource, email: string): string {
    const secret = this.secrets.find((one) => hash.startsWith(hashToken(one, derive(one, nonce, email))));
    if (secret === undefined) throw new Error('The secret of this link is no longer accepted');
    return derive(secret, nonce, email);
  }

  /** The token's row while it can be used; null if it is unknown, used or expired. Does not use it. */
  async find(manager: EntityManager, purposes: readonly TokenPurpose[], token: string): Promise<AccountToken | null> {
    const unused = { usedAt: IsNull(), expiresAt: MoreThan(Date.now()) };
    const rows = await manager.findBy(
      AccountToken,
      this.secrets.flatMap((secret) =>
        purposes.map((purpose) => ({ ...unused, tokenHash: Like(`${hashToken(secret, token)}%`), purpose })),
      ),
    );
    return rows.find((row) => this.secrets.some((secret) => hashRow(secret, token, row) === row.tokenHash)) ?? null;
  }

  /** Uses a token, together with all others of its user and purpose; null if it is unknown, used or expired. */
  async consume(
    manager: EntityManager,
    purposes: readonly TokenPurpose[],
    token: string,
  ): Promise<AccountToken | null> {
    const found = await this.find(manager, purposes, token);
    if (!found) return null;
    const { id, userId, purpose } = found;
    // Conditional: of two concurrent uses one changes the row.
    const { affected } = await manager.update(AccountToken, { id, usedAt: IsNull() }, { usedAt: new Date() });
    if (affected !== 1) return null;
    await this.revoke(manager, userId, purpose);
    return found;
  }

  /** Makes the unused tokens of a user and purpose worthless. */
  async revoke(manager: EntityManager, userId: number, purpose: TokenPurpose): Promise<void> {
    await manager.update(AccountToken, { userId, purpose, usedAt: IsNull() }, { usedAt: new Date() });
  }
}
