import { ArgsType, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, paginatedListType, sortEnum } from '../../platform/graphql';
import { ApprovalRequest, ApprovalStatusEnum, User } from '../records';

const ApprovalSortEnum = sortEnum('ApprovalSort', 'id', 'createdAt');
export type ApprovalSort = keyof typeof ApprovalSortEnum;

@ArgsType()
export class ApprovalListArgs extends listArgs(ListArgs, { sort: ApprovalSortEnum, status: ApprovalStatusEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class ApprovalList extends paginatedListType(ApprovalRequest) {}

/** Approval requests in the back office, searched by what they are about or who asked. */
export const approvalListConfig: ListConfig<ApprovalRequest, ApprovalSort, 'status' | 'requestedBy'> = {
  entity: ApprovalRequest,
  sorts: { id: 'item.id', createdAt: 'item.createdAt' },
  filters: ['status', 'requestedBy'],
  references: {
    requester: { entity: User, column: 'requestedBy', search: ({ isPerson }) => [isPerson('requester.id')] },
  },
  search: ({ contains }) => [contains('item.summary')],
};
