import { centsToText, formatExactDollars, ledgerAccounts, type LedgerEntryKind } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import { ExpectedError } from '../../platform/errors';
import { assertOpen } from './closed-periods';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';
import { assertBalanced, type NewEntry } from './new-entry';
import { readPaymentsAhead } from './payments-ahead';
import { forEachChunk, loadAccounts, saveBalances, type PostAccount } from './post-accounts';

type PostingRow = Omit<LedgerPosting, 'id' | 'entryId'> & { key: string };

/** 409: the balance does not cover the amount. `missing` in cents. Who takes money out is not asked to deposit it. */
function insufficientBalance(missing: number, kind: LedgerEntryKind): ExpectedError {
  const advice = kind === 'withdrawal' ? 'Elige un monto menor.' : 'Deposita esa cantidad o elige un monto menor.';
  const message = `Tu saldo no alcanza: te faltan ${formatExactDollars(centsToText(missing))}. ${advice}`;
  return new ExpectedError('INSUFFICIENT_BALANCE', message);
}

/** Users whose available balance an entry lowers, which must cover it. */
const listPayers = ({ postings, mayOverdraw }: NewEntry): number[] =>
  mayOverdraw
    ? []
    : postings.flatMap(({ account: { kind, userId }, amount }) =>
        kind === 'available' && userId !== null && amount < 0 ? [userId] : [],
      );

/**
 * Adds the postings of an entry to the accounts in memory, which are locked.
 * @param ahead cents by user that are in the balance but not available yet.
 * @throws INSUFFICIENT_BALANCE
 */
function applyEntry(
  { key, kind: entryKind, postings, mayOverdraw }: NewEntry,
  accounts: Map<string, PostAccount>,
  ahead: ReadonlyMap<number, number>,
): PostingRow[] {
  return postings.map(({ account: { code, kind, userId }, amount }) => {
    const account = accounts.get(code);
    if (!account) throw new Error(`there is no ledger account ${code}`);
    const row = { key, accountId: account.id, amount };
    if (account.balance === null || account.sequence === null) return { ...row, sequence: null, balanceAfter: null };
    const [balance, sequence] = [account.balance + amount, account.sequence + 1];
    const left = balance - (kind === 'available' && userId !== null ? (ahead.get(userId) ?? 0) : 0);
    if (amount < 0 && left < 0 && !mayOverdraw) throw insufficientBalance(-left, entryKind);
    Object.assign(account, { balance, sequence });
    return { ...row, sequence, balanceAfter: balance };
  });
}

const toRow = ({ source, postings: _, mayOverdraw: __, ...entry }: NewEntry, createdAt: Date) => ({
  ...entry,
  reference: entry.reference ?? null,
  reversalOf: entry.reversalOf ?? null,
  sourceKind: source.kind,
  sourceId: source.id,
  createdAt,
});

/** Inserts entries and returns their ids by key. */
async function insertEntries(manager: EntityManager, entries: readonly NewEntry[]): Promise<Map<string, number>> {
  const createdAt = new Date();
  const rows = entries.map((entry) => toRow(entry, createdAt));
  const [row, ...others] = rows;
  if (row && others.length === 0) {
    const { identifiers } = await manager.insert(LedgerEntry, row);
    return new Map([[row.key, Number(identifiers[0]?.['id'])]]);
  }
  await insertRows(manager, LedgerEntry, rows);
  return readIds(
    manager,
    entries.map(({ key }) => key),
  );
}

/** Ids of entries by key: the rows of one statement need not have consecutive ids on a cluster. */
async function readIds(manager: EntityManager, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await forEachChunk(keys, async (chunk) => {
    const rows = await manager.find(LedgerEntry, { select: { id: true, key: true }, where: { key: In(chunk) } });
    for (const { id, key } of rows) ids.set(key, id);
  });
  return ids;
}

/** The books: double entry, append-only, in whole cents. Everything that moves money posts through here. */
export class LedgerService {
  /** Locks the balance of an investor until the transaction ends, and returns the cents that they may spend. */
  async lockAvailable(manager: EntityManager, userId: number): Promise<number> {
    const name = ledgerAccounts.available(userId);
    const account = (await loadAccounts(manager, [name])).get(name.code);
    const ahead = await readPaymentsAhead(manager, [userId]);
    return (account?.balance ?? 0) - (ahead.get(userId) ?? 0);
  }

  /**
   * Posts entries in the caller's transaction, in their order.
   * @throws PERIOD_CLOSED; INSUFFICIENT_BALANCE when an entry that may not overdraw would make an investor's balance negative.
   */
  async post(manager: EntityManager, entries: readonly NewEntry[]): Promise<void> {
    if (entries.length === 0) return;
    entries.forEach(assertBalanced);
    await assertOpen(
      manager,
      entries.map(({ occurredOn }) => occurredOn),
    );
    const accounts = await loadAccounts(
      manager,
      entries.flatMap(({ postings }) => postings.map(({ account }) => account)),
    );
    const payers = [...new Set(entries.flatMap(listPayers))];
    const ahead = await readPaymentsAhead(manager, payers);
    const rows = entries.flatMap((entry) => applyEntry(entry, accounts, ahead));
    const ids = await insertEntries(manager, entries);
    await insertRows(
      manager,
      LedgerPosting,
      rows.map(({ key, ...row }) => ({ ...row, entryId: ids.get(key) })),
    );
    const changed = new Set(rows.filter(({ sequence }) => sequence !== null).map(({ accountId }) => accountId));
    await saveBalances(
      manager,
      [...accounts.values()].filter(({ id }) => changed.has(id)),
    );
  }
}
