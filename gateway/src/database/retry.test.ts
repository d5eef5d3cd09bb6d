import { QueryFailedError } from 'typeorm';
import { withRetry } from './retry';

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
  'does not run work again that failed with %p',
  async (facts) => {
    const work = jest.fn().mockRejectedValue(failed(facts));
    await expect(withRetry(work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  },
);
