import fc from 'fast-check';
import { limits } from '../texts/limits';
import { allocate, allocateWithin, groupHoldings } from './shares';

const toHoldings = (...amounts: number[]) => amounts.map((amount, index) => ({ id: index + 1, amount }));

test('three equal holdings share 1000.00 as 333.34, 333.33 and 333.33', () => {
  expect(allocate(100_000, toHoldings(5000, 5000, 5000))).toEqual([33_334, 33_333, 33_333]);
});

test('the cents that are left go to the largest remainders', () => {
  expect(allocate(100, toHoldings(1000, 2000, 4000))).toEqual([14, 29, 57]);
});

test('ties go to the lowest id, whatever the order of the holdings', () => {
  const [first, second, third] = toHoldings(1000, 1000, 1000);
  expect(allocate(100, [third!, second!, first!])).toEqual([33, 33, 34]);
});

test('fewer cents than holdings leave some without any', () => {
  expect(allocate(2, toHoldings(1000, 1000, 1000))).toEqual([1, 1, 0]);
});

test('nothing held, nothing shared', () => {
  expect(allocate(100, [])).toEqual([]);
  expect(allocate(100, toHoldings(0, 0))).toEqual([0, 0]);
});

const cents = fc.integer({ min: 0, max: limits.paymentCents.max });
const holdings = fc
  .array(fc.integer({ min: 1, max: limits.dollars.max }), { minLength: 1, maxLength: 60 })
  .map((amounts) => toHoldings(...amounts));

test('shares always sum to the whole, and none is a cent or more off the exact one', () => {
  fc.assert(
    fc.property(cents, holdings, (whole, held) => {
      const shares = allocate(whole, held);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      const total = held.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      for (const [index, { amount }] of held.entries()) {
        const off = BigInt(shares[index]!) * total - BigInt(whole) * BigInt(amount);
        expect(off < total && off > -total).toBe(true);
      }
    }),
  );
});

test('who holds more never gets less', () => {
  fc.assert(
    fc.property(cents, holdings, (whole, held) => {
      const shares = allocate(whole, held);
      const byAmount = held
        .map(({ amount }, index) => ({ amount, share: shares[index]! }))
        .sort((a, b) => a.amount - b.amount);
      for (const [index, { amount, share }] of byAmount.entries()) {
        const next = byAmount[index + 1];
        if (next && next.amount > amount) expect(next.share).toBeGreaterThanOrEqual(share);
      }
    }),
  );
});

test('a part of what is shared gets the whole cents of its part, and the rest is left', () => {
  expect(allocateWithin(100_000, toHoldings(5000, 5000, 5000), 240_000)).toEqual([2084, 2083, 2083]);
  expect(allocateWithin(100, toHoldings(1, 1), 3)).toEqual([33, 33]);
  expect(() => allocateWithin(100, toHoldings(2, 2), 3)).toThrow(RangeError);
});

test('the shares of a part leave less than a cent of it, and each is exact to less than a cent', () => {
  fc.assert(
    fc.property(cents, holdings, fc.nat({ max: limits.dollars.max }), (whole, held, others) => {
      const registered = held.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      const total = registered + BigInt(others);
      const shares = allocateWithin(whole, held, total);
      const left = BigInt(whole) * registered - BigInt(shares.reduce((sum, share) => sum + share, 0)) * total;
      expect(left >= 0n && left < total).toBe(true);
      for (const [index, { amount }] of held.entries()) {
        const off = BigInt(shares[index]!) * total - BigInt(whole) * BigInt(amount);
        expect(off < total && off > -total).toBe(true);
      }
      if (others === 0) expect(shares).toEqual(allocate(whole, held));
    }),
  );
});

test('adds up the holdings of each project', () => {
  const holdings = [
    { projectId: 2, amount: 1000, projectName: 'Casa' },
    { projectId: 1, amount: 2000, projectName: 'Torre' },
    { projectId: 2, amount: 500, projectName: 'Casa' },
  ];
  expect([...groupHoldings(holdings).values()]).toEqual([
    { projectId: 2, amount: 1500, projectName: 'Casa' },
    { projectId: 1, amount: 2000, projectName: 'Torre' },
  ]);
});
