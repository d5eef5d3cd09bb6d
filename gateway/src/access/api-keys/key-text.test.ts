import { findKeyEnvironment, generateKey, getKeyPrefix } from './key-text';

test.each([
  ['live', /^cim_live_[0-9A-Za-z]{38}$/],
  ['sandbox', /^cim_test_[0-9A-Za-z]{38}$/],
] as const)('a new key of the %s environment is valid and random, and shows its prefix', (environment, pattern) => {
  const keys = Array.from({ length: 50 }, () => generateKey(environment));
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(key).toMatch(pattern);
    expect(findKeyEnvironment(key)).toBe(environment);
    expect(getKeyPrefix(key)).toBe(key.slice(0, 15));
  }
});

test.each([
  ['cut', (key: string) => key.slice(0, -1)],
  ['mistyped', (key: string) => key.slice(0, 12) + (key[12] === 'a' ? 'b' : 'a') + key.slice(13)],
  ['made one of the sandbox', (key: string) => key.replace('live', 'test')],
  ['with more text', (key: string) => `${key} `],
  ['empty', () => ''],
])('a key that is %s is not valid', (_what, change) => {
  expect(findKeyEnvironment(change(generateKey('live')))).toBeNull();
});
