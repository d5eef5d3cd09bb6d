import { ledgerAccounts } from '@cimiento/contracts';
import type { FollowedContent } from '../ledger/record-follower';
import type { BankStatementLine } from './bank-statement-line.entity';

const maxReference = 64;

/**
 * What the ledger says about a line: its money is in the bank and in the investor's balance, or in suspense. Null when the line moves no
 * money, or a withdrawal's own entry moves it.
 */
export function createBankLineEntry(
  line: Pick<BankStatementLine, 'bankAccountId' | 'bookedOn' | 'amount' | 'reference' | 'userId' | 'withdrawalId'>,
): FollowedContent | null {
  const { bankAccountId, bookedOn, amount, reference, userId, withdrawalId } = line;
  if (amount === 0 || withdrawalId !== null) return null;
  const memo = amount > 0 ? 'Depósito por transferencia' : 'Débito por identificar';
  return {
    kind: amount > 0 ? 'deposit' : 'withdrawal',
    occurredOn: bookedOn,
    reference: reference?.slice(0, maxReference) ?? null,
    memo: userId === null && amount > 0 ? 'Depósito por identificar' : memo,
    postings: [
      { account: ledgerAccounts.bank(bankAccountId), amount: -amount },
      { account: userId === null ? ledgerAccounts.suspense : ledgerAccounts.available(userId), amount },
    ],
  };
}
