import { alertDays, addDays, groupBy, parseCents, toCalendarDate } from '@cimiento/contracts';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { readDeposits } from '../../identity/thresholds/read-deposits';
import { Order } from '../../investing/records';
import type { Moved } from './patterns';

async function readOrders(reader: EntityManager, from: Date): Promise<Moved[]> {
  const where = { status: 'paid' as const, paidAt: MoreThanOrEqual(from) };
  const orders = await reader.find(Order, { select: { id: true, userId: true, amount: true, paidAt: true }, where });
  return orders.flatMap(({ id, userId, amount, paidAt }) =>
    paidAt ? [{ id, userId, day: toCalendarDate(paidAt), cents: amount * 100 }] : [],
  );
}

const toMoved = ({ id, userId, amount, createdAt }: Withdrawal): Moved => ({
  id,
  userId,
  day: toCalendarDate(createdAt),
  cents: parseCents(amount),
});

/** Withdrawals that are or may be paid, and those of them to an account that replaced another in the days before. */
async function readWithdrawals(reader: EntityManager, from: Date) {
  const where = { createdAt: MoreThanOrEqual(from), status: In(['requested', 'approved', 'paid']) };
  const withdrawals = await reader.find(Withdrawal, { where, order: { id: 'ASC' } });
  const accounts = await reader.findBy(BankAccount, {
    id: In([...new Set(withdrawals.map(({ bankAccountId }) => bankAccountId))]),
  });
  const changedOn = new Map(
    accounts.flatMap(({ id, version, createdAt }) => (version > 1 ? [[id, toCalendarDate(createdAt)]] : [])),
  );
  const toChanged = withdrawals.filter(({ bankAccountId, createdAt }) => {
    const day = changedOn.get(bankAccountId);
    return day !== undefined && toCalendarDate(createdAt) <= addDays(day, alertDays.changedAccount);
  });
  return { withdrawals: withdrawals.map(toMoved), toChanged: toChanged.map(toMoved) };
}

/** Money of users since a day, 'YYYY-MM-DD'. */
export async function readMoves(reader: EntityManager, from: string) {
  const start = new Date(`${from}T00:00:00Z`);
  const { withdrawals, toChanged } = await readWithdrawals(reader, start);
  const byUser = (rows: readonly Moved[]) => groupBy(rows, ({ userId }) => userId);
  return {
    deposits: await readDeposits(reader, { from }),
    orders: byUser(await readOrders(reader, start)),
    withdrawals: byUser(withdrawals),
    toChanged,
  };
}
