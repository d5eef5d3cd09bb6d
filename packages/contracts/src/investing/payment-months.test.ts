import { calculatePaymentMonth } from './payment-months';
import type { RentHolding } from './rent-calendar';

// 7 % of $10,000: 58.34 in each of the first four months, then 58.33.
const holding = (changed: Partial<RentHolding> = {}): RentHolding => ({
  projectId: 1,
  yearlyCents: 70_000,
  firstPeriod: '2026-01',
  lastPeriod: null,
  ...changed,
});
const paid = (cents: number) => ({ cents, status: 'paid' as const });
const calculate = (payments: Parameters<typeof calculatePaymentMonth>[1], holdings = [holding()], period = '2026-01') =>
  calculatePaymentMonth(holdings, payments, period);

test('a month without payments lacks all of its projection', () => {
  expect(calculate([])).toEqual({
    projectedCents: 5834,
    paidCents: 0,
    pendingCents: 0,
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
  ['a cent less for one holding', [paid(5833)], 'paid', 1],
  ['more than projected', [paid(9000)], 'paid', 0],
])('the state of a month with %s follows from its payments', (_name, payments, state, missingCents) => {
  expect(calculate(payments)).toMatchObject({ state, missingCents });
});
