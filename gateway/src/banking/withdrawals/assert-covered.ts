import { centsToText, withdrawalMessages } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { ExpectedError } from '../../platform/errors';
import { readUnconfirmedBalance } from '../statements/unconfirmed';
import { isSent, WithdrawalBatch } from './withdrawal-batch.entity';
import type { Withdrawal } from './withdrawal.entity';

/**
 * Refuses what takes withdrawals further while what an investor has, available and held together, is less than what is held: their balance was
 * corrected since they requested it. A deposit that only one administrator has seen covers nothing. Locks the balances.
 * @throws INSUFFICIENT_BALANCE with `missing` and the ids of the withdrawals
 */
export async function assertCovered(
  manager: EntityManager,
  ledger: LedgerService,
  withdrawals: readonly Pick<Withdrawal, 'id' | 'userId'>[],
): Promise<void> {
  const uncovered = new Set<number>();
  let missing = 0;
  for (const userId of [...new Set(withdrawals.map((row) => row.userId))].sort((a, b) => a - b)) {
    const available = await ledger.lockAvailable(manager, userId);
    const confirmed = available - (await readUnconfirmedBalance(manager, userId));
    if (confirmed >= 0) continue;
    uncovered.add(userId);
    missing -= confirmed;
  }
  if (uncovered.size === 0) return;
  const ids = withdrawals.filter(({ userId }) => uncovered.has(userId)).map(({ id }) => id);
  const text = centsToText(missing);
  throw new ExpectedError('INSUFFICIENT_BALANCE', withdrawalMessages.withdrawalUncovered(ids, text), {
    missing: text,
    withdrawals: ids,
  });
}

/** Those of the withdrawals that no file told the bank to pay: what the bank debits for any other is not refused. */
export async function listUnsent(manager: EntityManager, withdrawals: readonly Withdrawal[]): Promise<Withdrawal[]> {
  const ids = withdrawals.flatMap(({ batchId }) => batchId ?? []);
  const batches = await manager.findBy(WithdrawalBatch, { id: In(ids) });
  const sent = new Set(batches.filter(isSent).map(({ id }) => id));
  return withdrawals.filter(({ batchId, readBatchId }) => readBatchId === null && !sent.has(batchId ?? 0));
}

/** Keeps a debit from paying a withdrawal that the balance no longer covers: nothing, so that its line waits. @throws any other error */
export function toUnsettled(error: unknown): false {
  if (error instanceof ExpectedError && error.extensions.code === 'INSUFFICIENT_BALANCE') return false;
  throw error;
}
