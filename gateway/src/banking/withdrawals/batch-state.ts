import { liveWithdrawalStatuses, sumMoney, withdrawalMessages, withdrawalStatus } from '@cimiento/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { type Actor, getCauser } from '../../platform/request';
import { logUpdates } from '../../access/audit-log/audit-writer';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { createBatchFile } from './batch-file';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { isSent, WithdrawalBatch } from './withdrawal-batch.entity';
import { toNotice } from './withdrawal-notice';
import { toWithdrawalData } from './withdrawal-webhook';
import { neverInFile, Withdrawal } from './withdrawal.entity';

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

const isOpen = ({ status }: Withdrawal): boolean => withdrawalStatus[status].isLive;

/** The state of a file, by its withdrawals. */
const getFacts = (rows: readonly Withdrawal[]) => ({
  state: rows.length === 0 ? ('cancelled' as const) : rows.some(isOpen) ? ('open' as const) : ('paid' as const),
  withdrawals: rows.length,
  total: sumMoney(rows.map(({ amount }) => amount)),
});

/** Makes the state of a file follow its withdrawals, after one of them was paid or taken back. Its content stays. */
export async function refreshBatchState(manager: EntityManager, id: number): Promise<WithdrawalBatch> {
  await getForUpdate(manager, WithdrawalBatch, id);
  await manager.update(WithdrawalBatch, { id }, getFacts(await readBatchRows(manager, id)));
  return getOrThrow(manager, WithdrawalBatch, id);
}

/** Who takes withdrawals out of a file, and whether one that the bank may have uses their approval up. */
export type Removal = { by: Actor; usesUp: boolean };

/** The new state of a withdrawal that leaves a file which the bank may have. */
const toHeld = (readBatchId: number, by: Actor) => ({
  ...neverInFile,
  batchId: null,
  status: 'requested' as const,
  decidedAt: null,
  decidedBy: null,
  readBatchId,
  takenOutBy: getCauser(by),
});

/**
 * Takes withdrawals out of a locked file; one without withdrawals is cancelled. A file that the bank may have keeps its content, and its
 * withdrawals wait for another approval; any other is made anew without them.
 * @throws CONFLICT when one of them changed
 */
export async function removeFromBatch(
  manager: EntityManager,
  id: number,
  removed: readonly Withdrawal[],
  { by, usesUp }: Removal,
): Promise<WithdrawalBatch> {
  const isHeld = usesUp && isSent(await getForUpdate(manager, WithdrawalBatch, id));
  const values = isHeld ? toHeld(id, by) : { batchId: null };
  const where = { id: In(removed.map((row) => row.id)), batchId: id, status: In(liveWithdrawalStatuses) };
  const { affected } = await manager.update(Withdrawal, where, values);
  if (affected !== removed.length) throw conflict(withdrawalMessages.batchForeign);
  const after = removed.map((row) => manager.create(Withdrawal, { ...row, ...values }));
  await logUpdates({ manager, entity: Withdrawal, by }, removed, after);
  if (isHeld) {
    await notifyAll(
      manager,
      after.map((row) => ({ ...toNotice(row), kind: 'withdrawal_unapproved' })),
    );
    await enqueueWebhooks(manager, 'withdrawal.requested', after.map(toWithdrawalData));
    return refreshBatchState(manager, id);
  }
  const rows = await readBatchRows(manager, id);
  const content = await createBatchContent(manager, rows);
  await manager.update(WithdrawalBatch, { id }, { ...content, ...getFacts(rows) });
  return getOrThrow(manager, WithdrawalBatch, id);
}

/** The company's account that pays: that of the file, else the first one in use. Null when the company has none. */
export async function findPayingAccount(manager: EntityManager, batchId: number | null): Promise<number | null> {
  if (batchId !== null) return (await getOrThrow(manager, WithdrawalBatch, batchId)).collectingAccountId;
  const [account] = await manager.find(CollectingAccount, {
    where: { endedAt: IsNull() },
    order: { id: 'ASC' },
    take: 1,
  });
  return account?.id ?? null;
}
