import { QueryFailedError } from 'typeorm';
import { isRetryable, withRetry } from './retry';

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const failed = (facts: object) => new QueryFailedError('UPDATE', [], Object.assign(new Error('refused'), facts));

test.each([
  { errno: 1213 },
  { errno: 1205 },
  { errno: 1020 },
  { code: 'SQLITE_BUSY' },
  { code: 'SQLITE_BUSY_SNAPSHOT' },
  { errno: 1062, message: "Duplicate entry '7-3' for key 'UQ_ledger_posting_accountId_sequence'" },
])('runs work again that failed with %p', async (facts) => {
  const work = jest.fn().mockRejectedValueOnce(failed(facts)).mockResolvedValue('done');
  expect(await withRetry(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test.each([{ errno: 1062 }, { errno: 4025 }, { code: 'SQLITE_CONSTRAINT_UNIQUE' }, {}])(
  'work that failed with %p is not run again',
  async (facts) => {
    const work = jest.fn().mockRejectedValue(failed(facts));
    await expect(withRetry(work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test.each([
  { secondsEach: 1, attempts: 18 },
  { secondsEach: 5, attempts: 12 },
])(
  'gives work up that keeps failing, after $attempts attempts of $secondsEach s',
  async ({ secondsEach, attempts }) => {
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    const work = jest.fn().mockImplementation(() => {
      now += secondsEach * 1000;
      return Promise.reject(failed({ errno: 1213 }));
    });
    expect(isRetryable(await withRetry(work).catch((error: unknown) => error))).toBe(true);
    expect(work).toHaveBeenCalledTimes(attempts);
    clock.mockRestore();
  },
);
