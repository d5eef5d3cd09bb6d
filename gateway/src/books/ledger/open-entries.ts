import { setTimeout as wait } from 'node:timers/promises';
import { Between, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { LedgerEntry } from './ledger-entry.entity';

/** A transaction that has not ended after this time was rolled back. */
export const maxTransactionMs = 10 * 60_000;

// An id is given a moment before its row can be seen by anybody.
const insertMs = 100;
const youngMs = 1000;

type Inserted = { id: number; createdAt: Date };

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

/** Entries after one, committed or not. */
const listInserted = ({ dataSource }: Database, after: number): Promise<Inserted[]> =>
  dataSource.transaction('READ UNCOMMITTED', (manager) =>
    manager.query<Inserted[]>('SELECT id, createdAt FROM ledger_entry WHERE id > ? ORDER BY id', [after]),
  );

/** Whether an id is missing before a new entry: its transaction was rolled back, or is just about to insert it. */
const hasYoungGap = (entries: readonly Inserted[], after: number): boolean =>
  entries.some(
    ({ id, createdAt }, index) =>
      id !== (entries[index - 1]?.id ?? after) + 1 && createdAt.getTime() > Date.now() - youngMs,
  );

/**
 * The last entry before which no open transaction may still add one: an id is given when an entry is inserted, and of two transactions the one
 * with the larger id may be committed first.
 * @param after the entry that a list continues after
 */
export async function findLastSettled(database: Database, after: number): Promise<number> {
  const { kind, reader } = database;
  // SQLite has one writer at a time.
  if (kind === 'sqlite') return Number.MAX_SAFE_INTEGER;
  const aged = await findLastAged(reader, maxTransactionMs);
  if (!(await seesAllTransactions(database))) return aged;
  const start = Math.max(after, aged);
  // Whatever is inserted later has a larger id than these.
  let inserted = await listInserted(database, start);
  const last = inserted.at(-1)?.id ?? start;
  if (hasYoungGap(inserted, start)) {
    await wait(insertMs);
    inserted = (await listInserted(database, start)).filter(({ id }) => id <= last);
  }
  const rows = await reader.find(LedgerEntry, { select: { id: true }, where: { id: Between(start + 1, last) } });
  const committed = new Set(rows.map(({ id }) => id));
  const open = inserted.find(({ id }) => !committed.has(id));
  return open ? open.id - 1 : last;
}
