import type { PaymentStatus } from './payments';
import {
  describeRent,
  describeRentPayment,
  getOpenCents,
  getPaymentState,
  getPaymentSum,
  rentState,
  rentStates,
  toRentStatus,
  type RentState,
} from './rent-states';

const today = '2026-11-27';
const pay = (status: PaymentStatus, paymentDate: string, period: string) => ({ status, paymentDate, period });

// The rent of November is due on December 15, that of September was due on October 15.
test.each([
  ['a paid payment', pay('paid', '2026-11-20', '2026-10'), 'received', 'received', 'se pagó el 20/11/2026'],
  ['one with a date to come', pay('paid', '2026-12-03', '2026-11'), 'announced', 'coming', 'se paga el 3/12/2026'],
  [
    'a pending one of a past day',
    pay('pending', '2026-11-15', '2026-11'),
    'pending',
    'coming',
    'se paga el 15/12/2026',
  ],
  [
    'a pending one of a day to come',
    pay('pending', '2026-12-20', '2026-11'),
    'pending',
    'coming',
    'se paga el 20/12/2026',
  ],
  ['a pending one that was due', pay('pending', '2026-10-15', '2026-09'), 'late', 'coming', 'venció el 15/10/2026'],
  ['a missed one', pay('missed', '2026-10-15', '2026-09'), 'missed', 'missed', 'vencía el 15/10/2026'],
] as const)('%s has one state, one sum and one day', (_, payment, state, sum, day) => {
  expect(getPaymentState(payment, today)).toBe(state);
  expect(getPaymentSum(payment, today)).toBe(sum);
  expect(describeRentPayment(payment, today)).toMatch(new RegExp(`^Renta de \\w+ de 2026 · ${day}$`));
});

test('each state has its own word, and a published value', () => {
  expect(new Set(Object.values(rentState).map(({ label }) => label)).size).toBe(rentStates.length);
  expect(rentStates.map(toRentStatus)).toEqual([
    ...['received', 'partial', 'upcoming', 'upcoming', 'late', 'upcoming', 'missed'],
  ]);
});

test.each([
  ['received', 0, 'Pagada'],
  ['received', 2, 'Pagada, 2 días tarde'],
  ['partial', 1, 'Parcial, 1 día tarde'],
  ['late', 40, 'Atrasada 40 días'],
  ['pending', 0, 'Pendiente'],
  ['upcoming', 0, 'Por venir'],
  ['missed', 40, 'No pagada'],
] as const)('a %s rent, %d days late, reads %s', (state, daysLate, text) => {
  expect(describeRent({ state, daysLate })).toBe(text);
});

const open = (
  state: RentState,
  receivedCents: number,
  announcedCents: number,
  missedCents: number,
  spent = 0,
): number =>
  getOpenCents({
    state,
    expectedCents: 5834,
    receivedCents,
    announcedCents,
    missedCents,
    expensesCents: spent,
    reserveCents: 0,
  });

test('what is still to come is announced or projected, without what nobody will pay', () => {
  expect(open('upcoming', 0, 0, 0)).toBe(5834);
  expect(open('pending', 0, 6000, 0)).toBe(6000);
  expect(open('late', 0, 100, 0)).toBe(5834);
  expect(open('partial', 5000, 0, 0)).toBe(834);
  expect(open('partial', 5000, 0, 834)).toBe(0);
  expect(open('partial', 5000, 0, 0, 800)).toBe(34);
  expect(open('pending', 0, 5000, 0, 834)).toBe(5000);
  expect(open('missed', 0, 0, 5834)).toBe(0);
  expect(open('received', 5833, 0, 0)).toBe(0);
});
