import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's defaults are argon2id at the cost that OWASP recommends: 19 MiB, two passes.

// The same password may arrive composed or decomposed, as the keyboard has it ('ñ').
const canonical = (password: string): string => password.normalize('NFC');

/** argon2id hash, in PHC form, of a password. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password));

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one of this hash. Without a hash the answer is no, after as much work as with one: the time tells
 * nobody which accounts exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(32));
  const matches = await verify(passwordHash ?? (await decoy), canonical(password));
  return matches && passwordHash !== undefined;
}
