import { extensionDays, limits, messages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { notify } from '../../messages/notifications/notify';
import { dayMs } from './order-entry';
import { readReservationNotice } from './order-notice';
import type { OrderSettlement } from './order-settlement';
import type { OrderTermsService } from './order-terms.service';
import { Order } from '../records';
import { orderListConfig, type OrderFilter, type OrderSort } from './orders.list';
import { enqueueReservationMessages, sendReminder } from './reservation-expiry';

type OrdersAdminParts = {
  database: Database;
  idempotency: IdempotencyService;
  settlement: OrderSettlement;
  terms: OrderTermsService;
};

/** Administration of orders. */
export class OrdersAdminService {
  readonly lists: ListQueryBuilder<Order, OrderSort, OrderFilter>;

  constructor(private readonly parts: OrdersAdminParts) {
    this.lists = new ListQueryBuilder(parts.database, orderListConfig);
  }

  /** Reminds the investor of a live reservation of its transfer, now. @throws NOT_FOUND, CONFLICT when it is no longer reserved. */
  remind(id: number, by: Actor): Promise<Order> {
    return this.change(id, by, 'remind', async (manager) => {
      await sendReminder(manager, await this.lockReserved(manager, id));
    });
  }

  /**
   * Gives a live reservation two more days, and notifies its investor.
   * @throws NOT_FOUND, CONFLICT when it is no longer reserved, or would wait longer than any reservation may.
   */
  extend(id: number, by: Actor): Promise<Order> {
    return this.change(id, by, 'extend', async (manager) => {
      const before = await this.lockReserved(manager, id);
      const order = { ...before, expiresAt: new Date(before.expiresAt.getTime() + extensionDays * dayMs) };
      if (order.expiresAt.getTime() > order.createdAt.getTime() + limits.reservationDays.max * dayMs)
        throw conflict(messages.orderExtendedEnough);
      await manager.update(Order, { id }, { expiresAt: order.expiresAt });
      await enqueueReservationMessages(manager, [order]);
      const notice = await readReservationNotice(manager, order);
      const subject = `${notice.subject}:${order.expiresAt.toISOString()}`;
      await notify(manager, { ...notice, kind: 'order_extended', subject });
    });
  }

  /**
   * Cancels an order for its investor, as they could themselves. A cancelled one is given again.
   * @throws NOT_FOUND, CONFLICT when it expired or can no longer be cancelled.
   */
  async cancel(id: number, by: Actor): Promise<Order> {
    const { settlement, terms } = this.parts;
    const paidAfter = await terms.getCoolingOffStart();
    const { projectId } = await getOrThrow(this.parts.database.reader, Order, id);
    return this.change(id, by, 'cancel', (manager) =>
      settlement.cancel(manager, { id, projectId }, { paidAfter, by, isOwn: false }),
    );
  }

  /** Changes an order once for each key, and logs who did it. A step that changes nothing is not logged. */
  private change(
    id: number,
    by: Actor,
    step: 'remind' | 'extend' | 'cancel',
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<Order> {
    return this.parts.idempotency.runOnce(by, Order, { [step]: id }, async (manager) => {
      const before = await getOrThrow(manager, Order, id);
      await work(manager);
      const after = await getOrThrow(manager, Order, id);
      const isChanged = before.status !== after.status || step !== 'cancel';
      if (isChanged) await logUpdate({ manager, entity: Order, by }, before, after);
      return after;
    });
  }

  private async lockReserved(manager: EntityManager, id: number): Promise<Order & { expiresAt: Date }> {
    const order = await getForUpdate(manager, Order, id);
    const { expiresAt } = order;
    if (order.status !== 'reserved' || expiresAt === null || expiresAt.getTime() <= Date.now())
      throw conflict(messages.orderNotReserved);
    return { ...order, expiresAt };
  }
}
