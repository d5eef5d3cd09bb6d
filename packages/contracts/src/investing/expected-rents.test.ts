import { takePercent } from './fee-rules';
import { expectOwnRents, expectRents, getExpectedRentCents, type RentHolding } from './expected-rents';
import { listPeriods } from '../values/days';
import { allocate, sumShares } from '../values/shares';

type Owned = RentHolding & { id: number; amount: number };

const hold = (id: number, change: Partial<Owned> = {}): Owned => ({
  id,
  projectId: 1,
  amount: 1000,
  yearlyCents: 10_000,
  firstPeriod: '2026-01',
  lastPeriod: null,
  ...change,
});
const year = { from: '2026-01', to: '2026-12' };
const eightPercent = (_project: number, _period: string, cents: number): number => takePercent(cents, 8);

test('three of 1,000 at 10 % expect 25.02, then 24.99, and after 8 % each their part', () => {
  const three = [hold(1), hold(2), hold(3)];
  const months = expectRents(three, year, eightPercent);
  expect(months.map(({ grossCents, netCents }) => [grossCents, netCents])).toEqual([
    ...Array.from({ length: 4 }, () => [2502, 2302]),
    ...Array.from({ length: 8 }, () => [2499, 2299]),
  ]);
  const own = (id: number) => expectOwnRents(three, (one) => one.id === id, year, eightPercent);
  const firstAndLast = [1, 2, 3].map((id) => [own(id)[0]?.netCents, own(id).at(-1)?.netCents]);
  expect(firstAndLast).toEqual([
    [768, 767],
    [767, 766],
    [767, 766],
  ]);
  expect(own(1).reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(10_000);
});

test('who invested later, or was sold, expects nothing outside of the term', () => {
  const holdings = [hold(1), hold(2, { firstPeriod: '2026-03' }), hold(3, { projectId: 2, lastPeriod: '2026-02' })];
  const own = expectOwnRents(
    holdings,
    ({ id }) => id === 2,
    year,
    () => 0,
  );
  expect([own[0]?.period, own.length]).toEqual(['2026-03', 10]);
  expect(expectRents(holdings, year, () => 0).filter(({ projectId }) => projectId === 2)).toHaveLength(2);
  expect(expectRents([hold(1, { firstPeriod: null })], year, () => 0)).toEqual([]);
});

/** Random whole numbers below a limit, the same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('any holders expect together what their project does, and each what a run gives', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    const holdings = Array.from({ length: 1 + random(9) }, (_none, index) =>
      hold(index + 1, {
        amount: 1000 * (1 + random(40)),
        yearlyCents: random(500_000),
        firstPeriod: listPeriods('2026-01', '2026-06')[random(6)] ?? null,
      }),
    );
    const percent = random(100_000) / 10_000;
    const charge = (_project: number, _period: string, cents: number): number => takePercent(cents, percent);
    for (const { period, grossCents, netCents } of expectRents(holdings, year, charge)) {
      const due = holdings.filter(({ firstPeriod }) => firstPeriod !== null && firstPeriod <= period);
      expect(grossCents).toBe(due.reduce((sum, one) => sum + getExpectedRentCents(one, period), 0));
      const own = due.map(({ id }) => {
        const range = { from: period, to: period };
        return expectOwnRents(holdings, (one) => one.id === id, range, charge)[0]?.netCents ?? 0;
      });
      expect([seed, period, own]).toEqual([seed, period, allocate(netCents, due)]);
    }
  }
});

test('a sum of shares is that of the allocation, also where numbers are too small for it', () => {
  const large = [1_999_999_999, 1_700_000_001, 3].map((amount, index) => ({ id: index + 1, amount }));
  const shares = allocate(199_999_999_999, large);
  expect(sumShares(199_999_999_999, large, ({ id }) => id !== 2)).toBe((shares[0] ?? 0) + (shares[2] ?? 0));
  expect(sumShares(100, [], () => true)).toBe(0);
  expect(() => sumShares(-1, large, () => true)).toThrow(RangeError);
});
