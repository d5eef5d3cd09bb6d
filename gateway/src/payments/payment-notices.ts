import type { EntityManager } from 'typeorm';
import { notifyAll } from '../notifications/notify';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks';
import { toPaymentData } from '../webhooks/webhook-data';
import { readProjectNames } from './payment-projects';
import type { Payment } from './payment.entity';

/** Tells the holders of paid payments, each payment once, and the webhooks, in the transaction that recorded them. */
export async function notifyPaid(manager: EntityManager, payments: readonly Payment[]): Promise<void> {
  const paid = payments.filter(({ status }) => status === 'paid');
  const names = await readProjectNames(manager, paid);
  await notifyAll(
    manager,
    paid.map(({ id, userId, projectId, period, amount }) => ({
      userId,
      kind: 'payment_received',
      facts: { projectName: names.get(projectId) ?? '', period, amount },
      subject: `payment:${id}`,
    })),
  );
  await enqueueWebhooks(manager, 'payment.paid', paid.map(toPaymentData));
}
