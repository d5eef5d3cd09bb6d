import type { DataRequestKind, DataRequestStatus } from '@cimiento/contracts';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { ListConfig } from '../database/list/list-config';
import { DataRequestKindEnum, DataRequestStatusEnum } from '../graphql/enums';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { PageArgs } from '../graphql/page.inputs';
import { paginatedListType } from '../graphql/paginated-list.type';
import { User } from '../users/user.entity';
import { DataSubjectRequest } from './data-subject-request.entity';

const DataRequestSortEnum = sortEnum('DataRequestSort', 'id', 'dueDate');
export type DataRequestSort = keyof typeof DataRequestSortEnum;

@ArgsType()
export class DataRequestListArgs extends ListArgs {
  @Field(() => DataRequestSortEnum, { defaultValue: 'id' })
  sort!: DataRequestSort;

  @Field(() => DataRequestStatusEnum, { nullable: true, description: 'Only this status.' })
  status?: DataRequestStatus | null;

  @Field(() => DataRequestKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: DataRequestKind | null;
}

@ArgsType()
export class DataRequestPageArgs extends PageArgs {
  @Field(() => DataRequestStatusEnum, { nullable: true, description: 'Only this status.' })
  status?: DataRequestStatus | null;
}

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
      search: (contains) => [contains('user.fullName'), contains('user.email')],
    },
  },
};
