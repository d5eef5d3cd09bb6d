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
    WHERE userId IN (${userIds.map(() => '?').join(', ')}) AND status = 'paid' AND paymentDate > ?`,
    [...userIds, today()],
  );
  const cents = new Map<number, number>();
  for (const { userId, amount } of rows) cents.set(userId, (cents.get(userId) ?? 0) + Number(amount));
  return cents;
}

/** A posting of an investor's account that its available balance includes from a day to come. */
export type PostingAhead = { sequence: number; cents: number; availableOn: string };

/**
 * The postings of an account that belong to payments with a date to come: their credits, and the corrections of those. Their sum is what
 * `readPaymentsAhead` says of its user.
 */
export async function listPostingsAhead(manager: EntityManager, code: string): Promise<PostingAhead[]> {
  const rows = await manager.query<{ sequence: number; cents: number | string; availableOn: string }[]>(
    `SELECT posting.sequence, posting.amount AS cents, COALESCE(original.occurredOn, entry.occurredOn) AS availableOn
    FROM ledger_posting AS posting
    JOIN ledger_entry AS entry ON entry.id = posting.entryId
    LEFT JOIN ledger_entry AS original ON original.id = entry.reversalOf
    WHERE posting.accountId = (SELECT id FROM ledger_account WHERE code = ?) AND entry.sourceKind = 'payment'
      AND COALESCE(original.occurredOn, entry.occurredOn) > ?`,
    [code, today()],
  );
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }));
}
