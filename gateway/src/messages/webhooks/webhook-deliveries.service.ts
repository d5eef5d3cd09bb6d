import { messages } from '@cimiento/contracts';
import { In } from 'typeorm';
import type { Actor, Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { ExpectedError, notFound } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { markAsWritten } from '../../platform/outbox/enqueue';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { webhookTopic } from './enqueue-webhooks';
import {
  type WebhookDeliveryFilter,
  type WebhookDeliveryListArgs,
  type WebhookDeliveryPageArgs,
  type WebhookDeliverySort,
  webhookDeliveryListConfig,
} from './webhook-deliveries.list';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** The column of an event is the subject of its message. */
const toFilters = <T extends { event?: string | null }>({ event, ...request }: T) => ({
  ...request,
  topic: webhookTopic,
  subject: event ?? null,
});

/** Webhook deliveries to endpoints, sent and waiting. */
export class WebhookDeliveriesService {
  private readonly lists: ListQueryBuilder<OutboxMessage, WebhookDeliverySort, WebhookDeliveryFilter>;

  constructor(
    database: Database,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, webhookDeliveryListConfig);
  }

  /** Deliveries after one, by id. @throws VALIDATION_FAILED when the page is out of range. */
  list(readBy: Reader, request: WebhookDeliveryPageArgs): Promise<OutboxMessage[]> {
    return this.lists.listAfter(readBy, toFilters({ ...request }));
  }

  /** Number of the matching deliveries. @throws VALIDATION_FAILED when the search is out of range. */
  count(readBy: Reader, request: WebhookDeliveryPageArgs): Promise<number> {
    return this.lists.countRecords(readBy, toFilters({ ...request }));
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(readBy: Reader, request: WebhookDeliveryListArgs): PaginatedList<OutboxMessage> {
    return this.lists.getPage(readBy, toFilters({ ...request }));
  }

  /**
   * Sends a delivery again, with all its attempts and the id it had: a receiver that knows it already can tell.
   * @throws NOT_FOUND, CONFLICT while it is being sent, or its endpoint is disabled.
   */
  replay(id: number, by: Actor): Promise<OutboxMessage> {
    return this.idempotency.runOnce(by, OutboxMessage, { replay: id }, async (manager) => {
      const delivery = await manager.findOneBy(OutboxMessage, { id, topic: webhookTopic });
      if (!delivery) throw notFound();
      const { endpointId } = delivery;
      const endpoint = await manager.findOneBy(WebhookEndpoint, { id: endpointId ?? 0 });
      if (!endpoint?.enabled) throw new ExpectedError('CONFLICT', messages.webhookDisabled);
      const { affected } = await manager.update(
        OutboxMessage,
        { id, status: In(['pending', 'done', 'held', 'dead']) },
        { status: 'pending', attempts: 0, dueAt: Date.now(), finishedAt: null, error: null },
      );
      if (affected !== 1) throw new ExpectedError('CONFLICT', messages.webhookSending);
      markAsWritten(manager);
      return getOrThrow(manager, OutboxMessage, id);
    });
  }
}
