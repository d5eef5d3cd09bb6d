import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { containsDigits } from '../../platform/database/list/text-search';
import { ListArgs, listArgs, paginatedListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { PaymentRun, PaymentRunStatusEnum, Project } from '../records';
import { User } from '../../access/records';

const PaymentRunSortEnum = sortEnum('PaymentRunSort', 'id', 'period', 'amount');
export type PaymentRunSort = keyof typeof PaymentRunSortEnum;

@ArgsType()
export class PaymentRunListArgs extends listArgs(ListArgs, {
  sort: PaymentRunSortEnum,
  projectId: Int,
  period: [String, 'Only records for this month, in the format YYYY-MM.'],
}) {}

@ArgsType()
export class PaymentRunsArgs extends listArgs(UpdatedRecordsArgs, {
  sort: PaymentRunSortEnum,
  projectId: Int,
  period: [String, 'Only records for this month, in the format YYYY-MM.'],
  status: PaymentRunStatusEnum,
}) {}

export type PaymentRunFilter = 'projectId' | 'period' | 'status';

@ObjectType({ description: 'One page of a list.' })
export class PaymentRunList extends paginatedListType(PaymentRun) {}

/** Monthly payments in the back office, searched by project or month. */
export const paymentRunListConfig: ListConfig<PaymentRun, PaymentRunSort, PaymentRunFilter> = {
  entity: PaymentRun,
  sorts: { id: 'item.id', period: 'item.period', amount: 'item.amount' },
  filters: ['projectId', 'period', 'status'],
  selectiveFilters: ['projectId'],
  references: {
    project: {
      entity: Project,
      column: 'projectId',
      isShown: true,
      canBeDeleted: true,
      search: ({ contains }) => [contains('project.name')],
    },
    author: { entity: User, column: 'createdBy' },
  },
  search: () => [containsDigits('item.period')],
};
