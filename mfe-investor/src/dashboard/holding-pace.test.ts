import { investment } from '../testing/records';
import { describePace, getReceivedReturn } from './holding-pace';

/** Eleven months of 90.00 before fees, of which 8 % is charged, and all that came. */
const pace = {
  expectedGross: '990.00',
  expected: '910.80',
  received: '910.80',
  deducted: '0.00',
  early: '0.00',
  late: '0.00',
  missed: '0.00',
  firstDueDate: '2026-01-15',
};

const describe = (differences: Partial<typeof pace>, isSold = false) =>
  describePace({ ...pace, ...differences }, isSold);

test('compares what was received with the rents that were due by today, after fees', () => {
  expect(describe({})).toBe('100.0% de lo esperado a hoy');
  expect(describe({ received: '890.10', late: '20.70' })).toBe('97.7% de lo esperado a hoy, faltan $20.70');
  expect(describe({}, true)).toBe('100.0% de lo esperado hasta la venta');
});

test('what is not received is named by its reason: missed, or taken for the house', () => {
  expect(describe({ received: '828.00', missed: '82.80' })).toBe('90.9% de lo esperado a hoy, $82.80 no pagados');
  expect(describe({ received: '903.80', deducted: '7.00' })).toBe(
    '99.2% de lo esperado a hoy, menos gastos y reserva de $7.00',
  );
  expect(describe({ received: '915.80', deducted: '-5.00' })).toBe('100.5% de lo esperado a hoy, $5.00 de la reserva');
});

test('payments that came before they were due are named apart from what was expected', () => {
  expect(describe({ early: '82.80' })).toBe('100.0% de lo esperado a hoy, $82.80 antes de vencer');
});

test('before the first rent is due it says when that is, unless it came already', () => {
  const nothingDue = { expectedGross: '0.00', expected: '0.00', received: '0.00' };
  expect(describe(nothingDue)).toBe('Primera renta prevista para el 15/1/2026');
  expect(describe({ ...nothingDue, early: '82.80' })).toBeNull();
  expect(describe(nothingDue, true)).toBeNull();
  expect(describePace({ ...pace, ...nothingDue, firstDueDate: null }, false)).toBeNull();
});

test('the received return is after fees, of the rents that were due', () => {
  expect(getReceivedReturn(pace, 9)).toBeCloseTo(8.28);
  expect(getReceivedReturn({ ...pace, received: '0.00' }, 9)).toBe(0);
  expect(getReceivedReturn({ ...investment.rentPace, expectedGross: '0.00' }, 9)).toBeNull();
});
