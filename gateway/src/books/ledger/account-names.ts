import {
  createAccountCodeFinder,
  getLedgerAccountName,
  type AccountCodeFacts,
  type LedgerAccountKind,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { maskName, type Reader } from '../../platform/request';
import { AccountCode } from './account-code.entity';

/** Joins of the names that accounts carry, for a query with `ledger_account AS account`. */
export const accountOwnerJoinsSql = `LEFT JOIN users AS user ON user.id = account.userId
  LEFT JOIN project ON project.id = account.projectId
  LEFT JOIN collecting_account AS collecting ON account.code = CONCAT('bank:', collecting.id)`;

/** Name of the investor, project or bank of an account; null without one. SQLite reads null as '' in CONCAT. */
export const accountOwnerSql = `COALESCE(user.fullName, project.name,
  CASE WHEN collecting.id IS NULL THEN NULL ELSE CONCAT(collecting.bank, ' ', collecting.accountNumber) END)`;

/** The accountant's codes. */
export const readAccountCodes = (manager: EntityManager): Promise<AccountCode[]> =>
  manager.find(AccountCode, { order: { account: 'ASC' } });

/** An account with the name of its investor, project or bank. */
export type OwnedAccount = { code: string; kind: LedgerAccountKind; userId: number | null; owner: string | null };

/** The Spanish name of an account, for a reader. */
export const nameAccount = ({ code, kind, userId, owner }: OwnedAccount, readBy: Reader): string =>
  getLedgerAccountName(kind, owner !== null && userId !== null ? maskName(readBy, userId, owner) : owner, code);

/** An account as the accountant calls it: the name is Spanish where it has no code. */
type AccountantName = { accountCode: string | null; accountName: string };

/** Names accounts by the accountant's codes, for a reader. */
export function createAccountNames(
  codes: readonly AccountCodeFacts[],
  readBy: Reader,
): (account: OwnedAccount) => AccountantName {
  const find = createAccountCodeFinder(codes);
  return (account) => {
    const own = find(account.code);
    return { accountCode: own?.code ?? null, accountName: own?.name ?? nameAccount(account, readBy) };
  };
}
