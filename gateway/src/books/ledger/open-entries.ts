import { LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { LedgerEntry } from './ledger-entry.entity';

/** A transaction that has not ended after this time was rolled back. */
export const maxTransactionMs = 10 * 60_000;

// Entries that open transactions have made are among as many of the newest.
const lookBack = 10_000;

const fromSql = `(SELECT COALESCE(MAX(id), 0) - ${lookBack} FROM ledger_entry)`;

type Id = { id: number };

/** Whether the server knows every open transaction: a node of a cluster sees those of the others when they are committed. */
async function seesAllTransactions({ reader }: Database): Promise<boolean> {
  const [cluster] = await reader.query<{ Value: string }[]>("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'");
  const [server] = await reader.query<{ version: string }[]>('SELECT VERSION() AS version');
  return cluster?.Value !== 'ON' && !server?.version.includes('TiDB');
}

/** The last entry that is older than any open transaction; 0 if there is none. Ids and times grow together, so that few rows are read. */
export async function findLastAged(reader: EntityManager, ageMs: number): Promise<number> {
  const [row] = await reader.find(LedgerEntry, {
    select: { id: true },
    where: { createdAt: LessThanOrEqual(new Date(Date.now() - ageMs)) },
    order: { id: 'DESC' },
    take: 1,
  });
  return row?.id ?? 0;
}

/**
 * The last entry after one that no entry of an open transaction precedes: an id is given when the entry is inserted, and of two transactions
 * the one with the larger id may be committed first. At least `limit` entries further, where there are as many.
 */
export async function findLastSettled(database: Database, after: number, limit: number | undefined): Promise<number> {
  const { kind, dataSource, reader } = database;
  // SQLite has one writer at a time.
  if (kind === 'sqlite') return Number.MAX_SAFE_INTEGER;
  if (!(await seesAllTransactions(database))) return findLastAged(reader, maxTransactionMs);
  // What is inserted, committed or not. Whatever comes later has a larger id.
  const inserted = await dataSource.transaction('READ UNCOMMITTED', (manager) =>
    manager.query<Id[]>(
      `SELECT id FROM ledger_entry WHERE id > ? AND id > ${fromSql} ORDER BY id ${limit ? `LIMIT ${limit}` : ''}`,
      [after],
    ),
  );
  const [first, last] = [inserted.at(0)?.id ?? after, inserted.at(-1)?.id ?? after];
  const rows = await reader.query<Id[]>('SELECT id FROM ledger_entry WHERE id BETWEEN ? AND ?', [first, last]);
  const committed = new Set(rows.map(({ id }) => id));
  const open = inserted.find(({ id }) => !committed.has(id));
  return open ? open.id - 1 : last;
}
