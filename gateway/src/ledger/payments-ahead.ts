import { today } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Cents of the paid payments of users that have a date to come, by user. They are in the balance of the ledger, and become available on
 * their date.
 * @param isLocked reads what is committed now, and keeps it until the transaction ends; a plain read may miss a payment that was committed
 * during the transaction.
 */
export async function readPaymentsAhead(
  manager: EntityManager,
  userIds: readonly number[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const lock = isLocked && manager.connection.options.type !== 'better-sqlite3' ? ' LOCK IN SHARE MODE' : '';
  const rows = await manager.query<{ userId: number; amount: number | string }[]>(
    `SELECT userId, amount FROM payment
    WHERE userId IN (${userIds.map(() => '?').join(', ')}) AND status = 'paid' AND paymentDate > ?${lock}`,
    [...userIds, today()],
  );
  const cents = new Map<number, number>();
  for (const { userId, amount } of rows) cents.set(userId, (cents.get(userId) ?? 0) + Number(amount));
  return cents;
}
