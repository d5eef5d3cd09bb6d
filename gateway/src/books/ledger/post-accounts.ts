import type { LedgerAccountName } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { rowLock, type RowLock } from '../../platform/database/row-lock';
import { LedgerAccount } from './ledger-account.entity';

// Databases limit the number of values in one statement.
const rowsPerStatement = 500;

/** An account during a transaction; `balance` and `sequence` are null where it carries none. */
export type PostAccount = Pick<LedgerAccount, 'id' | 'code' | 'balance' | 'sequence'>;

// The database looks for each row in half of the cases of a CASE, so longer ones take longer than more statements.
const rowsPerUpdate = 100;

/** Runs work for at most 500 items at a time, or another number. */
export async function forEachChunk<T>(
  items: readonly T[],
  run: (chunk: T[]) => Promise<unknown>,
  size = rowsPerStatement,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) await run(items.slice(start, start + size));
}

/** Whether an account is an investor's, which carries a balance. */
const carriesBalance = ({ userId }: LedgerAccountName): boolean => userId !== null;

async function readAccounts(
  manager: EntityManager,
  codes: readonly string[],
  lock: RowLock = {},
): Promise<PostAccount[]> {
  const accounts: PostAccount[] = [];
  await forEachChunk(codes, async (chunk) => {
    const select = { id: true, code: true, balance: true, sequence: true } as const;
    const where = { code: In(chunk) };
    accounts.push(...(await manager.find(LedgerAccount, { select, where, order: { id: 'ASC' }, ...lock })));
  });
  return accounts;
}

/** Creates accounts that do not exist yet. Of two transactions that create the same one, the second waits and creates nothing. */
const insertAccounts = (manager: EntityManager, names: readonly LedgerAccountName[]): Promise<void> =>
  forEachChunk(names, (chunk) =>
    manager
      .createQueryBuilder()
      .insert()
      .into(LedgerAccount)
      .values(
        chunk.map((name) => ({
          ...name,
          balance: carriesBalance(name) ? 0 : null,
          sequence: carriesBalance(name) ? 0 : null,
        })),
      )
      .orIgnore()
      .updateEntity(false)
      .execute(),
  );

/** Names of existing accounts by id. */
export async function readAccountNames(
  manager: EntityManager,
  ids: ReadonlySet<number>,
): Promise<Map<number, LedgerAccountName>> {
  const names = new Map<number, LedgerAccountName>();
  await forEachChunk([...ids], async (chunk) => {
    const accounts = await manager.findBy(LedgerAccount, { id: In(chunk) });
    for (const { id, code, kind, userId, projectId } of accounts) names.set(id, { code, kind, userId, projectId });
  });
  return names;
}

/**
 * Reads the accounts of a movement by code and creates the missing ones. Investors' accounts stay locked until the transaction ends, in
 * the order of their ids so that two transactions never wait for each other; the others are never locked, because every movement of a
 * project or a bank needs them.
 */
export async function loadAccounts(
  manager: EntityManager,
  names: readonly LedgerAccountName[],
): Promise<Map<string, PostAccount>> {
  const nameByCode = new Map(names.map((name) => [name.code, name]));
  const known = new Map(
    (await readAccounts(manager, [...nameByCode.keys()])).map((account) => [account.code, account]),
  );
  const missing = [...nameByCode.values()].filter(({ code }) => !known.has(code));
  if (missing.length > 0) {
    await insertAccounts(manager, missing);
    const codes = missing.map(({ code }) => code);
    for (const account of await readAccounts(manager, codes)) known.set(account.code, account);
  }
  const carrying = [...nameByCode.values()].filter(carriesBalance).flatMap(({ code }) => known.get(code) ?? []);
  const inOrder = carrying.toSorted((a, b) => a.id - b.id).map(({ code }) => code);
  for (const account of await readAccounts(manager, inOrder, rowLock(manager))) known.set(account.code, account);
  return known;
}

/** Stores the new balances and sequences of locked accounts. */
export const saveBalances = (manager: EntityManager, accounts: readonly PostAccount[]): Promise<void> => {
  const save = async (chunk: readonly PostAccount[]): Promise<void> => {
    const byId = 'CASE id '.concat(...chunk.map(() => 'WHEN ? THEN ? '), 'END');
    const pick = (column: 'balance' | 'sequence') => chunk.flatMap((account) => [account.id, account[column]]);
    await manager.query(
      `UPDATE ledger_account SET balance = ${byId}, sequence = ${byId} WHERE id IN (${chunk.map(() => '?').join(', ')})`,
      [...pick('balance'), ...pick('sequence'), ...chunk.map(({ id }) => id)],
    );
  };
  return forEachChunk(accounts, save, rowsPerUpdate);
};
