import type { WebhookData, WebhookEvent, WebhookType } from '@cimiento/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { enqueueMessages, type NewMessage } from '../../platform/outbox/enqueue';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** The outbox topic of webhooks. */
export const webhookTopic = 'webhook';

/** The message of one event for one endpoint. Its text is signed and sent as it is. */
export const toWebhookMessage = <Type extends WebhookType>(
  endpointId: number,
  type: Type,
  timestamp: string,
  data: WebhookData<Type>,
): NewMessage => ({ topic: webhookTopic, endpointId, subject: type, payload: { type, timestamp, data } });

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
  const messages = endpoints
    .filter(({ events }) => events.includes(type))
    .flatMap(({ id }) => data.map((item) => toWebhookMessage(id, type, timestamp, item)));
  if (messages.length > 0) await enqueueMessages(manager, messages);
}
