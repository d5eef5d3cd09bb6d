import {
  billedFeeLabel,
  expenseCategoryLabel,
  ledgerAccounts,
  linePurposeLabel,
  type BankLineStatus,
  type LedgerAccountName,
  type LedgerEntryKind,
  type LinePurpose,
} from '@cimiento/contracts';
import type { FollowedContent } from '../../books/ledger/record-follower';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { noHouse } from './line-targets';

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
  | keyof typeof noHouse
>;

/** Ledger accounts of money that belongs to no record. A reversal takes it from where the deposit went. */
const bankAccounts: Partial<Record<LinePurpose, LedgerAccountName>> = {
  bank_fee: ledgerAccounts.bankFees,
  interest: ledgerAccounts.bankInterest,
  own_transfer: ledgerAccounts.ownTransfers,
  not_ours: ledgerAccounts.notOurs,
};

type Target = { account: LedgerAccountName; kind: LedgerEntryKind; memo: string };

const listTexts = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join(', ');

/** Where the money of a project goes to, or comes from, by its purpose. @param isAfterSale of capital: the sale stands for the house */
function getProjectTarget(line: Line, projectId: number, isAfterSale: boolean): Target {
  const { amount, purpose, category, memo, feeKind, paidFrom } = line;
  const { rent, proceeds, property, expenses, reserve, fee } = ledgerAccounts;
  const isCredit = amount > 0;
  if (purpose === 'capital')
    return {
      account: isAfterSale ? proceeds(projectId) : property(projectId),
      kind: 'capital',
      memo: listTexts(linePurposeLabel.capital, memo),
    };
  if (purpose === 'expense')
    return {
      account: paidFrom === 'reserve' ? reserve(projectId) : expenses(projectId),
      kind: 'expense',
      memo: `${linePurposeLabel.expense}: ${listTexts(category && expenseCategoryLabel[category], memo)}`,
    };
  if (purpose === 'fee') {
    const kind = feeKind ?? 'management';
    return {
      account: fee(kind),
      kind: 'fee',
      memo: `${linePurposeLabel.fee}: ${listTexts(billedFeeLabel[kind], memo)}`,
    };
  }
  if (purpose === 'rent')
    return {
      account: rent(projectId),
      kind: 'rent',
      memo: isCredit ? 'Renta cobrada' : 'Renta devuelta o gasto de la renta',
    };
  return { account: proceeds(projectId), kind: 'exit', memo: isCredit ? 'Venta cobrada' : 'Costo de la venta' };
}

/** Account of a line's money, besides the bank's, and the text about it. */
function getTarget(line: Line, isAfterSale: boolean): Target {
  const { amount, userId, projectId, purpose } = line;
  const isCredit = amount > 0;
  const banks = purpose === null || purpose === 'reversal' ? undefined : bankAccounts[purpose];
  if (banks) return { account: banks, kind: 'adjustment', memo: linePurposeLabel[purpose ?? 'not_ours'] };
  if (purpose === 'reversal')
    return {
      account: userId === null ? ledgerAccounts.suspense : ledgerAccounts.available(userId),
      kind: 'adjustment',
      memo: 'El banco revirtió un depósito',
    };
  if (projectId !== null) return getProjectTarget(line, projectId, isAfterSale);
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
 * @param isAfterSale whether capital is handed over that the sale of its project returned already
 */
export function createBankLineEntry(line: Line, isAfterSale = false): FollowedContent | null {
  const { bankAccountId, bookedOn, amount, reference, period, status, withdrawalId, batchId } = line;
  if (!inLedger.includes(status) || withdrawalId !== null || batchId !== null) return null;
  const { account, kind, memo } = getTarget(line, isAfterSale);
  return {
    kind,
    occurredOn: bookedOn,
    // A rent is collected for the month that its entry names.
    reference: period ?? reference?.slice(0, maxReference) ?? null,
    memo,
    postings: [
      { account: ledgerAccounts.bank(bankAccountId), amount: -amount },
      { account, amount },
    ],
  };
}
