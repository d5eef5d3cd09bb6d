import { Readings } from './readings';

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
  const readings = new Readings();
  const { read, end, begun } = numbered();
  const first = readings.latest('a', read);
  const waiting = [readings.latest('a', read), readings.latest('a', read)];
  expect(begun()).toBe(1);
  end(0);
  expect(await first).toBe(0);
  expect(begun()).toBe(2);
  const late = readings.latest('a', read);
  end(1);
  expect(await Promise.all(waiting)).toEqual([1, 1]);
  end(2);
  expect([await late, begun()]).toEqual([2, 3]);
});

test('it is read anew when nobody is reading, and for each key by itself', async () => {
  const readings = new Readings();
  const { read, end, begun } = numbered();
  const both = [readings.latest('a', read), readings.latest('b', read)];
  expect(begun()).toBe(2);
  end(0);
  end(1);
  await Promise.all(both);
  const again = readings.latest('a', read);
  end(2);
  expect(await again).toBe(2);
});

test('a reading that fails fails for those who waited for it, not for the next ones', async () => {
  const readings = new Readings();
  const failing = readings.latest('a', () => Promise.reject(new Error('No.')));
  const next = readings.latest('a', async () => 1);
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe(1);
});
