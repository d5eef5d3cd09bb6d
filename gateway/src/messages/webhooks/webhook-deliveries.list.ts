import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, paginatedListType, RecordsArgs, sortEnum } from '../../platform/graphql';
import { OutboxMessage, OutboxStatusEnum } from '../../platform/outbox/outbox-message.entity';
import { WebhookDelivery } from './webhook-delivery.types';

const WebhookDeliverySortEnum = sortEnum('WebhookDeliverySort', 'id');
export type WebhookDeliverySort = keyof typeof WebhookDeliverySortEnum;

const filters = {
  sort: WebhookDeliverySortEnum,
  endpointId: [Int, 'Only deliveries to this endpoint.'],
  status: OutboxStatusEnum,
  event: [String, 'Only deliveries of this event, for example `payment.paid`.'],
} as const;

@ArgsType()
export class WebhookDeliveryPageArgs extends listArgs(RecordsArgs, filters) {}

@ArgsType()
export class WebhookDeliveryListArgs extends listArgs(ListArgs, filters) {}

@ObjectType({ description: 'One page of a list.' })
export class WebhookDeliveryList extends paginatedListType(WebhookDelivery) {}

export type WebhookDeliveryFilter = 'topic' | 'endpointId' | 'status' | 'subject';

/** Deliveries of webhooks, searched by event. */
export const webhookDeliveryListConfig: ListConfig<OutboxMessage, WebhookDeliverySort, WebhookDeliveryFilter> = {
  entity: OutboxMessage,
  filters: ['topic', 'endpointId', 'status', 'subject'],
  sorts: { id: 'item.id' },
  search: ({ contains }) => [contains('item.subject')],
};
