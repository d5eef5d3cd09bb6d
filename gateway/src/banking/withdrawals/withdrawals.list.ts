import { ArgsType, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, sortEnum } from '../../platform/graphql/list.inputs';
import { paginatedListType } from '../../platform/graphql/paginated-list.types';
import { User } from '../../access/users/user.entity';
import { Withdrawal, WithdrawalStatusEnum } from './withdrawal.entity';

const WithdrawalSortEnum = sortEnum('WithdrawalSort', 'id', 'amount', 'createdAt');
export type WithdrawalSort = keyof typeof WithdrawalSortEnum;

@ArgsType()
export class WithdrawalListArgs extends listArgs(ListArgs, {
  sort: WithdrawalSortEnum,
  status: WithdrawalStatusEnum,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class WithdrawalList extends paginatedListType(Withdrawal) {}

/** Withdrawals in the back office, searched by user (name or e-mail) or reference. */
export const withdrawalListConfig: ListConfig<Withdrawal, WithdrawalSort, 'status'> = {
  entity: Withdrawal,
  sorts: { id: 'item.id', amount: 'item.amount', createdAt: 'item.createdAt' },
  filters: ['status'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      search: (contains) => [contains('user.fullName'), contains('user.email')],
    },
  },
  search: (contains) => [contains('item.reference')],
};
