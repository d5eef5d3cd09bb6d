import { getExpectedRentCents, isInTerm, type RentHolding, type RentPayment } from './rent-calendar';
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
  projectedCents: number;
  paidCents: number;
  pendingCents: number;
  /** The projected rent that is not paid; never below 0. */
  missingCents: number;
  state: PaymentMonthState;
};

type StateFacts = Pick<PaymentMonthCents, 'projectedCents' | 'paidCents' | 'pendingCents'> & {
  holdings: number;
  isMissed: boolean;
};

// A payment is rounded to the cent on its own, so each holding may be a cent short of its projection, as in the rent calendar.
function getState({ projectedCents, paidCents, pendingCents, holdings, isMissed }: StateFacts): PaymentMonthState {
  if (paidCents > 0) return paidCents >= projectedCents - holdings ? 'paid' : 'partial';
  if (pendingCents > 0) return 'pending';
  return isMissed ? 'missed' : 'none';
}

/**
 * The projected rent of a project's holdings for a month, by the rule of the rent calendar, and the sum of its payments for that month. A
 * paid payment counts whatever its date is.
 */
export function calculatePaymentMonth(
  holdings: readonly RentHolding[],
  payments: readonly Pick<RentPayment, 'cents' | 'status'>[],
  period: string,
): PaymentMonthCents {
  const due = holdings.filter((holding) => isInTerm(holding, period));
  const projectedCents = due.reduce((sum, holding) => sum + getExpectedRentCents(holding, period), 0);
  const sumUp = (wanted: RentPayment['status']) =>
    payments.reduce((sum, { cents, status }) => sum + (status === wanted ? cents : 0), 0);
  const paidCents = sumUp('paid');
  const pendingCents = sumUp('pending');
  const state = getState({
    projectedCents,
    paidCents,
    pendingCents,
    holdings: due.reduce((sum, { count = 1 }) => sum + count, 0),
    isMissed: payments.some(({ status }) => status === 'missed'),
  });
  return { projectedCents, paidCents, pendingCents, missingCents: Math.max(0, projectedCents - paidCents), state };
}
