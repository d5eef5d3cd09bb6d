import { centsToText, listPaymentRunWarnings, parseCents } from '@cimiento/contracts';
import type { MonthFigures } from '../payment-months/payment-months.service';
import type { Project } from '../records';
import type { PaymentRunPlan } from './calculate-shares';
import type { PaymentRunPreview } from './payment-run-preview.types';

type Terms = { period: string; paymentDate: string | null };

/** The month of a preview, and the warnings about it. */
export function describeMonth(
  { projectedCents, paidCents, pendingCents, collectedCents }: MonthFigures,
  { total }: PaymentRunPlan,
  { status, exitDate }: Pick<Project, 'status' | 'exitDate'>,
  { period, paymentDate }: Terms,
): Pick<PaymentRunPreview, 'projected' | 'collected' | 'paid' | 'warnings'> {
  const collected = Math.max(0, collectedCents);
  const warnings = listPaymentRunWarnings({
    period,
    paymentDate,
    projectedCents,
    exitDate: status === 'exited' ? exitDate : null,
    totalCents: parseCents(total),
    postedCents: paidCents + pendingCents,
    collectedCents: collected,
  });
  return {
    projected: centsToText(projectedCents),
    collected: centsToText(collected),
    paid: centsToText(paidCents),
    warnings,
  };
}
