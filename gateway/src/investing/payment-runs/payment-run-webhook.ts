import type { WebhookData } from '@cimiento/contracts';
import type { PaymentRun } from '../records';

/** The webhook data of a monthly payment. */
export const toPaymentRunData = (run: PaymentRun): WebhookData<'payment_run.posted'> => ({
  paymentRunId: run.id,
  projectId: run.projectId,
  period: run.period,
  amount: run.amount,
  payments: run.payments,
});
