import type { EntityManager } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Order } from './order.entity';

type NoticeOrder = Pick<Order, 'id' | 'userId' | 'projectName' | 'amount'>;

/** What every notification about an order says; each of its steps is notified once. */
export const toNotice = ({ id, userId, projectName, amount }: NoticeOrder) => ({
  userId,
  facts: { orderId: id, projectName, amount },
  subject: `order:${id}`,
});

type Reserved = NoticeOrder & Pick<Order, 'reference' | 'expiresAt'>;

/**
 * What a reservation's notifications say too: where to transfer the money, so that who doubts an e-mail can compare it with the page.
 * @throws for an order that is not reserved
 */
export async function readReservationNotice(manager: EntityManager, order: Reserved) {
  const { reference, expiresAt } = order;
  if (reference === null || expiresAt === null) throw new Error(`Order ${order.id} is not a reservation`);
  const notice = toNotice(order);
  const accounts = await manager.find(CollectingAccount, { order: { id: 'ASC' } });
  return { ...notice, facts: { ...notice.facts, reference, expiresAt, accounts } };
}
