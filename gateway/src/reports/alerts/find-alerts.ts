import {
  addDays,
  alertDays,
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  toCalendarDate,
  type AlertKind,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { findJustBelow, findQuickExits, type Moved } from './patterns';
import { readMoves } from './read-moves';

/** A pattern that was found, by the records that it is about. */
export type FoundAlert = {
  key: string;
  kind: AlertKind;
  userId: number;
  otherId: number | null;
  detail: string;
  since: string;
};

const describe = ({ day, cents }: Moved): string =>
  `${formatExactDollars(centsToText(cents))} el ${formatPaymentDate(day)}`;

const toAlert = (kind: AlertKind, moved: Moved, detail: string): FoundAlert => ({
  key: `${kind}:${moved.id}`,
  kind,
  userId: moved.userId,
  otherId: null,
  detail: `${detail} ${describe(moved)}`,
  since: moved.day,
});

type Shared = { userId: number; otherId: number; accountId: number };

const sharedSql = `SELECT own.userId, other.userId AS otherId,
    MAX(CASE WHEN own.id > other.id THEN own.id ELSE other.id END) AS accountId
  FROM bank_account AS own JOIN bank_account AS other
    ON other.accountNumber = own.accountNumber AND other.userId > own.userId
  GROUP BY own.userId, other.userId ORDER BY own.userId, other.userId`;

async function findSharedAccounts(reader: EntityManager): Promise<FoundAlert[]> {
  const rows = await reader.query<Shared[]>(sharedSql);
  const accounts = await reader.findBy(BankAccount, { id: In(rows.map(({ accountId }) => accountId)) });
  const createdAt = new Map(accounts.map((account) => [account.id, account.createdAt]));
  return rows.map(({ userId, otherId, accountId }) => ({
    key: `shared_account:${userId}:${otherId}`,
    kind: 'shared_account',
    userId,
    otherId,
    detail: `La misma cuenta bancaria que la persona #${otherId}`,
    since: toCalendarDate(createdAt.get(accountId) ?? new Date()),
  }));
}

/** All patterns of the last 90 days. @param today in Ecuador, 'YYYY-MM-DD' */
export async function findAlerts(
  reader: EntityManager,
  { today, thresholdCents }: { today: string; thresholdCents: number },
): Promise<FoundAlert[]> {
  const moves = await readMoves(reader, addDays(today, -alertDays.shown));
  const quick = [...moves.withdrawals].flatMap(([userId, withdrawals]) =>
    findQuickExits({
      deposits: moves.deposits.get(userId) ?? [],
      orders: moves.orders.get(userId) ?? [],
      withdrawals,
    }),
  );
  const below = [...moves.deposits.values()].flatMap((deposits) => findJustBelow(deposits, thresholdCents) ?? []);
  return [
    ...quick.map((moved) => toAlert('quick_exit', moved, 'Retiro de')),
    ...below.map((moved) => toAlert('just_below', moved, 'El primero, de')),
    ...moves.toChanged.map((moved) => toAlert('changed_account', moved, 'Retiro de')),
    ...(await findSharedAccounts(reader)),
  ].sort((one, other) => other.since.localeCompare(one.since) || one.key.localeCompare(other.key));
}
