import { describePace, toRentHolding } from './holding-pace';

const holding = {
  id: 1,
  projectId: 4,
  actualReturns: '0.00',
  projectedReturns: '1080.00',
  investedOn: '2025-11-10',
};

const describe = (
  received: string,
  today: string,
  sale?: Parameters<typeof toRentHolding>[2],
  investedOn = '2025-11-10',
) => describePace(toRentHolding({ ...holding, investedOn }, [], sale), received, today);

test('compares what was received with the rents that were due by today, not with a whole year', () => {
  expect(describe('990.00', '2026-11-23')).toBe('100.0% de lo esperado a hoy');
  expect(describe('967.50', '2026-11-23')).toBe('97.7% de lo esperado a hoy, faltan $22.50');
});

test('payments that came before they were due exceed what was expected', () => {
  expect(describe('180.00', '2026-01-20')).toBe('200.0% de lo esperado a hoy');
});

test('a cent that each month is short counts as complete', () => {
  expect(describe('989.89', '2026-11-23')).toBe('100.0% de lo esperado a hoy');
});

test('before the first rent is due it says when that is', () => {
  expect(describe('0.00', '2025-12-01')).toBe('Primera renta prevista para el 15/1/2026');
});

test('a sold project is compared with its rents up to the sale', () => {
  expect(describe('90.00', '2026-11-23', { status: 'exited', exitDate: '2025-12-20' })).toBe(
    '100.0% de lo esperado hasta la venta',
  );
  expect(describe('90.00', '2026-11-23', { status: 'exited', exitDate: null })).toBeNull();
});

test('a holding without a date starts with its first payment, and without one expects nothing', () => {
  const undated = { ...holding, investedOn: null };
  const payments = [
    { investmentId: 1, period: '2026-03' },
    { investmentId: 1, period: '2026-02' },
    { investmentId: 2, period: '2020-01' },
  ];
  expect(describePace(toRentHolding(undated, payments, undefined), '90.00', '2026-03-20')).toBe(
    '100.0% de lo esperado a hoy',
  );
  expect(describePace(toRentHolding(undated, [], undefined), '0.00', '2026-03-20')).toBeNull();
});

test('an investment without a projected return expects nothing', () => {
  const rent = toRentHolding({ ...holding, projectedReturns: '0.00' }, [], undefined);
  expect(describePace(rent, '0.00', '2026-11-23')).toBeNull();
});
