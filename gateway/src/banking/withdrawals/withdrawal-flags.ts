import { centsToText, countDays, isSameHolder, toCalendarDate, today } from '@cimiento/contracts';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { AuditEntry, User } from '../../access/records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { readPaymentsAhead } from '../../books/ledger/payments-ahead';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { Withdrawal } from './withdrawal.entity';

/** The flags that an approver checks. */
export type WithdrawalFlags = {
  /** Whether the holder has another name than the investor has or had at the request, or that name changed in the last 30 days. */
  holderDiffers: boolean;
  /** Days since the bank account was saved. */
  accountAge: number;
  /** Whether no withdrawal of the investor was paid before. */
  isFirst: boolean;
  /** The investor's available balance, from which the amount is already held; below 0 where it is no longer covered. Decimal text. */
  balanceAfter: string;
};

/** Time for which a changed name differs from every holder, so that the approver checks whose account it is. */
const renamedMs = 30 * 24 * 3_600_000;

type Renaming = { userId: number; former: string; changedAt: Date };

/** The changes of the names of users after an instant, by themselves or by staff. */
async function readRenamings(reader: EntityManager, userIds: readonly number[], since: Date): Promise<Renaming[]> {
  const where = { entity: 'user', action: 'update', recordId: In(userIds), createdAt: MoreThan(since) } as const;
  return (await reader.findBy(AuditEntry, where)).flatMap(({ recordId: userId, before, after, createdAt }) => {
    const [former, current] = [before, after].map((text) => (JSON.parse(text ?? '{}') as Partial<User>).fullName);
    return former === undefined || former === current ? [] : [{ userId, former, changedAt: createdAt }];
  });
}

/** The flags that approvers check, by withdrawal id. */
export async function readFlags(
  reader: EntityManager,
  rows: readonly Withdrawal[],
): Promise<Map<number, WithdrawalFlags>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const userIds = In(ids);
  const users = new Map((await reader.findBy(User, { id: userIds })).map((user) => [user.id, user]));
  const accountIds = In(rows.map(({ bankAccountId }) => bankAccountId));
  const accounts = new Map((await reader.findBy(BankAccount, { id: accountIds })).map((one) => [one.id, one]));
  const wallets = await reader.findBy(LedgerAccount, { kind: 'available', userId: userIds });
  const balances = new Map(wallets.map(({ userId, balance }) => [userId, balance ?? 0]));
  const ahead = await readPaymentsAhead(reader, [...users.keys()]);
  const where = { userId: userIds, status: In(['paid', 'returned']) };
  const paid = await reader.find(Withdrawal, { select: { id: true, userId: true }, where });
  const recently = new Date(Date.now() - renamedMs);
  const since = new Date(Math.min(recently.getTime(), ...rows.map(({ createdAt }) => createdAt.getTime())));
  const renamings = await readRenamings(reader, ids, since);
  return new Map(
    rows.map(({ id, userId, bankAccountId, createdAt }) => {
      const account = accounts.get(bankAccountId);
      const own = renamings.filter((renaming) => renaming.userId === userId);
      const former = own.filter(({ changedAt }) => changedAt > createdAt).map((renaming) => renaming.former);
      const names = [users.get(userId)?.fullName ?? '', ...former];
      const flags = {
        holderDiffers:
          own.some(({ changedAt }) => changedAt > recently) ||
          names.some((name) => !isSameHolder(name, account?.holderName ?? '')),
        accountAge: account ? countDays(toCalendarDate(account.createdAt), today()) : 0,
        isFirst: !paid.some((other) => other.userId === userId && other.id !== id),
        balanceAfter: centsToText((balances.get(userId) ?? 0) - (ahead.get(userId) ?? 0)),
      };
      return [id, flags];
    }),
  );
}
