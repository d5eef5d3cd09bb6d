import { addDays, today } from '../values/days';
import { describeEqualOrder, listPaymentWarnings, listProjectWarnings, listUserWarnings } from './warnings';

const payment = { amount: '100.00', paymentDate: today(), status: 'paid' as const };
const codes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);

test('a payment above the capital of its investment is warned about, one equal to it is not', () => {
  expect(codes(listPaymentWarnings({ ...payment, amount: '1000.01' }, 1000))).toEqual(['ABOVE_CAPITAL']);
  expect(listPaymentWarnings({ ...payment, amount: '1000.00' }, 1000)).toEqual([]);
  expect(listPaymentWarnings({ ...payment, amount: '1000.01' }, null)).toEqual([]);
});

test('only a paid payment in the future is warned about', () => {
  const paymentDate = addDays(today(), 1);
  expect(codes(listPaymentWarnings({ ...payment, paymentDate }, 1000))).toEqual(['PAID_IN_FUTURE']);
  expect(listPaymentWarnings({ ...payment, paymentDate, status: 'pending' }, 1000)).toEqual([]);
});

test('a target below what is funded, or below the minimum, is warned about', () => {
  expect(codes(listProjectWarnings({ target: 1000, funded: 161_000, minInvestment: 2000 }))).toEqual([
    'TARGET_BELOW_FUNDED',
    'TARGET_BELOW_MINIMUM',
  ]);
  expect(listProjectWarnings({ target: 161_000, funded: 161_000, minInvestment: 1000 })).toEqual([]);
});

test('granting the role of administrator is warned about, keeping it is not', () => {
  expect(codes(listUserWarnings({ role: 'admin' }))).toEqual(['ADMINISTRATOR']);
  expect(codes(listUserWarnings({ role: 'admin' }, 'user'))).toEqual(['ADMINISTRATOR']);
  expect(listUserWarnings({ role: 'admin' }, 'admin')).toEqual([]);
  expect(listUserWarnings({ role: 'user' }, 'admin')).toEqual([]);
});

test('an equal order says how long ago it was', () => {
  expect(describeEqualOrder(5000, 0)).toBe('Ya invertiste $5,000 aquí hace un momento.');
  expect(describeEqualOrder(5000, 1)).toBe('Ya invertiste $5,000 aquí hace 1 minuto.');
  expect(describeEqualOrder(5000, 3)).toBe('Ya invertiste $5,000 aquí hace 3 minutos.');
});
