import { BoundedCache } from './bounded-cache';

test('makes a value once for each key', () => {
  const cache = new BoundedCache<string, number>(2);
  const create = jest.fn((value: number) => value);
  expect(['a', 'b', 'a'].map((key, index) => cache.getOrCreate(key, () => create(index)))).toEqual([0, 1, 0]);
  expect(create).toHaveBeenCalledTimes(2);
});

test('a full cache is emptied', () => {
  const cache = new BoundedCache<string, number>(2);
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.getOrCreate(key, () => index);
  expect(cache.getOrCreate('a', () => 9)).toBe(9);
  expect(cache.getOrCreate('c', () => 9)).toBe(2);
});

test('keeps nothing of what fails', () => {
  const cache = new BoundedCache<string, number>(2);
  expect(() =>
    cache.getOrCreate('a', () => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(cache.getOrCreate('a', () => 1)).toBe(1);
});
