import { ReadCoalescer } from './read-coalescer';

/** Reads that resolve to their number, from 0, when the test ends them. */
function createNumberedReads() {
  const ends: (() => void)[] = [];
  const read = (): Promise<number> => {
    const number = ends.length;
    return new Promise((resolve) => ends.push(() => resolve(number)));
  };
  return { read, end: (number: number) => ends[number]?.(), started: () => ends.length };
}

test('shares one read, started after the call, among all waiting callers', async () => {
  const coalescer = new ReadCoalescer();
  const { read, end, started } = createNumberedReads();
  const first = coalescer.read('a', read);
  const waiting = [coalescer.read('a', read), coalescer.read('a', read)];
  expect(started()).toBe(1);
  end(0);
  expect(await first).toBe(0);
  expect(started()).toBe(2);
  const late = coalescer.read('a', read);
  end(1);
  expect(await Promise.all(waiting)).toEqual([1, 1]);
  end(2);
  expect([await late, started()]).toEqual([2, 3]);
});

test('reads again once no read is in progress, and separately for each key', async () => {
  const coalescer = new ReadCoalescer();
  const { read, end, started } = createNumberedReads();
  const both = [coalescer.read('a', read), coalescer.read('b', read)];
  expect(started()).toBe(2);
  end(0);
  end(1);
  await Promise.all(both);
  const again = coalescer.read('a', read);
  end(2);
  expect(await again).toBe(2);
});

test('fails only the callers of the failed read', async () => {
  const coalescer = new ReadCoalescer();
  const failing = coalescer.read('a', () => Promise.reject(new Error('No.')));
  const next = coalescer.read('a', async () => 1);
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe(1);
});
