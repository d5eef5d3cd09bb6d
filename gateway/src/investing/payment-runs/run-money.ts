import {
  chargeRent,
  ledgerAccounts,
  parseCents,
  parseSignedCents,
  paymentMessages,
  sumFee,
  today,
  type FeeCents,
} from '@cimiento/contracts';
import type { PaymentRunTerms } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { readProjectFees } from '../../books/fees/fee-terms';
import type { EntryContent } from '../../books/ledger/new-entry';
import { readProjectMoney } from '../../books/project-money/project-money';
import type { RowLock } from '../../platform/database/row-lock';
import { conflict, validationFailed } from '../../platform/errors';
import type { PaymentRun } from '../records';

/** The parts of the gross rent of a run, in cents: the net is divided among the investments. */
export type RunMoney = FeeCents & {
  grossCents: number;
  expensesCents: number;
  /** Negative where it takes from what was kept. */
  reserveCents: number;
  netCents: number;
  /** Confirmed rent that was not shared yet, less what this run deducts. */
  distributableCents: number;
  /** Expenses that the bank paid and no run deducted before this one. */
  unpaidExpensesCents: number;
};

/**
 * The money of a run by its terms: the fee by the rules of its month and the tax of today, and the expenses that are not deducted yet unless it states
 * others.
 * @throws VALIDATION_FAILED when nothing is left below 0; CONFLICT when it takes more from the reserve than there is
 */
export async function readRunMoney(
  manager: EntityManager,
  { projectId, period, amount, expenses, reserve = '0.00' }: PaymentRunTerms,
  lock: RowLock = {},
): Promise<RunMoney> {
  const money = await readProjectMoney(manager, projectId, lock);
  const grossCents = parseCents(amount);
  const fee = chargeRent(await readProjectFees(manager, projectId), grossCents, period, today());
  const unpaidExpensesCents = Math.max(0, money.expensesCents);
  const expensesCents = expenses === undefined ? unpaidExpensesCents : parseCents(expenses);
  const reserveCents = parseSignedCents(reserve);
  if (-reserveCents > Math.max(0, money.reserveCents))
    throw conflict(paymentMessages.reserveTooSmall(Math.max(0, money.reserveCents)));
  const deducted = sumFee(fee) + expensesCents + reserveCents;
  if (grossCents < deducted) throw validationFailed({ amount: paymentMessages.netBelowZero(deducted) });
  return {
    ...fee,
    grossCents,
    expensesCents,
    reserveCents,
    netCents: grossCents - deducted,
    distributableCents: money.rentCents - deducted,
    unpaidExpensesCents,
  };
}

/** The entry of what a run takes from the rent besides its payments; null when it takes nothing. */
export function createRunEntry(
  run: Pick<PaymentRun, 'projectId' | 'period' | 'fee' | 'vat' | 'expenses' | 'reserve'>,
  projectName: string,
  occurredOn: string,
): EntryContent | null {
  const [fee, vat] = [parseCents(run.fee), parseCents(run.vat)];
  const [expenses, reserve] = [parseCents(run.expenses), parseSignedCents(run.reserve)];
  const { projectId } = run;
  const postings = [
    { account: ledgerAccounts.rent(projectId), amount: -(fee + expenses + reserve) },
    { account: ledgerAccounts.fee('management'), amount: fee - vat },
    { account: ledgerAccounts.fee('vat'), amount: vat },
    { account: ledgerAccounts.expenses(projectId), amount: expenses },
    { account: ledgerAccounts.reserve(projectId), amount: reserve },
  ].filter(({ amount }) => amount !== 0);
  if (postings.length === 0) return null;
  const memo = `Comisión y gastos de la renta de ${projectName}`;
  return { kind: 'fee', occurredOn, reference: run.period, memo, postings };
}
