import type { BadgeFacts } from '../values/status';

export const paymentStatuses = ['paid', 'pending', 'missed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Statuses that the payments of a monthly run can start with. */
export const runPaymentStatuses = ['pending', 'paid'] as const satisfies readonly PaymentStatus[];
export type RunPaymentStatus = (typeof runPaymentStatuses)[number];

/** Its label is what administrators read. */
type PaymentStatusFacts = BadgeFacts & {
  /** Labels that the specification fixes for the investors' dashboard; the state of the rent is named beside it. */
  investorLabel: string;
};

export const paymentStatus: Record<PaymentStatus, PaymentStatusFacts> = {
  paid: { label: 'Pagado', tone: 'success', investorLabel: 'Pagado' },
  pending: { label: 'Pendiente', tone: 'warning', investorLabel: 'Pendiente' },
  missed: { label: 'Perdido', tone: 'danger', investorLabel: 'Pendiente' },
};
export const getInvestorPaymentLabel = (status: PaymentStatus): string => paymentStatus[status].investorLabel;
