export const paymentStatuses = ['paid', 'pending', 'missed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Statuses that the payments of a monthly run can start with. */
export const runPaymentStatuses = ['pending', 'paid'] as const satisfies readonly PaymentStatus[];
export type RunPaymentStatus = (typeof runPaymentStatuses)[number];

type PaymentStatusFacts = {
  /** What administrators read. */
  label: string;
  /** What the specification fixes for the dashboard of investors; the state of the rent is named beside it. */
  investorLabel: string;
};

export const paymentStatus: Record<PaymentStatus, PaymentStatusFacts> = {
  paid: { label: 'Pagado', investorLabel: 'Pagado' },
  pending: { label: 'Pendiente', investorLabel: 'Pendiente' },
  missed: { label: 'Perdido', investorLabel: 'Pendiente' },
};
export const getInvestorPaymentLabel = (status: PaymentStatus): string => paymentStatus[status].investorLabel;
