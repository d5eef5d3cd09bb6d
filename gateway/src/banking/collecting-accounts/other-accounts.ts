import { listOtherAccounts, messages, statementFileMessages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { notFound } from '../../platform/errors';

/** Names the texts that are not of the chosen account. @throws NOT_FOUND */
function describeOtherAccounts(
  accounts: readonly CollectingAccount[],
  bankAccountId: number,
  texts: readonly string[],
): string | null {
  const chosen = accounts.find(({ id }) => id === bankAccountId);
  if (!chosen) throw notFound(messages.bankAccountUnknown);
  const others = listOtherAccounts(texts, bankAccountId, accounts);
  if (others.length === 0) return null;
  const named = others.map(({ text, account }) =>
    account ? `${text} (${account.bank}, otra cuenta de la empresa)` : text,
  );
  return statementFileMessages.otherAccount(named.slice(0, 3).join(', '), `${chosen.accountNumber} (${chosen.bank})`);
}

/**
 * Says in Spanish that a file is of another account than the chosen one; null where it can be of that, or says nothing.
 * @throws NOT_FOUND for an unknown account
 */
export async function findOtherAccount(
  manager: EntityManager,
  bankAccountId: number,
  texts: readonly string[] = [],
): Promise<string | null> {
  if (texts.length === 0) return null;
  return describeOtherAccounts(await manager.find(CollectingAccount, { order: { id: 'ASC' } }), bankAccountId, texts);
}
