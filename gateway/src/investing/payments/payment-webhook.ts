import type { WebhookData } from '@cimiento/contracts';
import type { Payment } from './payment.entity';

export const toPaymentData = (payment: Payment): WebhookData<'payment.paid'> => ({
  paymentId: payment.id,
  investmentId: payment.investmentId,
  userId: payment.userId,
  projectId: payment.projectId,
  runId: payment.runId ?? null,
  amount: payment.amount,
  period: payment.period,
  paymentDate: payment.paymentDate,
});
