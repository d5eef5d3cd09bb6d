import { generateKey, getKeyPrefix, isKey } from './key-text';

test('a new key is valid and random, and shows how it begins', () => {
  const keys = Array.from({ length: 50 }, generateKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(key).toMatch(/^cim_live_[0-9A-Za-z]{38}$/);
    expect(isKey(key)).toBe(true);
    expect(getKeyPrefix(key)).toBe(key.slice(0, 15));
  }
});

test.each([
  ['cut', (key: string) => key.slice(0, -1)],
  ['mistyped', (key: string) => key.slice(0, 12) + (key[12] === 'a' ? 'b' : 'a') + key.slice(13)],
  ['of the sandbox', (key: string) => key.replace('live', 'test')],
  ['with more text', (key: string) => `${key} `],
  ['empty', () => ''],
])('a key that is %s is not valid', (_what, change) => {
  expect(isKey(change(generateKey()))).toBe(false);
});
