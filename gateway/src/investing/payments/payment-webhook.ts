import { getPaymentDay, type WebhookData, type WebhookEvent } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { Payment } from '../records';

/** A payment as it was, null when it is new, and as it is now, null once it is deleted. */
export type PaymentChange = { before: Payment | null; after: Payment | null };

const toPaymentData = (payment: Payment): WebhookData<'payment.paid'> => ({
  paymentId: payment.id,
  investmentId: payment.investmentId,
  userId: payment.userId,
  projectId: payment.projectId,
  runId: payment.runId ?? null,
  amount: payment.amount,
  period: payment.period,
  paymentDate: payment.paymentDate,
  creditedOn: getPaymentDay(payment),
});

type PaymentEvent = Extract<WebhookEvent, `payment.${string}`>;
const events: readonly PaymentEvent[] = ['payment.deleted', 'payment.unpaid', 'payment.changed', 'payment.paid'];

/** The event of a change; null when nothing that was paid changed. What is taken back is stated as it was paid. */
function findEvent({ before, after }: PaymentChange): { type: PaymentEvent; data: WebhookData<PaymentEvent> } | null {
  const paid = before?.status === 'paid' ? toPaymentData(before) : null;
  const now = after?.status === 'paid' ? toPaymentData(after) : null;
  if (!now) return paid && { type: after ? 'payment.unpaid' : 'payment.deleted', data: paid };
  if (!paid) return { type: 'payment.paid', data: now };
  return JSON.stringify(now) === JSON.stringify(paid) ? null : { type: 'payment.changed', data: now };
}

/** Sends the webhooks of changed payments, in the transaction of the change: payments that are paid, less what is taken back, are the books. */
export async function enqueuePaymentEvents(manager: EntityManager, changes: readonly PaymentChange[]): Promise<void> {
  const found = changes.flatMap((change) => findEvent(change) ?? []);
  for (const event of events)
    await enqueueWebhooks(
      manager,
      event,
      found.filter(({ type }) => type === event).map(({ data }) => data),
    );
}
