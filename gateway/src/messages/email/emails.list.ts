import { ArgsType, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, paginatedListType, sortEnum } from '../../platform/graphql';
import { OutboxMessage, OutboxStatusEnum } from '../../platform/outbox/outbox-message.entity';

const EmailSortEnum = sortEnum('EmailSort', 'id');
export type EmailSort = keyof typeof EmailSortEnum;

@ArgsType()
export class EmailListArgs extends listArgs(ListArgs, { sort: EmailSortEnum, status: OutboxStatusEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class EmailList extends paginatedListType(OutboxMessage) {}

/** E-mails in the back office, searched by recipient and subject. */
export const emailListConfig: ListConfig<OutboxMessage, EmailSort, 'status' | 'topic'> = {
  entity: OutboxMessage,
  filters: ['status', 'topic'],
  sorts: { id: 'item.id' },
  search: ({ contains }) => ['item.recipient', 'item.subject'].map(contains),
};
