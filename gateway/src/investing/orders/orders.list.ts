import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dayFilters, ListArgs, listArgs, moneyListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { User } from '../../access/records';
import { Order, OrderStatusEnum } from '../records';

const OrderSortEnum = sortEnum('OrderSort', 'id', 'amount');
export type OrderSort = keyof typeof OrderSortEnum;

@ArgsType()
export class OrderPageArgs extends listArgs(UpdatedRecordsArgs, {
  sort: OrderSortEnum,
  status: OrderStatusEnum,
  projectId: Int,
  userId: [Int, 'Only orders placed by this investor.'],
  ...dayFilters,
}) {}

@ArgsType()
export class OrderListArgs extends listArgs(ListArgs, {
  sort: OrderSortEnum,
  status: OrderStatusEnum,
  ...dayFilters,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class OrderList extends moneyListType(Order) {}

export type OrderFilter = 'status' | 'projectId' | 'userId';

/** Orders in the back office, searched by number, reference, project or investor (name or e-mail). */
export const orderListConfig: ListConfig<Order, OrderSort, OrderFilter> = {
  entity: Order,
  day: { column: 'createdAt', of: 'instant' },
  sum: { column: 'amount', in: 'dollars' },
  sorts: { id: 'item.id', amount: 'item.amount' },
  filters: ['status', 'projectId', 'userId'],
  selectiveFilters: ['projectId', 'userId'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
  },
  // The stored name of the project: it outlives the project.
  repeatedColumns: [{ column: 'projectName', search: ({ contains }, name) => [contains(name)] }],
  prefixColumns: ['number', 'reference'],
};
