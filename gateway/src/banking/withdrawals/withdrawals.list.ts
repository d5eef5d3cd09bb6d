import { ArgsType, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dayFilters, ListArgs, listArgs, moneyListType, sortEnum } from '../../platform/graphql';
import { User } from '../../access/records';
import { Withdrawal, WithdrawalStatusEnum } from './withdrawal.entity';

const WithdrawalSortEnum = sortEnum('WithdrawalSort', 'id', 'amount', 'createdAt');
export type WithdrawalSort = keyof typeof WithdrawalSortEnum;

@ArgsType()
export class WithdrawalListArgs extends listArgs(ListArgs, {
  sort: WithdrawalSortEnum,
  status: WithdrawalStatusEnum,
  ...dayFilters,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class WithdrawalList extends moneyListType(Withdrawal) {}

/** Withdrawals in the back office, searched by user (name or e-mail) or reference. */
export const withdrawalListConfig: ListConfig<Withdrawal, WithdrawalSort, 'status'> = {
  entity: Withdrawal,
  day: { column: 'createdAt', of: 'instant' },
  sum: { column: 'amount', in: 'cents' },
  sorts: { id: 'item.id', amount: 'item.amount', createdAt: 'item.createdAt' },
  filters: ['status'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
  },
  prefixColumns: ['reference'],
};
