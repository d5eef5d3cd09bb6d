import { dateOf, messages, paymentDate, usdExact, wholeNumber } from '@cimiento/contracts';
import type { PaymentRunsQuery } from './payment-runs.generated';

/** A monthly payment that was posted. */
export type Run = PaymentRunsQuery['adminPaymentRuns']['items'][number];

export const nameOf = ({ project, period }: Run): string => `${project?.name ?? messages.missingProject} · ${period}`;

export const paymentsOf = ({ payments }: Run): string =>
  `${wholeNumber(payments)} ${payments === 1 ? 'pago' : 'pagos'}`;

export const detailsOf = (run: Run): string =>
  `${usdExact(run.amount)} · ${paymentsOf(run)} · ${paymentDate(dateOf(run.createdAt))} · ${run.author?.fullName ?? messages.missingUser}`;
