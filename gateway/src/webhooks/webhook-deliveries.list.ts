import type { OutboxStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../database/list/list-config';
import { OutboxStatusEnum } from '../graphql/enums';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { RecordsArgs } from '../graphql/page.inputs';
import { paginatedListType } from '../graphql/paginated-list.type';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import { WebhookDelivery } from './webhook-delivery.type';

const WebhookDeliverySortEnum = sortEnum('WebhookDeliverySort', 'id');
export type WebhookDeliverySort = keyof typeof WebhookDeliverySortEnum;

const endpointFilter = { nullable: true, description: 'Only to this endpoint.' };
const statusFilter = { nullable: true, description: 'Only this status.' };
const eventFilter = { nullable: true, description: 'Only this event, such as payment.paid.' };

@ArgsType()
export class WebhookDeliveryPageArgs extends RecordsArgs {
  @Field(() => WebhookDeliverySortEnum, { defaultValue: 'id' })
  sort!: WebhookDeliverySort;

  @Field(() => Int, endpointFilter)
  endpointId?: number | null;

  @Field(() => OutboxStatusEnum, statusFilter)
  status?: OutboxStatus | null;

  @Field(() => String, eventFilter)
  event?: string | null;
}

@ArgsType()
export class WebhookDeliveryListArgs extends ListArgs {
  @Field(() => WebhookDeliverySortEnum, { defaultValue: 'id' })
  sort!: WebhookDeliverySort;

  @Field(() => Int, endpointFilter)
  endpointId?: number | null;

  @Field(() => OutboxStatusEnum, statusFilter)
  status?: OutboxStatus | null;

  @Field(() => String, eventFilter)
  event?: string | null;
}

@ObjectType({ description: 'One page of a list.' })
export class WebhookDeliveryList extends paginatedListType(WebhookDelivery) {}

export type WebhookDeliveryFilter = 'topic' | 'endpointId' | 'status' | 'subject';

/** Deliveries of webhooks, searched by event. */
export const webhookDeliveryListConfig: ListConfig<OutboxMessage, WebhookDeliverySort, WebhookDeliveryFilter> = {
  entity: OutboxMessage,
  filters: ['topic', 'endpointId', 'status', 'subject'],
  sorts: { id: 'item.id' },
  search: (contains) => [contains('item.subject')],
};
