import type { PaymentRunStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../database/list/list-config';
import { containsDigits } from '../database/list/text-search';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { PaymentRunStatusEnum } from '../graphql/enums';
import { RecordsArgs } from '../graphql/page.inputs';
import { paginatedListType } from '../graphql/paginated-list.type';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { PaymentRun } from './payment-run.entity';

const PaymentRunSortEnum = sortEnum('PaymentRunSort', 'id', 'period', 'amount');
export type PaymentRunSort = keyof typeof PaymentRunSortEnum;

@ArgsType()
export class PaymentRunListArgs extends ListArgs {
  @Field(() => PaymentRunSortEnum, { defaultValue: 'id' })
  sort!: PaymentRunSort;

  @Field(() => Int, { nullable: true, description: 'Only this project.' })
  projectId?: number | null;
}

@ArgsType()
export class PaymentRunsArgs extends RecordsArgs {
  @Field(() => PaymentRunSortEnum, { defaultValue: 'id' })
  sort!: PaymentRunSort;

  @Field(() => Int, { nullable: true, description: 'Only this project.' })
  projectId?: number | null;

  @Field(() => String, { nullable: true, description: 'Only this month, YYYY-MM.' })
  period?: string | null;

  @Field(() => PaymentRunStatusEnum, { nullable: true, description: 'Only this status.' })
  status?: PaymentRunStatus | null;
}

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
      canBeDeleted: true,
      search: (contains) => [contains('project.name')],
    },
    author: { entity: User, column: 'createdBy' },
  },
  search: () => [containsDigits('item.period')],
};
