import { centsToText, countDays, isSameHolder, toCalendarDate, today } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { readPaymentsAhead } from '../../books/ledger/payments-ahead';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { Withdrawal } from './withdrawal.entity';

/** The flags that an approver checks. */
export type WithdrawalFlags = {
  /** Whether the bank account is of somebody of another name. */
  holderDiffers: boolean;
  /** Days since the bank account was saved. */
  accountAge: number;
  /** Whether no withdrawal of the investor was paid before. */
  isFirst: boolean;
  /** The investor's available balance, from which the amount is already held; below 0 where it is no longer covered. Decimal text. */
  balanceAfter: string;
};

/** The flags that approvers check, by withdrawal id. */
export async function readFlags(
  reader: EntityManager,
  rows: readonly Withdrawal[],
): Promise<Map<number, WithdrawalFlags>> {
  const userIds = In([...new Set(rows.map(({ userId }) => userId))]);
  const users = new Map((await reader.findBy(User, { id: userIds })).map((user) => [user.id, user]));
  const accountIds = In(rows.map(({ bankAccountId }) => bankAccountId));
  const accounts = new Map((await reader.findBy(BankAccount, { id: accountIds })).map((one) => [one.id, one]));
  const wallets = await reader.findBy(LedgerAccount, { kind: 'available', userId: userIds });
  const balances = new Map(wallets.map(({ userId, balance }) => [userId, balance ?? 0]));
  const ahead = await readPaymentsAhead(reader, [...users.keys()]);
  const where = { userId: userIds, status: In(['paid', 'returned']) };
  const paid = await reader.find(Withdrawal, { select: { id: true, userId: true }, where });
  return new Map(
    rows.map(({ id, userId, bankAccountId }) => {
      const account = accounts.get(bankAccountId);
      const flags = {
        holderDiffers: !isSameHolder(users.get(userId)?.fullName ?? '', account?.holderName ?? ''),
        accountAge: account ? countDays(toCalendarDate(account.createdAt), today()) : 0,
        isFirst: !paid.some((other) => other.userId === userId && other.id !== id),
        balanceAfter: centsToText((balances.get(userId) ?? 0) - (ahead.get(userId) ?? 0)),
      };
      return [id, flags];
    }),
  );
}
