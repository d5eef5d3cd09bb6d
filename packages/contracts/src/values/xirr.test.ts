import fc from 'fast-check';
import { xirr, type Flow } from './xirr';

const flow = (date: string, dollars: number): Flow => ({ date, cents: Math.round(dollars * 100) });

const months = Array.from({ length: 12 }, (_none, index) =>
  index < 11 ? `2025-${String(index + 2).padStart(2, '0')}-15` : '2026-01-15',
);

test.each([
  [10_000, '9.38'],
  [11_200, '21.87'],
  [9000, '-1.04'],
])('10,000 that pays 75 a month for a year and ends with %i yields %s %%', (end, expected) => {
  const flows = [flow('2025-01-15', -10_000), ...months.map((date) => flow(date, 75)), flow('2026-01-15', end)];
  expect(xirr(flows)?.toFixed(2)).toBe(expected);
});

test('capital returned without any payment yields 0 %', () => {
  expect(xirr([flow('2025-01-01', -1000), flow('2026-01-01', 1000)])).toBeCloseTo(0, 6);
});

test('a year has 365 days, even a leap year', () => {
  expect(xirr([flow('2025-01-01', -1000), flow('2026-01-01', 1100)])).toBeCloseTo(10, 6);
  expect(xirr([flow('2024-01-01', -1000), flow('2025-01-01', 1100)])).toBeCloseTo((1.1 ** (365 / 366) - 1) * 100, 6);
});

test('a loss is negative, and a rate above 100 % is found', () => {
  expect(xirr([flow('2025-01-01', -1000), flow('2026-01-01', 400)])).toBeCloseTo(-60, 6);
  expect(xirr([flow('2025-01-01', -1000), flow('2025-03-01', 5000)])).toBeGreaterThan(1000);
});

test('there is no rate below 30 days', () => {
  expect(xirr([flow('2025-01-01', -1000), flow('2025-01-30', 1010)])).toBeNull();
  expect(xirr([flow('2025-01-01', -1000), flow('2025-01-31', 1010)])).not.toBeNull();
});

test.each([
  ['an empty list', []],
  ['money paid in only', [flow('2025-01-01', -1000), flow('2025-06-01', -1000)]],
  ['money received only', [flow('2025-01-01', 10), flow('2025-06-01', 10)]],
  ['money in and out on one day', [flow('2025-01-01', -1000), flow('2025-01-01', 1000)]],
])('%s has no rate', (_name, flows) => {
  expect(xirr(flows)).toBeNull();
});

test('an order placed today does not change the rate', () => {
  const before = [flow('2025-01-01', -1000), flow('2026-01-01', 1080)];
  expect(xirr([...before, flow('2026-01-01', -6000), flow('2026-01-01', 6000)])).toBe(xirr(before));
});

test('recovers any yearly rate over any number of days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 300 }), fc.integer({ min: 30, max: 4000 }), (percent, days) => {
      const last = new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
      const grown = 1e9 * (1 + percent / 100) ** (days / 365);
      fc.pre(grown >= 1e4);
      expect(
        xirr([
          { date: '2020-01-01', cents: -1e9 },
          { date: last, cents: grown },
        ]),
      ).toBeCloseTo(percent, 3);
    }),
  );
});

test('a loss that no rate gives is -100, not unknown', () => {
  // 90 % lost in 60 days, 82 % in 45, 99 % in 100.
  for (const [date, back] of [
    ['2025-03-02', 1000],
    ['2025-02-15', 1800],
    ['2025-04-11', 100],
  ] as const) {
    const rate = xirr([flow('2025-01-01', -10_000), flow(date, back)]);
    expect(rate).not.toBeNull();
    expect(rate).toBeLessThan(-99.99);
  }
});
