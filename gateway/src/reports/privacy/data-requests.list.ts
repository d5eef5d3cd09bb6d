import { ArgsType, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, PageArgs, paginatedListType, sortEnum } from '../../platform/graphql';
import { User } from '../../access/records';
import { DataSubjectRequest, DataRequestKindEnum, DataRequestStatusEnum } from './data-subject-request.entity';

const DataRequestSortEnum = sortEnum('DataRequestSort', 'id', 'dueDate');
export type DataRequestSort = keyof typeof DataRequestSortEnum;

@ArgsType()
export class DataRequestListArgs extends listArgs(ListArgs, {
  sort: DataRequestSortEnum,
  status: DataRequestStatusEnum,
  kind: DataRequestKindEnum,
}) {}

@ArgsType()
export class DataRequestPageArgs extends listArgs(PageArgs, { status: DataRequestStatusEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class DataSubjectRequestList extends paginatedListType(DataSubjectRequest) {}

/** Requests in the back office, searched by the person. */
export const dataRequestListConfig: ListConfig<DataSubjectRequest, DataRequestSort, 'status' | 'kind'> = {
  entity: DataSubjectRequest,
  sorts: { id: 'item.id', dueDate: 'item.dueDate' },
  filters: ['status', 'kind'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
  },
};
