import { createHmac, timingSafeEqual } from 'node:crypto';
import { developmentSecret } from '../../platform/config/secrets';

/**
 * The key of the seals, which the account of the database does not have: an attacker who can only write the tables cannot recompute a chain.
 * The first secret seals; seals of an earlier one stay valid while it is in the list.
 */
export class SealKey {
  constructor(private readonly secrets: readonly string[]) {}

  /** HMAC-SHA-256 of a text, as hexadecimal digits. */
  sign(text: string): string {
    return createSignature(this.secrets[0] ?? '', text);
  }

  /** Whether one of the secrets signed a text. */
  verifies(text: string, signature: string): boolean {
    return this.secrets.some((secret) => {
      const [expected, given] = [Buffer.from(createSignature(secret, text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

const createSignature = (secret: string, text: string): string =>
  createHmac('sha256', `seal:${secret}`).update(text).digest('hex');

/** The key outside production, where no secret is set. */
export const developmentSealKey = new SealKey([developmentSecret]);
