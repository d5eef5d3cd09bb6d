import { randomUUID } from 'node:crypto';
import type { WebhookData, WebhookEvent, WebhookType } from '@cimiento/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { enqueueMessages, type NewMessage } from '../../platform/outbox/enqueue';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** The outbox topic of webhooks. */
export const webhookTopic = 'webhook';

/** The messages of one event, one for each endpoint. Their body is the payload with the number that the event gets later. */
export function toWebhookMessages<Type extends WebhookType>(
  endpointIds: readonly number[],
  type: Type,
  timestamp: string,
  data: WebhookData<Type>,
): NewMessage[] {
  const eventKey = randomUUID();
  const payload = { type, timestamp, data };
  return endpointIds.map((endpointId) => ({ topic: webhookTopic, endpointId, eventKey, subject: type, payload }));
}

/**
 * Writes events for the endpoints that want them, in the transaction of their cause: one message for each endpoint and event, in few
 * statements however many there are.
 */
export async function enqueueWebhooks<Event extends WebhookEvent>(
  manager: EntityManager,
  type: Event,
  data: readonly WebhookData<Event>[],
): Promise<void> {
  if (data.length === 0) return;
  const endpoints = await manager.find(WebhookEndpoint, { where: { disabledAt: IsNull() }, order: { id: 'ASC' } });
  const timestamp = new Date().toISOString();
  const endpointIds = endpoints.filter(({ events }) => events.includes(type)).map(({ id }) => id);
  const messages = data.flatMap((item) => toWebhookMessages(endpointIds, type, timestamp, item));
  if (messages.length > 0) await enqueueMessages(manager, messages);
}
