import type { Order } from './order.entity';

type NoticeOrder = Pick<Order, 'id' | 'userId' | 'projectName' | 'amount'>;

/** What every notification about an order says; each of its steps is notified once. */
export const toNotice = ({ id, userId, projectName, amount }: NoticeOrder) => ({
  userId,
  facts: { orderId: id, projectName, amount },
  subject: `order:${id}`,
});

type Reserved = NoticeOrder & Pick<Order, 'reference' | 'expiresAt'>;

/** What a reservation's notifications say too. @throws for an order that is not reserved */
export function toReservationNotice(order: Reserved) {
  const { reference, expiresAt } = order;
  if (reference === null || expiresAt === null) throw new Error(`Order ${order.id} is not a reservation`);
  const notice = toNotice(order);
  return { ...notice, facts: { ...notice.facts, reference, expiresAt } };
}
