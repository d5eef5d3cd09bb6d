import { ledgerAccounts, maskAccountNumber, parseCents, today, type LedgerAccountName } from '@cimiento/contracts';
import { LessThan, type EntityManager } from 'typeorm';
import type { BankAccount } from '../bank-accounts/bank-account.entity';
import { rowLock } from '../../platform/database/row-lock';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import type { NewEntry, NewPosting } from '../../books/ledger/new-entry';
import { readAccountNames } from '../../books/ledger/post-accounts';
import { createReversal, readPostings } from '../../books/ledger/record-follower';
import { toOpenDay } from '../../books/ledger/closed-periods';
import type { Withdrawal } from './withdrawal.entity';

/** The ledger account from which the company paid; money outside the platform where there is no collecting account. */
export const getBank = (collectingAccountId: number | null): LedgerAccountName =>
  collectingAccountId === null ? ledgerAccounts.outside : ledgerAccounts.bank(collectingAccountId);

const getHeldKey = (id: number): string => `withdrawal:${id}:held`;

type ReturnedTo = { collectingAccountId: number | null; occurredOn: string };

type Movement = { from: LedgerAccountName; to: LedgerAccountName; key: string; occurredOn: string; memo: string };

const createEntry = (
  { id, amount, reference }: Withdrawal,
  { from, to, key, occurredOn, memo }: Movement,
  actorId: number,
): NewEntry => {
  const cents = parseCents(amount);
  const postings: readonly NewPosting[] = [
    { account: from, amount: -cents },
    { account: to, amount: cents },
  ];
  return {
    key,
    kind: 'withdrawal',
    occurredOn,
    source: { kind: 'withdrawal', id },
    reference,
    memo,
    actorId,
    mayOverdraw: false,
    postings,
  };
};

// A payment may be undone and made again, so its key counts the entries before it. The withdrawal is locked by the caller.
const createKey = async (manager: EntityManager, { id }: Withdrawal, step: string): Promise<string> =>
  `withdrawal:${id}:${step}:${1 + (await manager.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId: id }))}`;

/** Holds the amount of a withdrawal that is requested. */
export const createHoldEntry = (
  withdrawal: Withdrawal,
  { bank, accountNumber }: BankAccount,
  actorId: number,
): NewEntry =>
  createEntry(
    withdrawal,
    {
      from: ledgerAccounts.available(withdrawal.userId),
      to: ledgerAccounts.held(withdrawal.userId),
      key: getHeldKey(withdrawal.id),
      occurredOn: today(),
      memo: `Retiro a ${bank} ${maskAccountNumber(accountNumber)}`,
    },
    actorId,
  );

/** Takes the held amount out of the bank. */
export const createPaidEntry = async (
  manager: EntityManager,
  withdrawal: Withdrawal & { paidOn: string },
  actorId: number,
): Promise<NewEntry> =>
  createEntry(
    withdrawal,
    {
      from: ledgerAccounts.held(withdrawal.userId),
      to: getBank(withdrawal.collectingAccountId),
      key: await createKey(manager, withdrawal, 'paid'),
      occurredOn: withdrawal.paidOn,
      memo: 'Retiro pagado',
    },
    actorId,
  );

const byHandMark = ':hand';

/** Gives back an amount that the bank returned; `isByHand` when a person recorded it, and not a line of the statement. */
export const createReturnEntry = async (
  manager: EntityManager,
  withdrawal: Withdrawal,
  { collectingAccountId, occurredOn, isByHand }: ReturnedTo & { isByHand: boolean },
  actorId: number,
): Promise<NewEntry> =>
  createEntry(
    withdrawal,
    {
      from: getBank(collectingAccountId),
      to: ledgerAccounts.available(withdrawal.userId),
      key: `${await createKey(manager, withdrawal, 'returned')}${isByHand ? byHandMark : ''}`,
      occurredOn,
      memo: 'Retiro devuelto por el banco',
    },
    actorId,
  );

/** Corrects from which account a withdrawal was paid, once the statement of another account shows it. */
export const createBankEntry = async (
  manager: EntityManager,
  withdrawal: Withdrawal,
  { collectingAccountId, occurredOn }: { collectingAccountId: number; occurredOn: string },
  actorId: number,
): Promise<NewEntry> =>
  createEntry(
    withdrawal,
    {
      from: getBank(withdrawal.collectingAccountId),
      to: getBank(collectingAccountId),
      key: await createKey(manager, withdrawal, 'bank'),
      occurredOn,
      memo: 'Retiro pagado desde otra cuenta',
    },
    actorId,
  );

/** Step of a withdrawal that the ledger has an entry of. */
type EntryStep = 'paid' | 'bank' | 'returned' | 'returned-bank';

/** The last entry of these steps that is not reversed; null when there is none. The withdrawal is locked by the caller. */
async function findEntryInForce(
  manager: EntityManager,
  { id }: Pick<Withdrawal, 'id'>,
  ...steps: readonly EntryStep[]
): Promise<LedgerEntry | null> {
  const where = { sourceKind: 'withdrawal', sourceId: id } as const;
  const entries = await manager.find(LedgerEntry, { where, order: { id: 'ASC' }, ...rowLock(manager) });
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf));
  const isOfStep = ({ key }: LedgerEntry): boolean => steps.some((step) => key.split(':')[2] === step);
  return entries.findLast((entry) => isOfStep(entry) && !reversed.has(entry.id)) ?? null;
}

/** The account that an entry takes money from. */
async function readSource(manager: EntityManager, { id }: LedgerEntry): Promise<LedgerAccountName | null> {
  const posting = await manager.findOneBy(LedgerPosting, { entryId: id, amount: LessThan(0) });
  if (!posting) return null;
  return (await readAccountNames(manager, new Set([posting.accountId]))).get(posting.accountId) ?? null;
}

/** The bank account on which the ledger has the return of a withdrawal; null when it was not returned. */
export async function readReturnAccount(
  manager: EntityManager,
  withdrawal: Pick<Withdrawal, 'id'>,
): Promise<LedgerAccountName | null> {
  // The latest: a return on another account moves it.
  const entry = await findEntryInForce(manager, withdrawal, 'returned', 'returned-bank');
  return entry && readSource(manager, entry);
}

/** Whether a person recorded the return of a withdrawal, and not a line of the statement. */
export async function isReturnedByHand(manager: EntityManager, withdrawal: Pick<Withdrawal, 'id'>): Promise<boolean> {
  return (await findEntryInForce(manager, withdrawal, 'returned'))?.key.endsWith(byHandMark) ?? false;
}

/** Id of the collecting account from which a withdrawal was paid before a statement corrected it; undefined when none did. */
export async function findFormerAccount(
  manager: EntityManager,
  withdrawal: Withdrawal,
): Promise<number | null | undefined> {
  const entry = await findEntryInForce(manager, withdrawal, 'bank');
  const account = entry && (await readSource(manager, entry));
  // Money outside the platform has the number 0.
  return account ? Number(account.code.split(':')[1]) || null : undefined;
}

/**
 * The entry that takes back the last one of a step, on its day, or today where its month is closed; none when the ledger has none. What was spent
 * since leaves the balance negative.
 */
export async function createUndoEntries(
  manager: EntityManager,
  withdrawal: Withdrawal,
  step: EntryStep,
  actorId: number,
): Promise<NewEntry[]> {
  const entry = await findEntryInForce(manager, withdrawal, step);
  if (!entry) return [];
  const postings = (await readPostings(manager, [entry.id])).get(entry.id) ?? [];
  return [createReversal({ ...entry, postings }, actorId, await toOpenDay(manager, entry.occurredOn))];
}

/** Corrects to which account a withdrawal was returned, once the statement of another account shows it. */
export const createReturnBankEntry = async (
  manager: EntityManager,
  withdrawal: Withdrawal,
  recorded: LedgerAccountName,
  { collectingAccountId, occurredOn }: { collectingAccountId: number; occurredOn: string },
  actorId: number,
): Promise<NewEntry> =>
  createEntry(
    withdrawal,
    {
      from: getBank(collectingAccountId),
      to: recorded,
      key: await createKey(manager, withdrawal, 'returned-bank'),
      occurredOn,
      memo: 'Retiro devuelto a otra cuenta',
    },
    actorId,
  );

/** Releases the held amount of a withdrawal that is not going to be paid. */
export async function createReleaseEntry(
  manager: EntityManager,
  withdrawal: Withdrawal,
  actorId: number,
): Promise<NewEntry> {
  const held = await manager.findOneByOrFail(LedgerEntry, { key: getHeldKey(withdrawal.id) });
  const entry = createEntry(
    withdrawal,
    {
      from: ledgerAccounts.held(withdrawal.userId),
      to: ledgerAccounts.available(withdrawal.userId),
      key: `reversal:${held.id}`,
      occurredOn: today(),
      memo: `Reverso: ${held.memo}`,
    },
    actorId,
  );
  return { ...entry, kind: 'reversal', reversalOf: held.id };
}
