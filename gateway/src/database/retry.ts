import { setTimeout as wait } from 'node:timers/promises';
import { driverError } from './driver-error';

// Deadlock, lock wait timeout, and a snapshot overtaken by another writer; SQLite: another process is writing.
const lostRace = new Set<string | number>([1213, 1205, 1020, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const attempts = 12;
const firstPause = 10;
const longestPause = 500;

const mayRunAgain = (error: unknown): boolean => {
  const { errno, code } = driverError(error);
  return (errno !== undefined && lostRace.has(errno)) || (code !== undefined && lostRace.has(code));
};

/** Runs the whole work again, after a random pause that grows, for as long as it only lost a race. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !mayRunAgain(error)) throw error;
      await wait(Math.random() * Math.min(longestPause, firstPause * 2 ** attempt));
    }
  }
}
