import { centsToText, listPaymentRunWarnings } from '@cimiento/contracts';
import type { MonthFigures } from '../payment-months/payment-months.service';
import type { Project } from '../records';
import type { PaymentRunPlan } from './calculate-shares';
import type { PaymentRunPreview } from './payment-run-preview.types';

type Terms = { period: string; paymentDate: string | null };

type Described =
  | ('gross' | 'fee' | 'expenses' | 'reserve' | 'net' | 'distributable')
  | ('projectedGross' | 'projected' | 'collected' | 'paid' | 'warnings');

/** The month of a preview, what it deducts, and the warnings about it. */
export function describeMonth(
  month: MonthFigures,
  { money }: PaymentRunPlan,
  { status, exitDate }: Pick<Project, 'status' | 'exitDate'>,
  { period, paymentDate }: Terms,
): Pick<PaymentRunPreview, Described> {
  const { projectedCents, projectedGrossCents, paidCents, collectedCents } = month;
  const warnings = listPaymentRunWarnings({
    period,
    paymentDate,
    projectedGrossCents,
    exitDate: status === 'exited' ? exitDate : null,
    postedGrossCents: month.grossCents,
    ...money,
  });
  return {
    gross: centsToText(money.grossCents),
    fee: centsToText(money.feeCents + money.vatCents),
    expenses: centsToText(money.expensesCents),
    reserve: centsToText(money.reserveCents),
    net: centsToText(money.netCents),
    distributable: centsToText(money.distributableCents),
    projectedGross: centsToText(projectedGrossCents),
    projected: centsToText(projectedCents),
    collected: centsToText(Math.max(0, collectedCents)),
    paid: centsToText(paidCents),
    warnings,
  };
}
