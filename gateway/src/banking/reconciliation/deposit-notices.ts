import { centsToText, type WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { BankStatementLine } from './bank-statement-line.entity';

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

/** Tells investors and webhooks of money in a balance. Skips the notice of a transfer that paid an order, whose own notice is sent. */
export async function notifyDeposited(manager: EntityManager, lines: readonly BankStatementLine[]): Promise<void> {
  const credits = lines.filter(isCredit);
  await notifyAll(
    manager,
    credits
      .filter(({ orderId }) => orderId === null)
      .map(({ id, userId, amount, decidedAt }) => {
        // Told again when it is credited again.
        const subject = decidedAt === null ? `bankLine:${id}` : `bankLine:${id}:${decidedAt.getTime()}`;
        return { userId, kind: 'deposit_credited', facts: { amount: centsToText(amount) }, subject };
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
 * @param toldByOrder ids of lines whose order has its own notice about that
 */
export async function notifyReversed(
  manager: EntityManager,
  lines: readonly BankStatementLine[],
  toldByOrder: ReadonlySet<number>,
): Promise<void> {
  const credits = lines.filter(isCredit);
  await notifyAll(
    manager,
    credits
      .filter(({ id }) => !toldByOrder.has(id))
      .map(({ userId, amount }) => ({ userId, kind: 'deposit_reversed', facts: { amount: centsToText(amount) } })),
  );
  await enqueueWebhooks(
    manager,
    'deposit.reversed',
    credits.map((line) => toDepositData(line, line.userId)),
  );
}
