import {
  type BadgeFacts,
  toCalendarDate,
  messages,
  paymentRunStatus,
  paymentStatus,
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

const formatCount = (count: number, one: string, many: string): string =>
  `${formatWholeNumber(count)} ${count === 1 ? one : many}`;

/** The state of a monthly payment: '13 pagados', '5 de 13 pagados', '13 pendientes', 'Deshecho'. */
export function describeRunState({ status, counts: { paid, pending, missed } }: PaymentRun): BadgeFacts {
  const total = paid + pending + missed;
  if (status === 'undone') return paymentRunStatus.undone;
  if (total === 0) return { label: 'Sin pagos', tone: 'neutral' };
  if (paid === total) return { label: formatCount(paid, 'pagado', 'pagados'), tone: paymentStatus.paid.tone };
  if (pending === total)
    return { label: formatCount(pending, 'pendiente', 'pendientes'), tone: paymentStatus.pending.tone };
  return { label: `${formatWholeNumber(paid)} de ${formatWholeNumber(total)} pagados`, tone: 'warning' };
}

/** The effect of undoing a monthly payment on its payments. */
export function describeUndo(run: PaymentRun): string {
  const { paid, pending } = run.counts;
  if (paid === 0)
    return `Se eliminarán sus pagos pendientes (${formatPaymentCount(run)}): ${formatRunName(run)}. Si alguno ya no está pendiente, no se elimina ninguno.`;
  const parts = [
    `${formatCount(paid, 'pagado, cuyo dinero sale del saldo', 'pagados, cuyo dinero sale del saldo')} de sus inversionistas con un aviso`,
    ...(pending > 0 ? [formatCount(pending, 'pendiente', 'pendientes')] : []),
  ];
  return `Se eliminarán los pagos de ${formatRunName(run)}: ${parts.join(', y ')}. Para solo corregir el estado, usa «Volver a pendientes».`;
}

/** The part of a monthly payment that is in no share; null when all of it was shared. */
export const formatRetained = (retained: string): string | null =>
  parseCents(retained) === 0 ? null : `${formatExactDollars(retained)} sin repartir`;

export const formatRunDetails = (run: PaymentRun): string =>
  `${[formatExactDollars(run.amount), formatRetained(run.retained)].filter(Boolean).join(', ')} · ${formatPaymentCount(run)} · ${formatPaymentDate(toCalendarDate(run.createdAt))} · ${run.author?.fullName ?? messages.missingUser}`;
