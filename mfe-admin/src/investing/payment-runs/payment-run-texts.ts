import {
  toCalendarDate,
  messages,
  parseCents,
  formatPaymentDate,
  formatExactDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import type { PaymentRunsQuery } from './payment-runs.generated';

/** A posted monthly payment. */
export type PaymentRun = PaymentRunsQuery['adminPaymentRuns']['items'][number];

export const formatRunName = ({ project, period }: PaymentRun): string =>
  `${project?.name ?? messages.missingProject} · ${period}`;

export const formatPaymentCount = ({ payments }: PaymentRun): string =>
  `${formatWholeNumber(payments)} ${payments === 1 ? 'pago' : 'pagos'}`;

/** The part of a monthly payment that is in no share; null when all of it was shared. */
export const formatRetained = (retained: string): string | null =>
  parseCents(retained) === 0 ? null : `${formatExactDollars(retained)} sin repartir`;

export const formatRunDetails = (run: PaymentRun): string =>
  `${[formatExactDollars(run.amount), formatRetained(run.retained)].filter(Boolean).join(', ')} · ${formatPaymentCount(run)} · ${formatPaymentDate(toCalendarDate(run.createdAt))} · ${run.author?.fullName ?? messages.missingUser}`;
