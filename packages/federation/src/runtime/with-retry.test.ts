import { withRetry } from './with-retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that fails `times` times, each after `ms` milliseconds. */
const failing = (times: number, ms = 0) =>
  jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (times-- > 0) throw new Error('gone');
    return 'there';
  });

test('hides a failure that a later attempt recovers from', async () => {
  const work = failing(2);
  const answer = withRetry(work);
  await jest.advanceTimersByTimeAsync(1300);
  await expect(answer).resolves.toBe('there');
  expect(work).toHaveBeenCalledTimes(3);
});

test('throws after three failed attempts', async () => {
  const work = failing(3);
  const answer = expect(withRetry(work)).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(1300);
  await answer;
  expect(work).toHaveBeenCalledTimes(3);
});

test('throws at once after an attempt of four seconds', async () => {
  const work = failing(3, 4000);
  const answer = expect(withRetry(work)).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(4000);
  await answer;
  expect(work).toHaveBeenCalledTimes(1);
});
