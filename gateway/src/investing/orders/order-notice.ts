import { centsToText } from '@cimiento/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Order, Round } from '../records';

type NoticeOrder = Pick<Order, 'id' | 'userId' | 'projectName' | 'amount'>;

/** The common facts of notifications about an order; each of its steps is notified once. */
export const toNotice = ({ id, userId, projectName, amount }: NoticeOrder) => ({
  userId,
  facts: { orderId: id, projectName, amount },
  subject: `order:${id}`,
});

/**
 * That an order was paid. Told again after a payment that was undone.
 * @param received cents of the transfer that paid it, or made the balance suffice; without it the investor paid it from the balance
 * @param round the round that keeps its money
 */
export function toPaidNotice(
  order: Order,
  undone: number,
  { received, round }: { received?: number | undefined; round?: Pick<Round, 'closesAt'> | null } = {},
) {
  const notice = toNotice(order);
  const { number, fundedFrom, amount, reference } = order;
  // One that was never reserved has no transfer to compare with.
  const payment = reference !== null && {
    number,
    fundedFrom,
    ...(received !== undefined && { received: centsToText(received) }),
  };
  const isExact = fundedFrom === 'transfer' && received === amount * 100;
  return {
    ...notice,
    kind: 'order_paid' as const,
    facts: {
      ...notice.facts,
      ...(payment && !isExact && { payment }),
      ...(round && { roundClosesAt: round.closesAt }),
    },
    subject: undone === 0 ? notice.subject : `${notice.subject}:${undone + 1}`,
  };
}

type Reserved = NoticeOrder & Pick<Order, 'reference' | 'expiresAt'>;

/**
 * Further facts of notifications about a reservation: where to transfer the money, so that who doubts an e-mail can compare it with the page.
 * @throws for an order that is not reserved
 */
export async function readReservationNotice(manager: EntityManager, order: Reserved) {
  const { reference, expiresAt } = order;
  if (reference === null || expiresAt === null) throw new Error(`Order ${order.id} is not a reservation`);
  const notice = toNotice(order);
  const accounts = await manager.find(CollectingAccount, { where: { endedAt: IsNull() }, order: { id: 'ASC' } });
  return { ...notice, facts: { ...notice.facts, reference, expiresAt, accounts } };
}
