import { setTimeout as wait } from 'node:timers/promises';
import { getDriverError, isUniqueViolation } from './driver-error';

// MariaDB: deadlock, lock wait timeout, snapshot overtaken by another write. SQLite: another process is writing.
const overtakenErrors = new Set<string | number>([1213, 1205, 1020, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const minAttempts = 12;
// A third of what a front proxy waits for an answer. Beside another server of a cluster that stores many small changes, a large one fails often.
const patienceMs = 20_000;
const firstDelayMs = 10;
const maxDelayMs = 500;

/** Whether other transactions were in the way of one, of which nothing is stored then: it may well succeed later. */
export const isOvertaken = (error: unknown): boolean => {
  // Another server of a cluster posted on the same ledger account; row locks hold on one server only.
  if (isUniqueViolation(error, 'ledger_posting', 'accountId')) return true;
  const { errno, code } = getDriverError(error);
  return (errno !== undefined && overtakenErrors.has(errno)) || (code !== undefined && overtakenErrors.has(code));
};

/**
 * Runs the work again after a deadlock or lock timeout, with exponential backoff and jitter, until it has been tried 12 times and for 20 s.
 * @throws the last error, which is overtaken
 */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isGivenUp = attempt >= minAttempts && Date.now() - startedAt >= patienceMs;
      if (isGivenUp || !isOvertaken(error)) throw error;
      await wait(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt));
    }
  }
}
