import { randomBytes } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import { hash, verify } from '@node-rs/argon2';
import { ExpectedError } from '../../platform/errors';
import { WorkQueue } from './work-queue';

// The library's defaults are argon2id with the cost that OWASP recommends: 19 MiB, two passes.

// A hash takes a core for a tenth of a second: without a limit, sign-ins from many addresses would leave none for anything else.
const queue = new WorkQueue({ running: 4, waiting: 250 }, () => {
  throw new ExpectedError('TOO_MANY_REQUESTS', messages.tooManyTries, { retryAfter: 10 });
});

// Keyboards send letters such as 'ñ' composed or decomposed.
const normalize = (password: string): string => password.normalize('NFC');

/** Hashes a password with argon2id, in PHC format. @throws TOO_MANY_REQUESTS when too many hashes wait in this process */
export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(normalize(password)));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so that the time does not reveal
 * which accounts exist.
 * @throws TOO_MANY_REQUESTS when too many hashes wait in this process
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(32));
  const against = passwordHash ?? (await decoy);
  const matches = await queue.run(() => verify(against, normalize(password)));
  return matches && passwordHash !== undefined;
}
