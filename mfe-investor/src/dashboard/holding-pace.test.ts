import { describePace, getReceivedReturn, toRentHolding } from './holding-pace';

const holding = {
  id: 1,
  projectId: 4,
  actualReturns: '0.00',
  projectedReturns: '1080.00',
  investedOn: '2025-11-10',
};
const months = [
  '2025-12',
  ...Array.from({ length: 10 }, (_none, index) => `2026-${String(index + 1).padStart(2, '0')}`),
];
const pay = (period: string, amount = '90.00', status: 'paid' | 'missed' | 'pending' = 'paid') => ({
  investmentId: 1,
  period,
  amount,
  status,
  paymentDate: `${period}-28`,
});

const describe = (
  payments: ReturnType<typeof pay>[],
  today: string,
  sale?: Parameters<typeof toRentHolding>[2],
  investedOn: string | null = '2025-11-10',
) => {
  const received = payments.reduce((sum, { amount, status }) => sum + (status === 'paid' ? Number(amount) : 0), 0);
  const rent = toRentHolding({ ...holding, investedOn }, payments, sale);
  return describePace({ rent, payments, actualReturns: received.toFixed(2) }, today);
};

test('compares what was received with the rents that were due by today, not with a whole year', () => {
  expect(
    describe(
      months.map((period) => pay(period)),
      '2026-11-23',
    ),
  ).toBe('100.0% de lo esperado a hoy');
  const less = months.map((period, index) => pay(period, index === 3 ? '67.50' : '90.00'));
  expect(describe(less, '2026-11-23')).toBe('97.7% de lo esperado a hoy, faltan $22.50');
});

test('a missed rent is named apart with its own cents, and is not what is missing', () => {
  const missed = months.map((period, index) => pay(period, '90.00', index === 3 ? 'missed' : 'paid'));
  expect(describe(missed, '2026-11-23')).toBe('90.9% de lo esperado a hoy, $90.00 no pagados');
});

test('payments that came before they were due are named apart from what was expected', () => {
  expect(describe([pay('2025-12'), pay('2026-01')], '2026-01-31')).toBe(
    '100.0% de lo esperado a hoy, $90.00 antes de vencer',
  );
});

test('the received return has the basis of the projected one: the rents that were due', () => {
  const rent = toRentHolding(holding, [], undefined);
  const at = (payments: ReturnType<typeof pay>[], today: string) =>
    getReceivedReturn({ rent, payments, annualReturn: 9 }, today);
  expect(at([pay('2025-12'), pay('2026-01')], '2026-01-31')).toBe(9);
  expect(at([pay('2025-12', '45.00')], '2026-01-31')).toBe(4.5);
  expect(at([pay('2025-12', '90.00', 'missed')], '2026-01-31')).toBe(0);
  expect(at([pay('2025-12')], '2026-01-02')).toBeNull();
});

test('a cent that each month is short counts as complete', () => {
  expect(
    describe(
      months.map((period) => pay(period, '89.99')),
      '2026-11-23',
    ),
  ).toBe('100.0% de lo esperado a hoy');
});

test('before the first rent is due it says when that is, unless it came already', () => {
  expect(describe([], '2025-12-01')).toBe('Primera renta prevista para el 15/1/2026');
  expect(describe([pay('2025-12')], '2026-01-02')).toBeNull();
});

test('a sold project is compared with its rents up to the sale', () => {
  expect(describe([pay('2025-12')], '2026-11-23', { status: 'exited', exitDate: '2025-12-20' })).toBe(
    '100.0% de lo esperado hasta la venta',
  );
  expect(describe([pay('2025-12')], '2026-11-23', { status: 'exited', exitDate: null })).toBeNull();
});

test('a holding without a date starts with its first payment, and without one expects nothing', () => {
  expect(describe([pay('2026-02')], '2026-03-20', undefined, null)).toBe('100.0% de lo esperado a hoy');
  expect(describe([], '2026-03-20', undefined, null)).toBeNull();
});

test('an investment without a projected return expects nothing', () => {
  const rent = toRentHolding({ ...holding, projectedReturns: '0.00' }, [], undefined);
  expect(describePace({ rent, payments: [], actualReturns: '0.00' }, '2026-11-23')).toBeNull();
});
