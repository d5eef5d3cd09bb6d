import {
  toCalendarDate,
  messages,
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

export const formatRunDetails = (run: PaymentRun): string =>
  `${formatExactDollars(run.amount)} · ${formatPaymentCount(run)} · ${formatPaymentDate(toCalendarDate(run.createdAt))} · ${run.author?.fullName ?? messages.missingUser}`;
