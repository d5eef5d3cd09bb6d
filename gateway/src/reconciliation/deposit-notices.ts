import { centsToText } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { notifyAll } from '../notifications/notify';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks';
import { toDepositData } from '../webhooks/webhook-data';
import type { BankStatementLine } from './bank-statement-line.entity';

/** Tells the investors whose balance got the money of a line, and the webhooks; who is told of a paid order is not told of its transfer too. */
export async function notifyDeposited(manager: EntityManager, lines: readonly BankStatementLine[]): Promise<void> {
  await notifyAll(
    manager,
    lines.flatMap(({ id, status, userId, orderId, amount }) =>
      status !== 'matched' || userId === null || orderId !== null || amount <= 0
        ? []
        : [{ userId, kind: 'deposit_credited', facts: { amount: centsToText(amount) }, subject: `bankLine:${id}` }],
    ),
  );
  await enqueueWebhooks(
    manager,
    'deposit.credited',
    lines.flatMap((line) =>
      line.status !== 'matched' || line.userId === null || line.amount <= 0 ? [] : [toDepositData(line, line.userId)],
    ),
  );
}
