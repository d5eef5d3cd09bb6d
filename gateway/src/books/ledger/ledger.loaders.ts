import { createAccountCodeFinder, getSides, groupBy, type AccountCodeFacts } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { accountOwnerJoinsSql, accountOwnerSql, readAccountCodes } from './account-names';
import { readRecords } from '../../platform/database/read-records';
import { batched, RecordLoader } from '../../platform/graphql/loader';
import { LedgerAccount } from './ledger-account.entity';
import { accountSumsSql } from './ledger-checkpoint.service';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';
import type { BookPosting } from './ledger.types';

/** Batched reads of what entries, postings and accounts refer to. */
export type LedgerLoaders = {
  account: DataLoader<number, LedgerAccount | null>;
  entry: DataLoader<number, LedgerEntry | null>;
  /** By the id of the entry that is reversed. */
  reversal: DataLoader<number, LedgerEntry | null>;
  /** By the id of the entry. */
  postings: DataLoader<number, LedgerPosting[]>;
  /** By the id of the entry. */
  bookPostings: DataLoader<number, BookPosting[]>;
  /** Sum of the postings in cents, by the id of an account that carries no balance. */
  total: DataLoader<number, number>;
  /** Name of the investor, project or bank, by the id of the account. */
  owner: DataLoader<number, string | null>;
  /** The accountant's code, by the code of the account. */
  accountCode: DataLoader<string, AccountCodeFacts | null>;
};

async function readOwners(reader: EntityManager, ids: readonly number[]): Promise<(string | null)[]> {
  const rows = await reader.query<{ id: number; owner: string | null }[]>(
    `SELECT account.id, ${accountOwnerSql} AS owner FROM ledger_account AS account ${accountOwnerJoinsSql}
      WHERE account.id IN (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  const owners = new Map(rows.map(({ id, owner }) => [id, owner]));
  return ids.map((id) => owners.get(id) ?? null);
}

async function readCodes(reader: EntityManager, accounts: readonly string[]): Promise<(AccountCodeFacts | null)[]> {
  return accounts.map(createAccountCodeFinder(await readAccountCodes(reader)));
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
  const query = reader.createQueryBuilder(LedgerPosting, 'item').where('item.entryId IN (:...ids)', { ids });
  const byEntry = groupBy(await readRecords(query.orderBy('item.id')), ({ entryId }) => entryId);
  return ids.map((id) => byEntry.get(id) ?? []);
}

type BookRow = {
  entryId: number;
  account: string;
  cents: number | string;
  personId: number | null;
  projectId: number | null;
};

async function readBookPostings(reader: EntityManager, ids: readonly number[]): Promise<BookPosting[][]> {
  const rows = await reader.query<BookRow[]>(
    `SELECT posting.entryId, posting.amount AS cents, account.code AS account, account.userId AS personId, account.projectId
     FROM ledger_posting AS posting JOIN ledger_account AS account ON account.id = posting.accountId
     WHERE posting.entryId IN (${ids.map(() => '?').join(', ')}) ORDER BY posting.id`,
    [...ids],
  );
  const byEntry = groupBy(rows, ({ entryId }) => entryId);
  const toPosting = ({ account, cents, personId, projectId }: BookRow): BookPosting => ({
    account,
    ...getSides(Number(cents)),
    personId,
    projectId,
  });
  return ids.map((id) => (byEntry.get(id) ?? []).map(toPosting));
}

async function readReversals(reader: EntityManager, ids: readonly number[]): Promise<(LedgerEntry | null)[]> {
  const query = reader.createQueryBuilder(LedgerEntry, 'item').where('item.reversalOf IN (:...ids)', { ids });
  const reversals = new Map((await readRecords(query)).map((entry) => [entry.reversalOf, entry]));
  return ids.map((id) => reversals.get(id) ?? null);
}

/** Creates the ledger's loaders of one request. */
export const createLedgerLoaders = (reader: EntityManager): LedgerLoaders => ({
  account: new RecordLoader(reader, LedgerAccount),
  entry: new RecordLoader(reader, LedgerEntry),
  reversal: new DataLoader((ids) => readReversals(reader, ids), batched),
  bookPostings: new DataLoader((ids) => readBookPostings(reader, ids), batched),
  postings: new DataLoader((ids) => readPostings(reader, ids), batched),
  total: new DataLoader((ids) => readTotals(reader, ids), batched),
  owner: new DataLoader((ids) => readOwners(reader, ids), batched),
  accountCode: new DataLoader((accounts) => readCodes(reader, accounts), batched),
});
