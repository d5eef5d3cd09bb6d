import {
  ledgerAccounts,
  linePurposeLabel,
  type BankLineStatus,
  type LedgerAccountName,
  type LedgerEntryKind,
  type LinePurpose,
} from '@cimiento/contracts';
import type { FollowedContent } from '../../books/ledger/record-follower';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';

const maxReference = 64;

type Line = Pick<
  BankStatementLine,
  | 'bankAccountId'
  | 'status'
  | 'bookedOn'
  | 'amount'
  | 'reference'
  | 'userId'
  | 'withdrawalId'
  | 'batchId'
  | 'projectId'
  | 'purpose'
>;

/** Ledger accounts of money that belongs to no record. A reversal takes it from where the deposit went. */
const bankAccounts: Partial<Record<LinePurpose, LedgerAccountName>> = {
  bank_fee: ledgerAccounts.bankFees,
  interest: ledgerAccounts.bankInterest,
  own_transfer: ledgerAccounts.ownTransfers,
  not_ours: ledgerAccounts.notOurs,
};

/** Account of a line's money, besides the bank's, and the text about it. */
function getTarget({ amount, userId, projectId, purpose }: Line): {
  account: LedgerAccountName;
  kind: LedgerEntryKind;
  memo: string;
} {
  const isCredit = amount > 0;
  const banks = purpose === null || purpose === 'reversal' ? undefined : bankAccounts[purpose];
  if (banks) return { account: banks, kind: 'adjustment', memo: linePurposeLabel[purpose ?? 'not_ours'] };
  if (purpose === 'reversal')
    return {
      account: userId === null ? ledgerAccounts.suspense : ledgerAccounts.available(userId),
      kind: 'adjustment',
      memo: 'El banco revirtió un depósito',
    };
  if (projectId !== null && purpose === 'rent')
    return {
      account: ledgerAccounts.rent(projectId),
      kind: 'rent',
      memo: isCredit ? 'Renta cobrada' : 'Renta devuelta o gasto de la renta',
    };
  if (projectId !== null)
    return {
      account: ledgerAccounts.proceeds(projectId),
      kind: 'exit',
      memo: isCredit ? 'Venta cobrada' : 'Costo de la venta',
    };
  const kind = isCredit ? 'deposit' : 'withdrawal';
  if (userId !== null) return { account: ledgerAccounts.available(userId), kind, memo: 'Depósito por transferencia' };
  return {
    account: ledgerAccounts.suspense,
    kind,
    memo: isCredit ? 'Depósito por identificar' : 'Débito por identificar',
  };
}

/** Statuses of lines whose money is in the ledger. */
const inLedger: readonly BankLineStatus[] = ['matched', 'suspense'];

/**
 * The ledger entry of a line: its money is in the bank and in the investor's balance, with its project, or in suspense. Null when
 * the line moves no money, or the entries of its withdrawals move it.
 */
export function createBankLineEntry(line: Line): FollowedContent | null {
  const { bankAccountId, bookedOn, amount, reference, status, withdrawalId, batchId } = line;
  if (!inLedger.includes(status) || withdrawalId !== null || batchId !== null) return null;
  const { account, kind, memo } = getTarget(line);
  return {
    kind,
    occurredOn: bookedOn,
    reference: reference?.slice(0, maxReference) ?? null,
    memo,
    postings: [
      { account: ledgerAccounts.bank(bankAccountId), amount: -amount },
      { account, amount },
    ],
  };
}
