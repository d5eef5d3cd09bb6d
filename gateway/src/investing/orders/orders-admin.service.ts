import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { Order } from './order.entity';
import { orderListConfig, type OrderFilter, type OrderSort } from './orders.list';

/** What administrators read about orders. */
export class OrdersAdminService {
  readonly lists: ListQueryBuilder<Order, OrderSort, OrderFilter>;

  constructor(database: Database) {
    this.lists = new ListQueryBuilder(database, orderListConfig);
  }
}
