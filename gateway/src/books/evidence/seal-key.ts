import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { developmentSecret } from '../../platform/config/secrets';

/**
 * The key of the seals, which the account of the database does not have: an attacker who can only write the tables cannot recompute a chain.
 * The first secret seals; seals of an earlier one stay valid while it is in the list.
 */
export class SealKey {
  private readonly keys: readonly KeyObject[];

  constructor(secrets: readonly string[]) {
    // Once: a check of a long ledger makes millions of signatures.
    this.keys = secrets.map((secret) => createSecretKey(`seal:${secret}`, 'utf8'));
  }

  /** HMAC-SHA-256 of a text, as hexadecimal digits. */
  sign(text: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to sign with');
    return createSignature(key, text);
  }

  /** Whether one of the secrets signed a text. */
  verifies(text: string, signature: string): boolean {
    return this.keys.some((key) => {
      const [expected, given] = [Buffer.from(createSignature(key, text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

const createSignature = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** The key outside production, where no secret is set. */
export const developmentSealKey = new SealKey([developmentSecret]);
