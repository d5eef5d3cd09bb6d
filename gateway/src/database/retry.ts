import { setTimeout as wait } from 'node:timers/promises';
import { getDriverError, isUniqueViolation } from './driver-error';

// MariaDB: deadlock, lock wait timeout, snapshot overtaken by another write. SQLite: another process is writing.
const retryableErrors = new Set<string | number>([1213, 1205, 1020, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const maxAttempts = 12;
const firstDelayMs = 10;
const maxDelayMs = 500;

const isRetryable = (error: unknown): boolean => {
  // Another server of a cluster posted on the same ledger account; row locks hold on one server only.
  if (isUniqueViolation(error, 'ledger_posting', 'accountId')) return true;
  const { errno, code } = getDriverError(error);
  return (errno !== undefined && retryableErrors.has(errno)) || (code !== undefined && retryableErrors.has(code));
};

/** Runs the work again after a deadlock or lock timeout, with exponential backoff and jitter, at most 12 times. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
      await wait(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt));
    }
  }
}
