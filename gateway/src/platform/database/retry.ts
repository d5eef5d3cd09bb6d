import { setTimeout as wait } from 'node:timers/promises';
import { getDriverError, isUniqueViolation } from './driver-error';

// MariaDB: deadlock, lock wait timeout, snapshot overtaken by another write. SQLite: another process is writing.
const retryableErrors = new Set<string | number>([1213, 1205, 1020, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const minAttempts = 12;
/**
 * The answer comes within 20 s, a third of what a front proxy waits for it. Beside another server of a cluster that stores many small changes, a
 * large one fails often.
 */
export const patienceMs = 18_000;
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
 * Runs the work again after a deadlock or lock timeout, with exponential backoff and jitter, until it has been tried `attempts` times, 12 unless
 * stated, and for 18 s since `startedAt`.
 * @throws the last error, which is retryable
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  { startedAt = Date.now(), attempts = minAttempts } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isExhausted = attempt >= attempts && Date.now() - startedAt >= patienceMs;
      if (isExhausted || !isRetryable(error)) throw error;
      await wait(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt));
    }
  }
}
