import { sumMoney, withdrawalMessages } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors/expected-error';
import { sha256 } from '../../platform/sha256';
import type { Actor } from '../../platform/request/actor';
import { logUpdates } from '../../access/audit-log/audit-writer';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { createBatchFile } from './batch-file';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { Withdrawal } from './withdrawal.entity';

/** The withdrawals of a file, locked, by id. */
export const readBatchRows = (manager: EntityManager, batchId: number): Promise<Withdrawal[]> =>
  manager.find(Withdrawal, { where: { batchId }, order: { id: 'ASC' }, ...rowLock(manager) });

/** The file for the bank that pays these withdrawals, with its total. */
export async function createBatchContent(manager: EntityManager, withdrawals: readonly Withdrawal[]) {
  const ids = withdrawals.map(({ bankAccountId }) => bankAccountId);
  const accounts = new Map((await manager.findBy(BankAccount, { id: In(ids) })).map((one) => [one.id, one]));
  const rows = withdrawals.flatMap((withdrawal) => {
    const account = accounts.get(withdrawal.bankAccountId);
    return account ? [{ withdrawal, account }] : [];
  });
  const content = createBatchFile(rows);
  const total = sumMoney(withdrawals.map(({ amount }) => amount));
  return { withdrawals: withdrawals.length, total, content, sha256: sha256(content) };
}

const getState = (rows: readonly Withdrawal[]): WithdrawalBatch['state'] =>
  rows.length === 0 ? 'cancelled' : rows.some(({ status }) => status === 'approved') ? 'open' : 'paid';

/** Makes the state of a file follow its withdrawals, after one of them was paid or taken back. */
export async function refreshBatchState(manager: EntityManager, id: number): Promise<WithdrawalBatch> {
  await getForUpdate(manager, WithdrawalBatch, id);
  await manager.update(WithdrawalBatch, { id }, { state: getState(await readBatchRows(manager, id)) });
  return getOrThrow(manager, WithdrawalBatch, id);
}

/**
 * Takes approved withdrawals out of a locked file, which is made anew without them; one without withdrawals is cancelled.
 * @throws CONFLICT when one of them changed
 */
export async function removeFromBatch(
  manager: EntityManager,
  id: number,
  removed: readonly Withdrawal[],
  by: Actor,
): Promise<WithdrawalBatch> {
  const where = { id: In(removed.map((row) => row.id)), batchId: id, status: 'approved' as const };
  const { affected } = await manager.update(Withdrawal, where, { batchId: null });
  if (affected !== removed.length) throw conflict(withdrawalMessages.batchForeign);
  const after = removed.map((row) => manager.create(Withdrawal, { ...row, batchId: null }));
  await logUpdates({ manager, entity: Withdrawal, by }, removed, after);
  const rows = await readBatchRows(manager, id);
  await manager.update(
    WithdrawalBatch,
    { id },
    { ...(await createBatchContent(manager, rows)), state: getState(rows) },
  );
  return getOrThrow(manager, WithdrawalBatch, id);
}

/** The company's account that pays: that of the file, else the first one. Null when the company has none. */
export async function findPayingAccount(manager: EntityManager, batchId: number | null): Promise<number | null> {
  if (batchId !== null) return (await getOrThrow(manager, WithdrawalBatch, batchId)).collectingAccountId;
  const [account] = await manager.find(CollectingAccount, { order: { id: 'ASC' }, take: 1 });
  return account?.id ?? null;
}
