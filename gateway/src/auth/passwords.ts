import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's defaults are argon2id with the cost that OWASP recommends: 19 MiB, two passes.

// Keyboards send letters such as 'ñ' composed or decomposed.
const normalize = (password: string): string => password.normalize('NFC');

/** Hashes a password with argon2id, in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so that the time does not reveal
 * which accounts exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(32));
  const matches = await verify(passwordHash ?? (await decoy), normalize(password));
  return matches && passwordHash !== undefined;
}
