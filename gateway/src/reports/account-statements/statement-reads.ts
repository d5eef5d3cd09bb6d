import type { LedgerEntryKind } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { notErasedSql } from '../../access/records';
import { Investment, Project } from '../../investing/records';
import { roundCapitalSql } from './statement-rounds';

/** The sum that entries of one kind moved on a user's balance on one day, for one project. */
export type MovementRow = {
  kind: LedgerEntryKind;
  /** YYYY-MM-DD; the day before the statement for everything earlier. */
  day: string;
  /** Null where it is about no project. */
  projectId: number | null;
  /** The month of a rent, YYYY-MM; null for everything else, and before the statement. */
  rentOf: string | null;
  cents: number;
};

/** Stands for all days before the statement. */
const earlier = '0001-01-01';

// The project of a sale is read from its exit: its entry has a posting for each holder.
// The reference of a payment's entry is the month that it pays for.
const movementsSql = `SELECT kind, day, projectId, rentOf, SUM(amount) AS cents FROM (
    SELECT posting.amount, COALESCE(original.kind, entry.kind) AS kind,
      CASE WHEN COALESCE(original.kind, entry.kind) = 'payment' AND entry.occurredOn >= ?
        THEN COALESCE(original.reference, entry.reference) END AS rentOf,
      CASE WHEN entry.occurredOn < ? THEN ? ELSE entry.occurredOn END AS day,
      CASE WHEN entry.occurredOn < ? THEN NULL
        WHEN entry.sourceKind = 'exit' THEN (SELECT sale.projectId FROM project_exit AS sale WHERE sale.id = entry.sourceId)
        ELSE (SELECT MAX(side.projectId) FROM ledger_posting AS other JOIN ledger_account AS side ON side.id = other.accountId
          WHERE other.entryId = entry.id) END AS projectId
    FROM ledger_account AS account
    JOIN ledger_posting AS posting ON posting.accountId = account.id
    JOIN ledger_entry AS entry ON entry.id = posting.entryId
    LEFT JOIN ledger_entry AS original ON original.id = entry.reversalOf
    WHERE account.userId = ? AND entry.occurredOn <= ?
  ) AS moved GROUP BY kind, day, projectId, rentOf ORDER BY day, kind, projectId, rentOf`;

/**
 * Movements on a user's balance, available and held together, up to a day, by the books of that day. A reversal is of the kind of what it
 * reverses.
 */
export async function readMovements(
  manager: EntityManager,
  userId: number,
  { from, through }: { from: string; through: string },
): Promise<MovementRow[]> {
  const rows = await manager.query<(Omit<MovementRow, 'cents'> & { cents: number | string })[]>(movementsSql, [
    from,
    from,
    earlier,
    from,
    userId,
    through,
  ]);
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) })).filter(({ cents }) => cents !== 0);
}

/** Capital that an investment put into a project, that a cancelled order took out of it again, or that a sale ended. */
export type CapitalRow = {
  projectId: number;
  /** Whether a sale ended it. */
  isSale: boolean;
  /** Null where neither the investment nor a payment of it has a date: it was made before any statement. */
  day: string | null;
  cents: number;
};

// As in the rent calendar, an investment without a date was made by the month of its first payment.
const capitalSql = `SELECT projectId, day, isSale, SUM(amount) AS dollars FROM (
    SELECT investment.projectId, investment.amount, 0 AS isSale,
      COALESCE(investment.investedOn, (SELECT CASE WHEN MIN(payment.period) IS NULL THEN NULL
        ELSE CONCAT(MIN(payment.period), '-01') END FROM payment WHERE payment.investmentId = investment.id)) AS day
    FROM investment WHERE investment.userId = ?
    UNION ALL
    SELECT account.projectId, posting.amount / 100, 0, entry.occurredOn FROM investment_order AS item
    JOIN ledger_entry AS entry ON entry.sourceKind = 'order' AND entry.sourceId = item.id
    JOIN ledger_posting AS posting ON posting.entryId = entry.id
    JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'capital'
    WHERE item.userId = ? AND item.status <> 'paid'
    UNION ALL
    ${roundCapitalSql}
    UNION ALL
    SELECT investment.projectId, -investment.amount, 1, sale.exitDate
    FROM investment JOIN project_exit AS sale ON sale.projectId = investment.projectId
    JOIN exit_share AS share ON share.exitId = sale.id AND share.investmentId = investment.id
    WHERE investment.userId = ? AND NOT EXISTS (SELECT 1 FROM project_exit AS later
      WHERE later.projectId = sale.projectId AND later.version > sale.version)
  ) AS held WHERE day IS NULL OR day <= ? GROUP BY projectId, day, isSale ORDER BY projectId, day, isSale`;

/** The capital of a user's holdings up to a day: what they cost, with orders that were cancelled later, and what sales in force ended. */
export async function readCapital(manager: EntityManager, userId: number, through: string): Promise<CapitalRow[]> {
  const rows = await manager.query<
    (Omit<CapitalRow, 'cents' | 'isSale'> & { dollars: number | string; isSale: unknown })[]
  >(capitalSql, [userId, userId, userId, userId, through]);
  return rows.map(({ dollars, isSale, ...row }) => ({
    ...row,
    isSale: Number(isSale) === 1,
    cents: Math.round(Number(dollars) * 100),
  }));
}

/** Names of projects by id; of a deleted one, the name that the user's investment kept. */
export async function readProjectNames(
  manager: EntityManager,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const wanted = In([...new Set(ids)]);
  const kept = await manager.findBy(Investment, { userId, projectId: wanted });
  const projects = await manager.find(Project, { select: { id: true, name: true }, where: { id: wanted } });
  return new Map([
    ...kept.map(({ projectId, projectName }) => [projectId, projectName] as const),
    ...projects.map(({ id, name }) => [id, name] as const),
  ]);
}

const firstDaySql = `SELECT MIN(day) AS day FROM (
    SELECT MIN(entry.occurredOn) AS day
    FROM ledger_account AS account
    JOIN ledger_posting AS posting ON posting.accountId = account.id
    JOIN ledger_entry AS entry ON entry.id = posting.entryId
    WHERE account.userId = ?
    UNION ALL
    SELECT MIN(investment.investedOn) FROM investment WHERE investment.userId = ?
  ) AS first`;

/** The year of a user's first movement or investment; null before any. */
export async function readFirstYear(reader: EntityManager, userId: number): Promise<number | null> {
  const [row] = await reader.query<{ day: string | null }[]>(firstDaySql, [userId, userId]);
  return row?.day ? Number(row.day.slice(0, 4)) : null;
}

const peopleSql = `SELECT DISTINCT person.userId FROM (
    SELECT investment.userId FROM investment WHERE investment.investedOn IS NULL OR investment.investedOn <= ?
    UNION ALL
    SELECT account.userId FROM ledger_account AS account
    WHERE account.userId IS NOT NULL AND EXISTS (SELECT 1 FROM ledger_posting AS posting
      JOIN ledger_entry AS entry ON entry.id = posting.entryId
      WHERE posting.accountId = account.id AND entry.occurredOn <= ?)
  ) AS person JOIN users ON users.id = person.userId AND ${notErasedSql('users.email')} ORDER BY person.userId`;

/** Ids of the people with an investment or a movement by a day, without those whose account was erased. */
export async function listPeople(manager: EntityManager, through: string): Promise<number[]> {
  const rows = await manager.query<{ userId: number }[]>(peopleSql, [through, through]);
  return rows.map(({ userId }) => userId);
}
