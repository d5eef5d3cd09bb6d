import type { WebhookData } from '@cimiento/contracts';
import { dollarsToText } from '../../messages/webhooks/webhook-data';
import type { Order } from '../records';

export const toOrderData = (order: Order): WebhookData<'order.paid'> => ({
  orderId: order.id,
  number: order.number,
  projectId: order.projectId,
  userId: order.userId,
  investmentId: order.investmentId,
  amount: dollarsToText(order.amount),
  fundedFrom: order.fundedFrom,
  status: order.status,
});
