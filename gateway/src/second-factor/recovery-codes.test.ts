import { generateRecoveryCode, hashRecoveryCode } from './recovery-codes';

test('a recovery code has 80 random bits in groups that are easy to type', () => {
  const codes = Array.from({ length: 100 }, generateRecoveryCode);
  expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(100);
});

test('a code is found as people type it, and only for its own person', () => {
  const hash = hashRecoveryCode(7, 'K7QM-02XD-9FHT-3B1N');
  expect(hash).toHaveLength(64);
  expect(hashRecoveryCode(7, ' k7qm o2xd 9fht 3bln ')).toBe(hash);
  expect(hashRecoveryCode(8, 'K7QM-02XD-9FHT-3B1N')).not.toBe(hash);
});
