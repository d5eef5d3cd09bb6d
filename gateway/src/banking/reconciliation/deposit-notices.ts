import { centsToText, type WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { notifyAll } from '../../messages/notifications/notify';
import { toNotice } from '../../investing/orders/order-notice';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';

const toDepositData = (
  line: Pick<BankStatementLine, 'id' | 'orderId' | 'amount' | 'bookedOn'>,
  userId: number,
): WebhookData<'deposit.credited'> => ({
  bankLineId: line.id,
  userId,
  orderId: line.orderId,
  amount: centsToText(line.amount),
  bookedOn: line.bookedOn,
});

type Credit = BankStatementLine & { userId: number };

const isCredit = (line: BankStatementLine): line is Credit =>
  line.status === 'matched' && line.userId !== null && line.amount > 0;

/**
 * Tells investors and webhooks of money in a balance, and of a reserved order that the balance can pay now. Skips the notice of a transfer that
 * names an order: `OrderLines` tells about it.
 */
export async function notifyDeposited(
  manager: EntityManager,
  lines: readonly BankStatementLine[],
  reservedPayment: ReservedPayment,
): Promise<void> {
  const credits = lines.filter(isCredit);
  const deposits = credits.filter(({ orderId }) => orderId === null);
  const userIds = new Set(deposits.map(({ userId }) => userId));
  const covered = await reservedPayment.findCovered(manager, [...userIds]);
  await notifyAll(
    manager,
    deposits.map(({ id, userId, amount, decidedAt }) => {
      // Told again when it is credited again.
      const subject = decidedAt === null ? `bankLine:${id}` : `bankLine:${id}:${decidedAt.getTime()}`;
      const order = covered.get(userId);
      const rest = order && { order: { ...toNotice(order).facts, number: order.number } };
      return { userId, kind: 'deposit_credited', facts: { amount: centsToText(amount), ...rest }, subject };
    }),
  );
  await enqueueWebhooks(
    manager,
    'deposit.credited',
    credits.map((line) => toDepositData(line, line.userId)),
  );
}

/**
 * Tells investors and webhooks that money of matched lines is about to leave a balance.
 * @param toldByOrder cents of lines, by their ids, about which the notices of their orders tell
 */
export async function notifyReversed(
  manager: EntityManager,
  lines: readonly BankStatementLine[],
  toldByOrder: ReadonlyMap<number, number>,
): Promise<void> {
  const credits = lines.filter(isCredit);
  await notifyAll(
    manager,
    credits
      .map(({ id, userId, amount }) => ({ userId, amount: amount - (toldByOrder.get(id) ?? 0) }))
      .filter(({ amount }) => amount > 0)
      .map(({ userId, amount }) => ({ userId, kind: 'deposit_reversed', facts: { amount: centsToText(amount) } })),
  );
  await enqueueWebhooks(
    manager,
    'deposit.reversed',
    credits.map((line) => toDepositData(line, line.userId)),
  );
}
