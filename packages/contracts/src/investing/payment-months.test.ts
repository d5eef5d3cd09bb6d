import { expectRents, type RentHolding } from './expected-rents';
import { calculatePaymentMonth } from './payment-months';

// 7 % of $10,000: 58.34 in each of the first four months, then 58.33.
const holding = (changed: Partial<RentHolding> = {}): RentHolding => ({
  projectId: 1,
  yearlyCents: 70_000,
  firstPeriod: '2026-01',
  lastPeriod: null,
  ...changed,
});
const nothing = { grossCents: 0, netCents: 0 };
const paid = (cents: number) => ({ cents, status: 'paid' as const });
const calculate = (payments: Parameters<typeof calculatePaymentMonth>[1], holdings = [holding()], period = '2026-01') =>
  calculatePaymentMonth(expectRents(holdings, { from: period, to: period }, () => 0)[0] ?? nothing, payments);

test('a month without payments lacks all of its projection', () => {
  expect(calculate([])).toEqual({
    projectedGrossCents: 5834,
    projectedCents: 5834,
    paidCents: 0,
    pendingCents: 0,
    grossCents: 0,
    expensesCents: 0,
    reserveCents: 0,
    missingCents: 5834,
    state: 'none',
  });
  expect(calculate([], [holding()], '2026-05').projectedCents).toBe(5833);
});

test('a month projects only holdings that are in their term, equal ones each', () => {
  const holdings = [holding({ count: 3 }), holding({ firstPeriod: '2026-02' }), holding({ lastPeriod: '2025-12' })];
  expect(calculate([], holdings).projectedCents).toBe(3 * 5834);
});

test.each([
  ['pending payments only', [{ cents: 5834, status: 'pending' as const }], 'pending', 5834],
  ['a missed payment only', [{ cents: 5834, status: 'missed' as const }], 'missed', 5834],
  ['a part of it paid', [paid(5000), { cents: 834, status: 'pending' as const }], 'partial', 834],
  ['a part paid and a part missed', [paid(5000), { cents: 834, status: 'missed' as const }], 'partial', 834],
  ['all of it paid', [paid(5000), paid(834)], 'paid', 0],
  ['a cent less', [paid(5833)], 'partial', 1],
  ['a cent less from before rents were divided', [{ ...paid(5833), roundingCents: 1 }], 'paid', 0],
  ['expenses and reserve of the house', [{ ...paid(5000), expensesCents: 800, reserveCents: 34 }], 'paid', 0],
  ['less than after the expenses', [{ ...paid(5000), expensesCents: 800 }], 'partial', 34],
  ['more than projected', [paid(9000)], 'paid', 0],
])('the state of a month with %s follows from its payments', (_name, payments, state, missingCents) => {
  expect(calculate(payments)).toMatchObject({ state, missingCents });
});

test('a month is projected after fees, and what was posted is known before them', () => {
  const expected = { grossCents: 90_000, netCents: 81_720 };
  const run = { ...paid(74_720), feeCents: 8280, expensesCents: 5000, reserveCents: 2000 };
  expect(calculatePaymentMonth(expected, [run])).toMatchObject({
    projectedGrossCents: 90_000,
    projectedCents: 81_720,
    grossCents: 90_000,
    missingCents: 0,
    state: 'paid',
  });
});
