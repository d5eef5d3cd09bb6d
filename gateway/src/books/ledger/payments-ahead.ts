import { today } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Cents of the paid payments of users that have a date to come, by user. They are in the balance of the ledger, and become available on
 * their date.
 */
export async function readPaymentsAhead(
  manager: EntityManager,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await manager.query<{ userId: number; amount: number | string }[]>(
    `SELECT userId, amount FROM payment
    WHERE userId IN (${userIds.map(() => '?').join(', ')}) AND status = 'paid' AND COALESCE(creditedOn, paymentDate) > ?`,
    [...userIds, today()],
  );
  const cents = new Map<number, number>();
  for (const { userId, amount } of rows) cents.set(userId, (cents.get(userId) ?? 0) + Number(amount));
  return cents;
}
