import type { WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { dollarsToText } from '../../messages/webhooks/webhook-data';
import type { Investment } from '../records';

const toInvestmentData = (investment: Investment): WebhookData<'investment.created'> => ({
  investmentId: investment.id,
  userId: investment.userId,
  projectId: investment.projectId,
  amount: dollarsToText(investment.amount),
  annualReturn: String(investment.annualReturn),
  investedOn: investment.investedOn,
});

/** Sends the webhook of an investment that an administrator changed to other values. Those of orders send the events of the order. */
export async function enqueueInvestmentChanged(
  manager: EntityManager,
  before: Investment,
  after: Investment,
): Promise<void> {
  const data = toInvestmentData(after);
  if (JSON.stringify(data) === JSON.stringify(toInvestmentData(before))) return;
  await enqueueWebhooks(manager, 'investment.changed', [data]);
}

/** Sends the webhook of an investment that an administrator created or deleted. */
export const enqueueInvestment = (
  manager: EntityManager,
  event: 'investment.created' | 'investment.deleted',
  investment: Investment,
): Promise<void> => enqueueWebhooks(manager, event, [toInvestmentData(investment)]);
