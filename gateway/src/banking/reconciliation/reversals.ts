import { bankLineMessages, ledgerAccounts } from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { stateConflict } from './line-targets';

/**
 * The deposit that a debit takes back, locked: of the same account and amount, in suspense or in a balance that still has it.
 * @throws NOT_FOUND, CONFLICT
 */
export async function getReversed(
  manager: EntityManager,
  line: BankStatementLine,
  depositId: number,
): Promise<BankStatementLine> {
  const deposit = await getForUpdate(manager, BankStatementLine, depositId);
  const isOpposite = deposit.amount > 0 && deposit.amount === -line.amount;
  if (!isOpposite || deposit.bankAccountId !== line.bankAccountId)
    throw stateConflict(bankLineMessages.reversalNotDebit);
  if (deposit.orderId !== null) throw stateConflict(bankLineMessages.reversalOrder);
  const isInSuspense = deposit.status === 'suspense';
  if (!isInSuspense && (deposit.status !== 'matched' || deposit.userId === null))
    throw stateConflict(bankLineMessages.reversalState);
  if (await manager.existsBy(BankStatementLine, { reversedLineId: depositId }))
    throw stateConflict(bankLineMessages.reversedTwice);
  if (deposit.userId !== null) {
    const { code } = ledgerAccounts.available(deposit.userId);
    const account = await manager.findOne(LedgerAccount, { where: { code }, ...rowLock(manager) });
    if ((account?.balance ?? 0) < deposit.amount) throw stateConflict(bankLineMessages.reversalSpent);
  }
  return deposit;
}

/** @throws CONFLICT while a line outside of a statement takes one of these back: undo that one first */
export async function assertNotReversed(
  manager: EntityManager,
  ids: readonly number[],
  statementId = 0,
): Promise<void> {
  const where = { reversedLineId: In([...ids]), statementId: Not(statementId) };
  if (await manager.existsBy(BankStatementLine, where)) throw stateConflict(bankLineMessages.isReversed);
}
