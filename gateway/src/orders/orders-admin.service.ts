import type { Database } from '../database';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { Order } from './order.entity';
import {
  orderListConfig,
  type OrderFilter,
  type OrderListArgs,
  type OrderPageArgs,
  type OrderSort,
} from './orders.list';

/** What administrators read about orders. */
export class OrdersAdminService {
  private readonly lists: ListQueryBuilder<Order, OrderSort, OrderFilter>;

  constructor(database: Database) {
    this.lists = new ListQueryBuilder(database, orderListConfig);
  }

  /** Orders by id, narrowed by status, project and investor. @throws VALIDATION_FAILED when the page is out of range. */
  list(request: OrderPageArgs): Promise<Order[]> {
    return this.lists.listAfter(request);
  }

  /** Number of the matching orders. @throws VALIDATION_FAILED when the search is out of range. */
  count(request: OrderPageArgs): Promise<number> {
    return this.lists.countRecords(request);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: OrderListArgs): PaginatedList<Order> {
    return this.lists.getPage(request);
  }
}
