import { ReadCoalescer } from './read-coalescer';

/** Readings that give their number, from 0, when they are told to end. */
function numbered() {
  const ends: (() => void)[] = [];
  const read = (): Promise<number> => {
    const number = ends.length;
    return new Promise((resolve) => ends.push(() => resolve(number)));
  };
  return { read, end: (number: number) => ends[number]?.(), begun: () => ends.length };
}

test('an answer comes from a reading that begins after the question, one for all who wait', async () => {
  const readings = new ReadCoalescer();
  const { read, end, begun } = numbered();
  const first = readings.read('a', read);
  const waiting = [readings.read('a', read), readings.read('a', read)];
  expect(begun()).toBe(1);
  end(0);
  expect(await first).toBe(0);
  expect(begun()).toBe(2);
  const late = readings.read('a', read);
  end(1);
  expect(await Promise.all(waiting)).toEqual([1, 1]);
  end(2);
  expect([await late, begun()]).toEqual([2, 3]);
});

test('it is read anew when nobody is reading, and for each key by itself', async () => {
  const readings = new ReadCoalescer();
  const { read, end, begun } = numbered();
  const both = [readings.read('a', read), readings.read('b', read)];
  expect(begun()).toBe(2);
  end(0);
  end(1);
  await Promise.all(both);
  const again = readings.read('a', read);
  end(2);
  expect(await again).toBe(2);
});

test('a reading that fails fails for those who waited for it, not for the next ones', async () => {
  const readings = new ReadCoalescer();
  const failing = readings.read('a', () => Promise.reject(new Error('No.')));
  const next = readings.read('a', async () => 1);
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe(1);
});
