import { In, type EntityManager } from 'typeorm';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import type { Withdrawal } from './withdrawal.entity';

/** The common facts of notifications about a withdrawal. Without a subject: a step that is taken back may be repeated, and is told again. */
export const toNotice = ({ userId, amount }: Withdrawal) => ({ userId, facts: { amount } });

/** The same with the account that each withdrawal goes to, which is not the investor's present one if that changed since. */
export async function readAccountNotices(manager: EntityManager, withdrawals: readonly Withdrawal[]) {
  const ids = [...new Set(withdrawals.map(({ bankAccountId }) => bankAccountId))];
  const accounts = new Map(
    (await manager.findBy(BankAccount, { id: In(ids) })).map((account) => [account.id, account]),
  );
  return withdrawals.map((withdrawal) => {
    const account = accounts.get(withdrawal.bankAccountId);
    if (!account) throw new Error(`Withdrawal ${withdrawal.id} has no bank account`);
    const { bank, accountNumber } = account;
    const { userId, facts } = toNotice(withdrawal);
    return { userId, facts: { ...facts, bank, accountNumber } };
  });
}
