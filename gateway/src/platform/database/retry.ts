import { setTimeout as wait } from 'node:timers/promises';
import { getDriverError, isUniqueViolation } from './driver-error';

// MariaDB: deadlock, lock wait timeout, snapshot overtaken by another write. SQLite: another process is writing.
const retryableErrors = new Set<string | number>([1213, 1205, 1020, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const minAttempts = 12;
// A third of what a front proxy waits for an answer. Beside another server of a cluster that stores many small changes, a large one fails often.
const patienceMs = 20_000;
const firstDelayMs = 10;
const maxDelayMs = 500;

/** Whether another transaction blocked this one, which then stored nothing: a retry may succeed. */
export const isRetryable = (error: unknown): boolean => {
  // Another server of a cluster posted on the same ledger account; row locks hold on one server only.
  if (isUniqueViolation(error, 'ledger_posting', 'accountId')) return true;
  const { errno, code } = getDriverError(error);
  return (errno !== undefined && retryableErrors.has(errno)) || (code !== undefined && retryableErrors.has(code));
};

/**
 * Runs the work again after a deadlock or lock timeout, with exponential backoff and jitter, until it has been tried 12 times and for 20 s.
 * @throws the last error, which is retryable
 */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isExhausted = attempt >= minAttempts && Date.now() - startedAt >= patienceMs;
      if (isExhausted || !isRetryable(error)) throw error;
      await wait(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt));
    }
  }
}
