import { getRestartDelay } from './workers';

test('a worker that ends is replaced at once, and later and later if its successors end soon, up to ten seconds', () => {
  const delays = Array.from({ length: 10 }, (_none, failures) => getRestartDelay(failures));
  expect(delays).toEqual([0, 100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});
