import { centsToText, describeHeldMoney, formatExactDollars, liveWithdrawalStatuses } from '@cimiento/contracts';
import { dataRequestMessages } from '@cimiento/contracts/fields';
import { In, type EntityManager } from 'typeorm';
import { rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors/expected-error';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { Order } from '../../investing/records/order.entity';
import type { User } from '../../access/records/user.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';

// An investment lives until the sale of its project was shared.
const liveSql = `SELECT COUNT(*) AS total FROM investment WHERE userId = ? AND amount > 0
  AND NOT EXISTS (SELECT 1 FROM exit_share WHERE exit_share.investmentId = investment.id)`;

/**
 * Locks the balances of a person, and refuses to delete an account with money or with a role.
 * @throws CONFLICT with the sentence that says what is held
 */
export async function assertErasable(manager: EntityManager, { id: userId, role }: User): Promise<void> {
  if (role === 'admin') throw conflict(dataRequestMessages.administrator);
  const accounts = await manager.find(LedgerAccount, { where: { userId }, order: { id: 'ASC' }, ...rowLock(manager) });
  const cents = accounts.reduce((sum, { balance }) => sum + Math.abs(balance ?? 0), 0);
  const [live] = await manager.query<{ total: number | string }[]>(liveSql, [userId]);
  const held = describeHeldMoney({
    balance: cents === 0 ? null : formatExactDollars(centsToText(cents)),
    investments: Number(live?.total),
    orders: await manager.countBy(Order, { userId, status: 'reserved' }),
    withdrawals: await manager.countBy(Withdrawal, { userId, status: In(liveWithdrawalStatuses) }),
  });
  if (held !== null) throw conflict(held);
}
