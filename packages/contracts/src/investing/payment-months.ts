import type { RentExpectation } from './expected-rents';
import { getCoveredCents, type RentPayment } from './rent-calendar';
import type { BadgeFacts } from '../values/status';

/** The progress of a project's rent for a month: nothing, announced, a part, all of it, or recorded as not paid. */
export const paymentMonthStates = ['none', 'pending', 'partial', 'paid', 'missed'] as const;
export type PaymentMonthState = (typeof paymentMonthStates)[number];
export const paymentMonthState: Record<PaymentMonthState, BadgeFacts> = {
  none: { label: 'Sin pago', tone: 'neutral' },
  pending: { label: 'Pendiente', tone: 'warning' },
  partial: { label: 'Parcial', tone: 'warning' },
  paid: { label: 'Pagado', tone: 'success' },
  missed: { label: 'No pagado', tone: 'danger' },
};

/** The rent of one project for one month, in cents. */
export type PaymentMonthCents = {
  /** Before fees. */
  projectedGrossCents: number;
  /** After fees. */
  projectedCents: number;
  paidCents: number;
  pendingCents: number;
  /** Paid and pending rent before what was deducted from it. */
  grossCents: number;
  /** The part of the rent that monthly payments took for expenses of the house, and for its reserve. */
  expensesCents: number;
  reserveCents: number;
  /** The projected rent that is neither paid nor deducted; never below 0. */
  missingCents: number;
  state: PaymentMonthState;
};

type MonthPayment = Omit<RentPayment, 'projectId' | 'period' | 'paymentDate'>;

const sumUp = (payments: readonly MonthPayment[], toCents: (payment: MonthPayment) => number): number =>
  payments.reduce((sum, payment) => sum + toCents(payment), 0);

function getState(paid: readonly MonthPayment[], payments: readonly MonthPayment[], projectedCents: number) {
  if (sumUp(paid, ({ cents }) => cents) > 0) return sumUp(paid, getCoveredCents) >= projectedCents ? 'paid' : 'partial';
  if (payments.some(({ status, cents }) => status === 'pending' && cents > 0)) return 'pending';
  return payments.some(({ status }) => status === 'missed') ? 'missed' : 'none';
}

/** The projected rent of a project for a month, and the sum of its payments. A paid payment counts whatever its date is. */
export function calculatePaymentMonth(
  expected: Pick<RentExpectation, 'grossCents' | 'netCents'>,
  payments: readonly MonthPayment[],
): PaymentMonthCents {
  const paid = payments.filter(({ status }) => status === 'paid');
  const live = payments.filter(({ status }) => status !== 'missed');
  const paidCents = sumUp(paid, ({ cents }) => cents);
  return {
    projectedGrossCents: expected.grossCents,
    projectedCents: expected.netCents,
    paidCents,
    pendingCents: sumUp(live, ({ cents }) => cents) - paidCents,
    grossCents: sumUp(
      live,
      ({ cents, feeCents = 0, expensesCents = 0, reserveCents = 0 }) => cents + feeCents + expensesCents + reserveCents,
    ),
    expensesCents: sumUp(live, ({ expensesCents = 0 }) => expensesCents),
    reserveCents: sumUp(live, ({ reserveCents = 0 }) => reserveCents),
    missingCents: Math.max(0, expected.netCents - sumUp(paid, getCoveredCents)),
    state: getState(paid, payments, expected.netCents),
  };
}
