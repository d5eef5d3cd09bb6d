import type { EntityManager } from 'typeorm';

/** Credits of a person in statements that nobody has confirmed: their cents, and the first day on which the bank booked one. */
export type Unconfirmed = { cents: number; firstDay: string | null };

// A withdrawal that a line returned is available again too. What the bank took back since is not there.
const lines = `FROM bank_statement AS posted JOIN bank_statement_line AS line ON line.statementId = posted.id
  LEFT JOIN withdrawal ON withdrawal.returnLineId = line.id
  WHERE posted.confirmedAt IS NULL AND posted.voidedAt IS NULL AND line.status = 'matched' AND line.amount > 0
    AND (line.userId = ? OR withdrawal.userId = ?)
    AND NOT EXISTS (SELECT 1 FROM bank_statement_line AS taken WHERE taken.reversedLineId = line.id)`;
const sql = `SELECT COALESCE(SUM(line.amount), 0) AS cents, MIN(line.bookedOn) AS firstDay ${lines}`;
const boughtSql = `SELECT COALESCE(SUM(item.amount), 0) * 100 AS cents FROM investment_order AS item
  WHERE item.userId = ? AND item.status = 'paid' AND EXISTS (SELECT 1 ${lines}
    AND (line.orderId = item.id OR (item.fundedFrom = 'balance' AND item.paidAt >= posted.createdAt)))`;

/** The deposits of a person that only one administrator has seen, whatever was bought with them. */
export async function readUnconfirmed(manager: EntityManager, userId: number): Promise<Unconfirmed> {
  const [row] = await manager.query<{ cents: number | string; firstDay: string | null }[]>(sql, [userId, userId]);
  return { cents: Number(row?.cents ?? 0), firstDay: row?.firstDay ?? null };
}

/**
 * Cents that rejecting the unconfirmed deposits of a person would take from their balance: without what was bought with them, because
 * rejecting them ends those orders.
 */
export async function readUnconfirmedBalance(manager: EntityManager, userId: number): Promise<number> {
  const { cents } = await readUnconfirmed(manager, userId);
  if (cents === 0) return 0;
  const [bought] = await manager.query<{ cents: number | string }[]>(boughtSql, [userId, userId, userId]);
  return Math.max(0, cents - Number(bought?.cents ?? 0));
}
