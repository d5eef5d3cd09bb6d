import type { OrderStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../database/list/list-config';
import { OrderStatusEnum } from '../graphql/enums';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { UpdatedRecordsArgs } from '../graphql/page.inputs';
import { paginatedListType } from '../graphql/paginated-list.type';
import { User } from '../users/user.entity';
import { Order } from './order.entity';

const OrderSortEnum = sortEnum('OrderSort', 'id', 'amount');
export type OrderSort = keyof typeof OrderSortEnum;

const statusFilter = { nullable: true, description: 'Only this status.' };

@ArgsType()
export class OrderPageArgs extends UpdatedRecordsArgs {
  @Field(() => OrderSortEnum, { defaultValue: 'id' })
  sort!: OrderSort;

  @Field(() => OrderStatusEnum, statusFilter)
  status?: OrderStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only this project.' })
  projectId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only this investor.' })
  userId?: number | null;
}

@ArgsType()
export class OrderListArgs extends ListArgs {
  @Field(() => OrderSortEnum, { defaultValue: 'id' })
  sort!: OrderSort;

  @Field(() => OrderStatusEnum, statusFilter)
  status?: OrderStatus | null;
}

@ObjectType({ description: 'One page of a list.' })
export class OrderList extends paginatedListType(Order) {}

export type OrderFilter = 'status' | 'projectId' | 'userId';

/** Orders in the back office, searched by number, reference, project or investor (name or e-mail). */
export const orderListConfig: ListConfig<Order, OrderSort, OrderFilter> = {
  entity: Order,
  sorts: { id: 'item.id', amount: 'item.amount' },
  filters: ['status', 'projectId', 'userId'],
  selectiveFilters: ['projectId', 'userId'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      search: (contains) => [contains('user.fullName'), contains('user.email')],
    },
  },
  // The stored name of the project: it outlives the project.
  repeatedColumns: [{ column: 'projectName', search: (contains, name) => [contains(name)] }],
  search: (contains) => [contains('item.number'), contains('item.reference')],
};
