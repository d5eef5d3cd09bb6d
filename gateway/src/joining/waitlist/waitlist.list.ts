import { ArgsType, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dictionaryOrder } from '../../platform/database/list/text-search';
import { ListArgs, listArgs, paginatedListType, RecordsArgs, sortEnum } from '../../platform/graphql';
import { WaitlistRequest, WaitlistStatusEnum } from './waitlist-request.entity';

const WaitlistSortEnum = sortEnum('WaitlistSort', 'id', 'fullName', 'email', 'createdAt', 'status');
export type WaitlistSort = keyof typeof WaitlistSortEnum;

@ArgsType()
export class WaitlistListArgs extends listArgs(ListArgs, { sort: WaitlistSortEnum, status: WaitlistStatusEnum }) {}

@ArgsType()
export class WaitlistRequestsArgs extends listArgs(RecordsArgs, {
  sort: WaitlistSortEnum,
  status: WaitlistStatusEnum,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class WaitlistRequestList extends paginatedListType(WaitlistRequest) {}

/** Waitlist requests in the back office, searched by name, e-mail, location, occupation and reason. */
export const waitlistListConfig = (kind: Database['kind']): ListConfig<WaitlistRequest, WaitlistSort, 'status'> => ({
  entity: WaitlistRequest,
  filters: ['status'],
  sorts: {
    id: 'item.id',
    fullName: dictionaryOrder(kind, 'item.fullName'),
    email: 'item.emailKey',
    createdAt: 'item.createdAt',
    status: 'item.status',
  },
  search: ({ contains }) =>
    ['item.fullName', 'item.email', 'item.location', 'item.occupation', 'item.whyInterested'].map(contains),
});
