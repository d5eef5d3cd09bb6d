import { formatExactDollars, formatMonth, formatShortDate } from '../values/formats';
import type { NotificationFacts, PaymentWithdrawal } from './notifications';

/** '$90.00 de la renta de enero de 2026, con fecha 15/2/2026' */
export const describeRent = ({
  amount,
  period,
  paymentDate,
}: Omit<NotificationFacts['payment_received'], 'projectName'>): string =>
  `${formatExactDollars(amount)} de la renta de ${formatMonth(period)}, con fecha ${formatShortDate(paymentDate)}`;

/** Reason for correcting a payment, as its author wrote it. */
export const describeWhy = (explanation: string | null | undefined): string =>
  explanation ? ` Motivo: ${explanation.replace(/\.$/, '')}.` : '';

/** The day of a rent that is credited on an earlier one, and why. */
export const describeDay = (day: string, reason: string | null | undefined): string =>
  reason ? ` Lleva la fecha ${formatShortDate(day)}.${describeWhy(reason)}` : '';

/** Reason why a paid payment is no longer in the balance. */
export const whyWithdrawn: Record<PaymentWithdrawal, string> = {
  deleted: 'Un administrador eliminó ese pago.',
  unpaid: 'Ese pago todavía no está hecho: te avisaremos cuando llegue.',
  moved: 'Ese pago correspondía a otra inversión.',
};
