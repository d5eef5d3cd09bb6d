import DataLoader from 'dataloader';
import { In, type EntityManager } from 'typeorm';
import { LedgerAccount } from './ledger-account.entity';
import { accountSumsSql } from './ledger-checkpoint.service';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';

/** Batched reads of what entries, postings and accounts refer to. */
export type LedgerLoaders = {
  account: DataLoader<number, LedgerAccount | null>;
  entry: DataLoader<number, LedgerEntry | null>;
  /** By the id of the entry that is reversed. */
  reversal: DataLoader<number, LedgerEntry | null>;
  /** By the id of the entry. */
  postings: DataLoader<number, LedgerPosting[]>;
  /** Sum of the postings in cents, by the id of an account that carries no balance. */
  total: DataLoader<number, number>;
};

function loadBy<K extends number | null, T>(
  read: (keys: number[]) => Promise<T[]>,
  getKey: (row: T) => K,
): DataLoader<number, T | null> {
  return new DataLoader(async (keys: readonly number[]) => {
    const rows = new Map((await read([...keys])).map((row) => [getKey(row), row]));
    return keys.map((key) => rows.get(key as K) ?? null);
  });
}

async function readTotals(reader: EntityManager, ids: readonly number[]): Promise<number[]> {
  const sums = accountSumsSql((accountId) => `${accountId} IN (${ids.map(() => '?').join(', ')})`);
  const rows = await reader.query<{ accountId: number; cents: number | string }[]>(
    `SELECT accountId, SUM(cents) AS cents FROM (${sums}) AS parts GROUP BY accountId`,
    [...ids, ...ids],
  );
  const totals = new Map(rows.map(({ accountId, cents }) => [accountId, Number(cents)]));
  return ids.map((id) => totals.get(id) ?? 0);
}

async function readPostings(reader: EntityManager, ids: readonly number[]): Promise<LedgerPosting[][]> {
  const rows = await reader.find(LedgerPosting, { where: { entryId: In([...ids]) }, order: { id: 'ASC' } });
  return ids.map((id) => rows.filter(({ entryId }) => entryId === id));
}

/** Creates the ledger's loaders of one request. */
export const createLedgerLoaders = (reader: EntityManager): LedgerLoaders => ({
  account: loadBy(
    (ids) => reader.findBy(LedgerAccount, { id: In(ids) }),
    ({ id }) => id,
  ),
  entry: loadBy(
    (ids) => reader.findBy(LedgerEntry, { id: In(ids) }),
    ({ id }) => id,
  ),
  reversal: loadBy(
    (ids) => reader.findBy(LedgerEntry, { reversalOf: In(ids) }),
    ({ reversalOf }) => reversalOf,
  ),
  postings: new DataLoader((ids) => readPostings(reader, ids)),
  total: new DataLoader((ids) => readTotals(reader, ids)),
});
