import { bankLineMessages, isDebitPurpose, ledgerAccounts, parseCents, type BilledFee } from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import { readBalances, readProjectMoney } from '../../books/project-money/project-money';
import { findCurrentExit } from '../../investing/exits/allocate-proceeds';
import { ProjectDocument } from '../../investing/records';
import { getOrThrow } from '../../platform/database/records';
import { rowLock, type RowLock } from '../../platform/database/row-lock';
import { validationFailed } from '../../platform/errors';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { stateConflict } from './line-targets';

type Cents = { cents: number | string | null };

async function readSum(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await manager.query<Cents[]>(sql, [...values]);
  return Number(row?.cents ?? 0);
}

/** Cents of capital that may still be handed over: against the house that it buys, and against the money of its sale. */
export type CapitalLeft = { propertyCents: number; proceedsCents: number };

/** Cents of capital that lines of the bank took from the money of a sale. */
const sumTakenFromSale = (manager: EntityManager, code: string): Promise<number> =>
  readSum(
    manager,
    `SELECT -SUM(posting.amount) AS cents FROM ledger_account AS account
      JOIN ledger_posting AS posting ON posting.accountId = account.id
      JOIN ledger_entry AS entry ON entry.id = posting.entryId AND entry.kind = 'capital' AND entry.sourceKind = 'bankLine'
      WHERE account.code = ? AND NOT EXISTS (SELECT 1 FROM ledger_entry AS reversal WHERE reversal.reversalOf = entry.id)`,
    [code],
  );

/**
 * The capital of a project that was not handed over. Its exit returns all of it: what it did not find with the house lies with the money of the
 * sale. A line from before the sale whose assignment was undone since is the house's again.
 * @param lock of a transaction that hands capital over
 */
export async function readCapitalLeft(
  manager: EntityManager,
  projectId: number,
  lock: RowLock = {},
): Promise<CapitalLeft> {
  const [capital, property, proceeds] = [
    ledgerAccounts.capital(projectId).code,
    ledgerAccounts.property(projectId).code,
    ledgerAccounts.proceeds(projectId).code,
  ];
  const balances = await readBalances(manager, [capital, property, proceeds], lock);
  const exit = await findCurrentExit(manager, projectId);
  const house = balances.get(property) ?? 0;
  const released = parseCents(exit?.released ?? '0.00');
  // An exit of an earlier release returned no capital.
  if (!exit || released === 0)
    return { propertyCents: Math.max(0, (balances.get(capital) ?? 0) + house), proceedsCents: 0 };
  const undelivered = released - parseCents(exit.handedOver);
  const taken = await sumTakenFromSale(manager, proceeds);
  return { propertyCents: Math.max(0, house), proceedsCents: Math.max(0, undelivered - taken) };
}

/**
 * Cents of a fee that a project owes: what its runs, its exit and its history charged, less what lines of the bank took out. The account is of
 * all projects, so that only the row of the project is locked.
 */
async function readFeeLeft(manager: EntityManager, projectId: number, kind: BilledFee): Promise<number> {
  const charged = await readSum(
    manager,
    `SELECT SUM(posting.amount) AS cents FROM ledger_account AS account
      JOIN ledger_posting AS posting ON posting.accountId = account.id
      JOIN ledger_entry AS entry ON entry.id = posting.entryId
      LEFT JOIN payment_run AS run ON entry.sourceKind = 'paymentRun' AND run.id = entry.sourceId
      LEFT JOIN project_exit AS sold ON entry.sourceKind = 'exit' AND sold.id = entry.sourceId
      WHERE account.code = ? AND COALESCE(run.projectId, sold.projectId, CASE WHEN entry.sourceKind = 'project' THEN entry.sourceId END) = ?`,
    [ledgerAccounts.fee(kind).code, projectId],
  );
  const taken = await readSum(
    manager,
    "SELECT -SUM(amount) AS cents FROM bank_statement_line WHERE projectId = ? AND purpose = 'fee' AND feeKind = ? AND status = 'matched'",
    [projectId, kind],
  );
  return charged - taken;
}

/**
 * Cents of confirmed rent that a project sent and nobody was paid, less the expenses that are not deducted. The fee of it is not due before it is
 * divided, so that taking such rent back owes nobody anything.
 */
export async function readRentInHand(manager: EntityManager, projectId: number, lock: RowLock): Promise<number> {
  const { rentCents, expensesCents } = await readProjectMoney(manager, projectId, lock);
  return rentCents - Math.max(0, expensesCents);
}

async function assertReserve(manager: EntityManager, projectId: number, cents: number): Promise<void> {
  const { code } = ledgerAccounts.reserve(projectId);
  const left = (await readBalances(manager, [code], rowLock(manager))).get(code) ?? 0;
  if (cents > left) throw stateConflict(bankLineMessages.reserveLeft(left));
}

async function assertDocument(manager: EntityManager, projectId: number, documentId: number): Promise<void> {
  const document = await getOrThrow(manager, ProjectDocument, documentId);
  if (document.projectId !== projectId) throw validationFailed({ documentId: bankLineMessages.document });
}

/**
 * Checks a debit for a project whose row is locked: no more capital than there is to hand over, no more from the reserve than was kept, and no more
 * fee than is owed.
 * @returns whether it hands over capital that the sale of the project returned already
 * @throws CONFLICT; NOT_FOUND or VALIDATION_FAILED for a document that is not the project's
 */
export async function assertHouseMoney(
  manager: EntityManager,
  { amount }: Pick<BankStatementLine, 'amount'>,
  { projectId = 0, purpose, from, feeKind = 'management', documentId }: LineMatch,
): Promise<boolean> {
  if (!purpose || !isDebitPurpose(purpose)) return false;
  if (amount > 0) throw stateConflict(bankLineMessages.debitOnly);
  if (documentId !== undefined) await assertDocument(manager, projectId, documentId);
  if (purpose === 'expense' && from === 'reserve') await assertReserve(manager, projectId, -amount);
  if (purpose === 'fee') {
    const left = await readFeeLeft(manager, projectId, feeKind);
    if (-amount > left) throw stateConflict(bankLineMessages.feeLeft(left));
  }
  if (purpose !== 'capital') return false;
  const { propertyCents, proceedsCents } = await readCapitalLeft(manager, projectId, rowLock(manager));
  if (-amount <= propertyCents) return false;
  if (-amount > proceedsCents)
    throw stateConflict(bankLineMessages.capitalLeft(Math.max(propertyCents, proceedsCents)));
  return true;
}
