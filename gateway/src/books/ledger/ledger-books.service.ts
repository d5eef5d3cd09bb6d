import { centsToText, getSides, ledgerAccountKinds, type LedgerAccountKind } from '@cimiento/contracts';
import { pageSchema } from '@cimiento/contracts/schemas';
import { IsNull, LessThan } from 'typeorm';
import type { Database } from '../../platform/database';
import {
  accountOwnerJoinsSql,
  accountOwnerSql,
  createAccountNames,
  readAccountCodes,
  type OwnedAccount,
} from './account-names';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { parseInput } from '../../platform/errors';
import type { PageArgs } from '../../platform/graphql';
import { LedgerAccount } from './ledger-account.entity';
import { accountSumsSql, partialSumsSql } from './ledger-checkpoint.service';
import { LedgerEntry } from './ledger-entry.entity';
import {
  ledgerAccountListConfig,
  ledgerEntryListConfig,
  type LedgerAccountsArgs,
  type LedgerAccountListArgs,
  type LedgerAccountSort,
  type LedgerEntriesArgs,
  type LedgerEntryListArgs,
  type LedgerEntrySort,
} from './ledger.list';
import { findLastSettled } from './open-entries';
import { readUnconfirmedByProject } from './unconfirmed-lines';
import { LedgerPosting } from './ledger-posting.entity';
import type { LedgerKindTotal, ProjectRent, TrialBalance } from './ledger.types';
import type { Reader } from '../../platform/request';

type Sum = { cents: number | string };
type Row = Sum & OwnedAccount;

// Accounts that carry a balance are read from their row, the others from their postings.
const balancesSql = `SELECT account.id, account.code, account.kind, account.userId, account.projectId, COALESCE(account.balance, total.cents, 0) AS cents
  FROM ledger_account AS account LEFT JOIN (
    SELECT accountId, SUM(cents) AS cents FROM (${accountSumsSql()}) AS parts GROUP BY accountId
  ) AS total ON total.accountId = account.id`;

// The checkpoints know no days: every posting up to the day is added up.
const balancesOnSql = `SELECT account.id, account.code, account.kind, account.userId, account.projectId, COALESCE(SUM(posting.amount), 0) AS cents
  FROM ledger_account AS account JOIN ledger_posting AS posting ON posting.accountId = account.id
  JOIN ledger_entry AS entry ON entry.id = posting.entryId
  WHERE entry.occurredOn <= ? GROUP BY account.id, account.code, account.kind, account.userId, account.projectId`;

const rentsSql = `SELECT account.projectId,
    SUM(CASE WHEN parts.kind = 'rent' THEN parts.cents ELSE 0 END) AS received,
    -SUM(CASE WHEN parts.kind = 'fee' THEN parts.cents ELSE 0 END) AS deducted,
    -SUM(CASE WHEN parts.kind IN ('rent', 'fee') THEN 0 ELSE parts.cents END) AS paid
  FROM ledger_account AS account JOIN (${partialSumsSql}) AS parts ON parts.accountId = account.id
  WHERE account.kind = 'rent' GROUP BY account.projectId ORDER BY account.projectId`;

/** The query of the balances, now or at the end of a day, with its parameters. */
const selectBalances = (date?: string | null): [sql: string, parameters: string[]] =>
  date ? [balancesOnSql, [date]] : [balancesSql, []];

const sumCents = (rows: readonly Sum[]): string => centsToText(rows.reduce((sum, { cents }) => sum + Number(cents), 0));

/** Reads of the books for administrators. */
export class LedgerBooksService {
  private readonly accounts: ListQueryBuilder<LedgerAccount, LedgerAccountSort, 'kind'>;
  private readonly entries: ListQueryBuilder<LedgerEntry, LedgerEntrySort, 'kind' | 'sourceKind' | 'sourceId'>;

  constructor(private readonly database: Database) {
    this.accounts = new ListQueryBuilder(database, ledgerAccountListConfig);
    this.entries = new ListQueryBuilder(database, ledgerEntryListConfig);
  }

  /** Every account with its balance, by kind; at the end of a day the accounts that had moved by then. */
  async getTrialBalance(readBy: Reader, date?: string | null): Promise<TrialBalance> {
    const [balances, parameters] = selectBalances(date);
    const { reader } = this.database;
    const rows = await reader.query<Row[]>(
      `SELECT account.code, account.kind, account.userId, account.cents, ${accountOwnerSql} AS owner
        FROM (${balances}) AS account ${accountOwnerJoinsSql} ORDER BY account.id`,
      parameters,
    );
    const describe = createAccountNames(await readAccountCodes(reader), readBy);
    const byKind = ledgerAccountKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
    const accounts = byKind.map((row) => ({
      code: row.code,
      kind: row.kind,
      balance: centsToText(Number(row.cents)),
      ...getSides(Number(row.cents)),
      ...describe(row),
    }));
    return { accounts, total: sumCents(rows) };
  }

  /** The accounts of each kind together, now or at the end of a day; kinds without accounts are left out. */
  async listKindTotals(date?: string | null): Promise<LedgerKindTotal[]> {
    const [balances, parameters] = selectBalances(date);
    const rows = await this.database.reader.query<{ kind: LedgerAccountKind; accounts: number; cents: number }[]>(
      `SELECT kind, COUNT(*) AS accounts, SUM(cents) AS cents FROM (${balances}) AS balances GROUP BY kind`,
      parameters,
    );
    return ledgerAccountKinds.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ accounts, cents }) => ({ kind, accounts: Number(accounts), balance: centsToText(Number(cents)) })),
    );
  }

  /** Rent of each project that has received or paid any, where received − deducted − paid = −owed; what nobody has confirmed was not received. */
  async listProjectRents(): Promise<ProjectRent[]> {
    const rows =
      await this.database.reader.query<Record<'projectId' | 'received' | 'deducted' | 'paid', number>[]>(rentsSql);
    const unconfirmed = await readUnconfirmedByProject(this.database.reader, 'rent');
    return rows.map(({ projectId, ...row }) => {
      const received = Number(row.received) - (unconfirmed.get(projectId) ?? 0);
      const [deducted, paid] = [Number(row.deducted), Number(row.paid)];
      return {
        projectId,
        received: centsToText(received),
        deducted: centsToText(deducted),
        paid: centsToText(paid),
        owed: centsToText(deducted + paid - received),
      };
    });
  }

  /** A page of accounts. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  searchAccounts(readBy: Reader, request: LedgerAccountListArgs): PaginatedList<LedgerAccount> {
    return this.accounts.getPage(readBy, request);
  }

  /** The matching accounts after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  listAccounts(readBy: Reader, request: LedgerAccountsArgs): Promise<LedgerAccount[]> {
    return this.accounts.listAfter(readBy, request);
  }

  /** A page of entries. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  searchEntries(readBy: Reader, request: LedgerEntryListArgs): PaginatedList<LedgerEntry> {
    return this.entries.getPage(readBy, request);
  }

  /**
   * The matching entries after one. In ascending order the list ends before the oldest entry whose transaction may still be open, so that
   * reading on from its last one leaves none out.
   * @throws VALIDATION_FAILED when the search or the page is out of range.
   */
  async listEntries(readBy: Reader, request: LedgerEntriesArgs): Promise<LedgerEntry[]> {
    if (request.descending) return this.entries.listAfter(readBy, request);
    const { after } = parseInput(pageSchema, { after: request.after });
    const settled = await findLastSettled(this.database, after);
    return this.entries.listAfter(readBy, request, [{ sql: 'item.id <= :settled', parameters: { settled } }]);
  }

  /** Postings of an account, newest first; `after` continues after the posting with that id, back in time. @throws VALIDATION_FAILED */
  async listPostings(accountId: number, page: PageArgs): Promise<LedgerPosting[]> {
    const { after, limit } = parseInput(pageSchema, page);
    const { reader } = this.database;
    const account = await reader.findOneBy(LedgerAccount, { id: accountId });
    const isCarrying = account?.sequence !== null;
    // The index of account and sequence gives the first rows of both, however many there are.
    const where = {
      accountId,
      ...(!isCarrying && { sequence: IsNull() }),
      ...(after > 0 && { id: LessThan(after) }),
    };
    const order = isCarrying ? ({ sequence: 'DESC' } as const) : ({ id: 'DESC' } as const);
    return reader.find(LedgerPosting, { where, order, ...(limit && { take: limit }) });
  }
}
