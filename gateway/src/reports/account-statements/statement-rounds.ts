import type { StatementRounds } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';

/** Money that orders put into rounds, or that left them, on one day. */
export type RoundRow = { day: string; cents: number };

/** The orders of a user with their postings in the escrow of a round, and the entry of its success. */
const movedSql = `investment_order AS item
    JOIN ledger_entry AS success ON success.sourceKind = 'round' AND success.sourceId = item.roundId AND success.kind = 'round'
    JOIN ledger_entry AS entry ON entry.sourceKind = 'order' AND entry.sourceId = item.id
    JOIN ledger_posting AS posting ON posting.entryId = entry.id
    JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'escrow'`;

/** Capital that a round gave to orders that were cancelled after it: an order that is still paid has an investment. */
export const roundCapitalSql = `SELECT account.projectId, posting.amount / 100, 0, success.occurredOn FROM ${movedSql}
    WHERE item.userId = ? AND item.status <> 'paid'`;

// Success moves all money of a round in one entry: the part of an order is what its own entries left in the escrow.
const roundsSql = `SELECT day, SUM(amount) AS cents FROM (
    SELECT entry.occurredOn AS day, posting.amount FROM investment_order AS item
    JOIN ledger_entry AS entry ON entry.sourceKind = 'order' AND entry.sourceId = item.id
    JOIN ledger_posting AS posting ON posting.entryId = entry.id
    JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'escrow'
    WHERE item.userId = ?
    UNION ALL
    SELECT success.occurredOn, -posting.amount FROM ${movedSql}
    WHERE item.userId = ?
  ) AS moved WHERE day <= ? GROUP BY day, CASE WHEN amount < 0 THEN 1 ELSE 0 END ORDER BY day`;

/** Movements of a user's money into rounds and out of them, up to a day. */
export async function readRounds(manager: EntityManager, userId: number, through: string): Promise<RoundRow[]> {
  const rows = await manager.query<{ day: string; cents: number | string }[]>(roundsSql, [userId, userId, through]);
  return rows.map(({ day, cents }) => ({ day, cents: Number(cents) }));
}

const sum = (rows: readonly RoundRow[]): number => rows.reduce((total, { cents }) => total + cents, 0);

/** Money in rounds over the days of a statement. */
export function calculateRounds(rows: readonly RoundRow[], from: string): StatementRounds {
  const opening = sum(rows.filter(({ day }) => day < from));
  const own = rows.filter(({ day }) => day >= from);
  const paid = sum(own.filter(({ cents }) => cents > 0));
  const ended = sum(own.filter(({ cents }) => cents < 0));
  return { opening, paid, ended, closing: opening + paid + ended };
}
