import { chargeRent, ledgerAccounts, sumFee, today, toPeriod } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { readProjectFees } from '../fees/fee-terms';
import { LedgerAccount } from '../ledger/ledger-account.entity';
import { accountSumsSql } from '../ledger/ledger-checkpoint.service';
import { readUnconfirmedByProject } from '../ledger/unconfirmed-lines';

/** The money of a house in the books, in cents. */
export type ProjectMoney = {
  /** Rent of confirmed statements that was not shared yet. */
  rentCents: number;
  /** Expenses that the bank paid and no monthly payment deducted; negative where more was deducted. */
  expensesCents: number;
  /** Part of earlier rents that was kept. */
  reserveCents: number;
};

/** Balances of accounts without an investor in cents, by code; those that have no posting are left out. */
export async function readBalances(
  manager: EntityManager,
  codes: readonly string[],
  lock: object = {},
): Promise<Map<string, number>> {
  const where = { code: In([...codes]) };
  const accounts = await manager.find(LedgerAccount, { where, order: { id: 'ASC' }, ...lock });
  if (accounts.length === 0) return new Map();
  const ids = accounts.map(({ id }) => id).join(', ');
  const rows = await manager.query<{ accountId: number; cents: number | string }[]>(
    `SELECT accountId, SUM(cents) AS cents FROM (${accountSumsSql((column) => `${column} IN (${ids})`)}) AS parts GROUP BY accountId`,
  );
  const codeById = new Map(accounts.map(({ id, code }) => [id, code]));
  return new Map(rows.map(({ accountId, cents }) => [codeById.get(accountId) ?? '', Number(cents)]));
}

/**
 * The money of a house.
 * @param lock of a transaction whose result depends on it: nobody else then counts on the same money
 */
export async function readProjectMoney(
  manager: EntityManager,
  projectId: number,
  lock: object = {},
): Promise<ProjectMoney> {
  const [rent, expenses, reserve] = [
    ledgerAccounts.rent(projectId).code,
    ledgerAccounts.expenses(projectId).code,
    ledgerAccounts.reserve(projectId).code,
  ];
  const balances = await readBalances(manager, [rent, expenses, reserve], lock);
  const unconfirmed = (await readUnconfirmedByProject(manager, 'rent', projectId)).get(projectId) ?? 0;
  return {
    rentCents: (balances.get(rent) ?? 0) - unconfirmed,
    expensesCents: -(balances.get(expenses) ?? 0),
    reserveCents: balances.get(reserve) ?? 0,
  };
}

/** Cents that monthly payments have divided and not paid yet. */
async function sumOpenRuns(manager: EntityManager, projectId: number): Promise<number> {
  const [row] = await manager.query<{ cents: number | string | null }[]>(
    "SELECT SUM(amount) AS cents FROM payment WHERE projectId = ? AND status = 'pending' AND runId IS NOT NULL",
    [projectId],
  );
  return Number(row?.cents ?? 0);
}

/**
 * Rent that covers what investors are credited, in cents: what a project sent by confirmed statements and was not shared yet, less the expenses that
 * are not deducted and the fee of what no monthly payment has divided.
 * @param lock as in `readProjectMoney`
 */
export async function readRent(manager: EntityManager, projectId: number, lock: object = {}): Promise<number> {
  const { rentCents, expensesCents } = await readProjectMoney(manager, projectId, lock);
  const left = rentCents - Math.max(0, expensesCents);
  const fees = await readProjectFees(manager, projectId);
  if (left <= 0 || fees.rules.length === 0) return left;
  const undivided = Math.max(0, rentCents - (await sumOpenRuns(manager, projectId)));
  return left - sumFee(chargeRent(fees, undivided, toPeriod(today()), today()));
}
