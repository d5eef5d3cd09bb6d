import { limits } from '@cimiento/contracts';
import { generateRecoveryCode, hashRecoveryCode } from './recovery-codes';

test('a recovery code has at least 112 random bits, in short groups that are easy to type', () => {
  const codes = Array.from({ length: 100 }, generateRecoveryCode);
  expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([]);
  expect(codes.filter((code) => code.length > limits.secondFactorCode.max)).toEqual([]);
  // Below 112 bits a hash for passwords would be needed (ASVS 6.5.2).
  expect(codes[0]!.replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(112);
  expect(new Set(codes).size).toBe(100);
});

test('a code is found as people type it, and only for its own person', () => {
  const hash = hashRecoveryCode(7, 'K7QM-02XD-9FHT-3B1N');
  expect(hash).toHaveLength(64);
  expect(hashRecoveryCode(7, ' k7qm o2xd 9fht 3bln ')).toBe(hash);
  expect(hashRecoveryCode(8, 'K7QM-02XD-9FHT-3B1N')).not.toBe(hash);
});
