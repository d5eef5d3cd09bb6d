import { Between, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { enqueueMessages } from '../../platform/outbox/enqueue';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { Order, Project } from '../records';
import { dayMs } from './order-entry';
import { freeReserved } from './order-funding';
import { readReservationNotice, toNotice } from './order-notice';
import { toOrderData } from './order-webhook';

const remindTopic = 'reservation.remind';
const expireTopic = 'reservation.expire';
/** Time before the end of a reservation at which its investor is reminded. */
const noticeMs = dayMs;

type OrderKey = Pick<Order, 'id' | 'projectId'>;

/**
 * Writes the messages that remind investors of their reservations and that end these. Call it when a reservation is made or gets another
 * time: a message of the former time then finds nothing to do.
 */
export async function enqueueReservationMessages(
  manager: EntityManager,
  orders: readonly (OrderKey & Pick<Order, 'createdAt' | 'expiresAt'>)[],
): Promise<void> {
  const messages = orders.flatMap(({ id, projectId, createdAt, expiresAt }) => {
    if (expiresAt === null) return [];
    const message = { subject: `order:${id}`, payload: { id, projectId } };
    const expiry = { ...message, topic: expireTopic, dueAt: expiresAt };
    // The investor of a reservation as short as the notice was notified within the day.
    if (expiresAt.getTime() - createdAt.getTime() <= noticeMs) return [expiry];
    return [{ ...message, topic: remindTopic, dueAt: new Date(expiresAt.getTime() - noticeMs) }, expiry];
  });
  await enqueueMessages(manager, messages);
}

/**
 * Writes the messages that open reservations lack, so that none stays open after its time: those of demonstration data and of a former
 * release, and those that were given up. Processes that do this at once write a message twice; the second changes nothing.
 */
export async function restoreReservationMessages(database: Database): Promise<void> {
  const lost = await database.reader
    .createQueryBuilder(Order, 'reservation')
    .select(['reservation.id', 'reservation.projectId', 'reservation.createdAt', 'reservation.expiresAt'])
    .leftJoin(
      OutboxMessage,
      'message',
      `message.topic = :topic AND message.subject = CONCAT('order:', reservation.id) AND message.status IN ('pending', 'sending')`,
      { topic: expireTopic },
    )
    .where("reservation.status = 'reserved' AND message.id IS NULL")
    .getMany();
  if (lost.length > 0) await database.transaction((manager) => enqueueReservationMessages(manager, lost));
}

/** Reminds the investor of a reservation of its transfer, now. */
export async function sendReminder(manager: EntityManager, order: Order): Promise<void> {
  const remindedAt = new Date();
  const notice = await readReservationNotice(manager, order);
  const subject = `${notice.subject}:${remindedAt.toISOString()}`;
  await notify(manager, { ...notice, kind: 'order_expiring', subject });
  await manager.update(Order, { id: order.id }, { remindedAt });
}

/** Reminds the investor of a reservation that ends within a day, unless they were reminded in the last one. */
async function remind(manager: EntityManager, { id }: OrderKey): Promise<void> {
  const expiresAt = Between(new Date(), new Date(Date.now() + noticeMs));
  const order = await manager.findOne(Order, { where: { id, status: 'reserved', expiresAt }, ...rowLock(manager) });
  const isReminded = order?.remindedAt && order.remindedAt.getTime() > Date.now() - noticeMs;
  if (order && !isReminded) await sendReminder(manager, order);
}

/** Ends a reservation whose time is over. Does nothing when it was paid or cancelled, or has more time. */
async function expire(manager: EntityManager, { id, projectId }: OrderKey): Promise<void> {
  const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
  const due = { id, status: 'reserved' as const, expiresAt: LessThanOrEqual(new Date()) };
  const order = await manager.findOne(Order, { where: due, ...rowLock(manager) });
  if (!order) return;
  const { affected } = await manager.update(Order, { id, status: 'reserved' }, { status: 'expired' });
  if (affected !== 1) return;
  if (project) await freeReserved(manager, projectId, order.amount);
  await notify(manager, { ...toNotice(order), kind: 'order_expired' });
  await enqueueWebhooks(manager, 'order.expired', [toOrderData({ ...order, status: 'expired' })]);
}

/** The handlers of the two topics. */
export const reservationHandlers: OutboxHandlers = {
  [remindTopic]: { apply: (manager, { payload }) => remind(manager, JSON.parse(payload) as OrderKey) },
  [expireTopic]: { apply: (manager, { payload }) => expire(manager, JSON.parse(payload) as OrderKey) },
};
