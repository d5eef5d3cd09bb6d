import { addMonths } from '../values/days';
import { formatMonth, formatShortDate } from '../values/formats';
import type { PaymentStatus } from './payments';
import type { BadgeFacts } from '../values/status';

/**
 * The state of a rent. Every page and file takes its state, its word and the sum that it counts in from here: `received`, `partial`,
 * `announced` (paid with a date to come), `pending` (registered, not due yet), `late` (due and not come), `upcoming` (only projected) or
 * `missed` (nobody will pay it).
 */
export const rentStates = ['received', 'partial', 'announced', 'pending', 'late', 'upcoming', 'missed'] as const;
export type RentState = (typeof rentStates)[number];
export const rentState: Record<RentState, BadgeFacts> = {
  received: { label: 'Pagada', tone: 'success' },
  partial: { label: 'Parcial', tone: 'warning' },
  announced: { label: 'Anunciada', tone: 'neutral' },
  pending: { label: 'Pendiente', tone: 'warning' },
  late: { label: 'Atrasada', tone: 'danger' },
  upcoming: { label: 'Por venir', tone: 'neutral' },
  missed: { label: 'No pagada', tone: 'danger' },
};

/** The states in the published values of a rent calendar, in which what is not due yet is `upcoming`. */
export const rentStatuses = ['received', 'partial', 'late', 'upcoming', 'missed'] as const;
export type RentStatus = (typeof rentStatuses)[number];
export const toRentStatus = (state: RentState): RentStatus =>
  state === 'announced' || state === 'pending' ? 'upcoming' : state;

type RentFacts = {
  /** Whether all of it was received. */
  isComplete: boolean;
  hasReceived: boolean;
  hasPending: boolean;
  /** Whether a payment is paid with a date to come. */
  hasAhead: boolean;
  hasMissed: boolean;
  /** Whether its due date is over. */
  isOverdue: boolean;
};

/** The one rule for the state of a rent, of one payment or of all payments of a month. */
export function resolveRentState(facts: RentFacts): RentState {
  if (facts.isComplete) return 'received';
  if (facts.hasReceived) return 'partial';
  const isComing = facts.hasPending || facts.hasAhead;
  if (facts.hasMissed && !isComing) return 'missed';
  if (facts.isOverdue) return 'late';
  if (!isComing) return 'upcoming';
  return facts.hasPending ? 'pending' : 'announced';
}

/** Day of the following month on which the rent of a month is due. */
const dueDay = 15;

/** The day on which the rent of a month is due. */
export const getRentDueDate = (period: string): string => `${addMonths(period, 1)}-${String(dueDay).padStart(2, '0')}`;

/** A payment as its state is decided by; dates are YYYY-MM-DD, the period is YYYY-MM. */
export type DatedPayment = {
  status: PaymentStatus;
  /** The day of its plan. */
  paymentDate: string;
  /** The day on which it was credited; the one of its plan where that is not known. */
  creditedOn?: string | null;
  period: string;
};
type PaidOn = Pick<DatedPayment, 'status' | 'paymentDate' | 'creditedOn'>;

/** The day of a payment: the one on which it was credited, else the one of its plan. */
export const getPaymentDay = ({ creditedOn, paymentDate }: Pick<PaidOn, 'paymentDate' | 'creditedOn'>): string =>
  creditedOn ?? paymentDate;

/** Whether a payment was received by a day: a paid one of a day to come was not. */
export const isReceived = (payment: PaidOn, today: string): boolean =>
  payment.status === 'paid' && getPaymentDay(payment) <= today;

/** Whether a paid payment has a date to come, so that it is not received yet. */
export const isPaidAhead = (payment: PaidOn, today: string): boolean =>
  payment.status === 'paid' && !isReceived(payment, today);

/** The state of the rent that one payment pays. */
export const getPaymentState = (payment: DatedPayment, today: string): RentState =>
  resolveRentState({
    isComplete: isReceived(payment, today),
    hasReceived: false,
    hasPending: payment.status === 'pending',
    hasAhead: isPaidAhead(payment, today),
    hasMissed: payment.status === 'missed',
    isOverdue: getRentDueDate(payment.period) < today,
  });

/** The sums that payments are added up in; each payment counts in exactly one. */
export const paymentSums = ['received', 'coming', 'missed'] as const;
export type PaymentSum = (typeof paymentSums)[number];

/** The sum that a payment counts in. What is late is still to come; what was missed is not. */
export function getPaymentSum(payment: PaidOn, today: string): PaymentSum {
  if (payment.status === 'missed') return 'missed';
  return isReceived(payment, today) ? 'received' : 'coming';
}

/** The day of a rent: the one on which it was paid, the one to come that its payment names, or else its due date. */
export const getRentDay = (payment: DatedPayment, today: string): string =>
  isReceived(payment, today) || (payment.status !== 'missed' && getPaymentDay(payment) >= today)
    ? getPaymentDay(payment)
    : getRentDueDate(payment.period);

const dayVerb: Record<RentState, string> = {
  received: 'se pagó el',
  partial: 'se paga el',
  announced: 'se paga el',
  pending: 'se paga el',
  late: 'venció el',
  upcoming: 'se paga el',
  missed: 'vencía el',
};

/** When a payment is or was paid, or was due: 'se paga el 15/12/2026'. */
export function describeRentDay(payment: DatedPayment, today: string): string {
  const state = getPaymentState(payment, today);
  return `${dayVerb[state]} ${formatShortDate(state === 'late' ? getRentDueDate(payment.period) : getRentDay(payment, today))}`;
}

/** The month of a rent and its day, which differ: 'Renta de noviembre de 2026 · se paga el 15/12/2026'. */
export const describeRentPayment = (payment: DatedPayment, today: string): string =>
  `Renta de ${formatMonth(payment.period)} · ${describeRentDay(payment, today)}`;

const countDaysInWords = (days: number): string => `${days} ${days === 1 ? 'día' : 'días'}`;

/** The state of a rent, with its days: 'Atrasada 4 días', 'Pagada, 2 días tarde'. */
export function describeRent({ state, daysLate }: { state: RentState; daysLate: number }): string {
  const label = rentState[state].label;
  if (daysLate === 0 || state === 'missed') return label;
  return state === 'late' ? `${label} ${countDaysInWords(daysLate)}` : `${label}, ${countDaysInWords(daysLate)} tarde`;
}

type Amounts = {
  state: RentState;
  expectedCents: number;
  receivedCents: number;
  announcedCents: number;
  missedCents: number;
  expensesCents: number;
  reserveCents: number;
};

/**
 * Cents of a month's rent that are still to come: what was announced, or what is projected if that is more, less what the house took. Nothing of
 * a missed rent.
 */
export function getOpenCents(month: Amounts): number {
  const { state, expectedCents, receivedCents, announcedCents, missedCents, expensesCents, reserveCents } = month;
  if (state === 'received' || state === 'missed') return announcedCents;
  return Math.max(announcedCents, expectedCents - receivedCents - missedCents - expensesCents - reserveCents, 0);
}
