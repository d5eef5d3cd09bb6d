import {
  centsToText,
  ledgerAccounts,
  messages,
  type SaleFigures,
  type StatementDeduction,
  type StatementFacts,
  type StatementSale,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { sumExitFees } from '../../investing/exits/exit-money';
import { ProjectExit } from '../../investing/records';

type Range = { from: string; through: string };

/** Names of projects by id. */
type Names = ReadonlyMap<number, string>;

/** Cents of a user's balance that withdrawals and interests held at the end of a day, and the part of interests. */
export async function readHeld(
  manager: EntityManager,
  userId: number,
  through: string,
): Promise<Pick<StatementFacts, 'held' | 'heldByInterests'>> {
  const [row] = await manager.query<{ cents: number | string; interests: number | string }[]>(
    `SELECT COALESCE(SUM(posting.amount), 0) AS cents,
      COALESCE(SUM(CASE WHEN entry.sourceKind = 'interest' THEN posting.amount ELSE 0 END), 0) AS interests FROM ledger_account AS account
    JOIN ledger_posting AS posting ON posting.accountId = account.id
    JOIN ledger_entry AS entry ON entry.id = posting.entryId
    WHERE account.code = ? AND entry.occurredOn <= ?`,
    [ledgerAccounts.held(userId).code, through],
  );
  return { held: Number(row?.cents), heldByInterests: Number(row?.interests) };
}

type DeductionRow = { projectId: number } & Record<'fees' | 'expenses' | 'reserve', number | string>;

// The payments of the movements: paid, by the day on which they were credited.
const deductionsSql = `SELECT projectId, COALESCE(SUM(fee), 0) AS fees, COALESCE(SUM(expenses), 0) AS expenses,
    COALESCE(SUM(reserve), 0) AS reserve
  FROM payment WHERE userId = ? AND status = 'paid' AND COALESCE(creditedOn, paymentDate) BETWEEN ? AND ?
  GROUP BY projectId ORDER BY projectId`;

/** Deductions of projects from the rents that a user was credited, by project; those that took nothing are left out. */
export async function readDeductions(
  manager: EntityManager,
  userId: number,
  { from, through }: Range,
  names: Names,
): Promise<StatementDeduction[]> {
  const rows = await manager.query<DeductionRow[]>(deductionsSql, [userId, from, through]);
  return rows
    .map(({ projectId, fees, expenses, reserve }) => ({
      projectId,
      name: names.get(projectId) ?? messages.missingProject,
      fees: Number(fees),
      expenses: Number(expenses),
      reserve: Number(reserve),
    }))
    .filter(({ fees, expenses, reserve }) => fees !== 0 || expenses !== 0 || reserve !== 0);
}

type ShareRow = { exitId: number; capital: number | string; share: number | string };

// A correction is a further exit of the project: the last one is in force.
const sharesSql = `SELECT sale.id AS exitId, SUM(share.capital) AS capital, SUM(share.share) AS share
  FROM exit_share AS share JOIN project_exit AS sale ON sale.id = share.exitId
  WHERE share.userId = ? AND sale.exitDate BETWEEN ? AND ? AND NOT EXISTS (SELECT 1 FROM project_exit AS later
    WHERE later.projectId = sale.projectId AND later.version > sale.version)
  GROUP BY sale.id ORDER BY sale.id`;

/** The sales of a year in which a user had a part. */
export async function readSales(
  manager: EntityManager,
  userId: number,
  { from, through }: Range,
  names: Names,
): Promise<StatementSale[]> {
  const rows = await manager.query<ShareRow[]>(sharesSql, [userId, from, through]);
  const exits = await manager.findBy(ProjectExit, { id: In(rows.map(({ exitId }) => exitId)) });
  return rows.flatMap(({ exitId, capital, share }) => {
    const exit = exits.find(({ id }) => id === exitId);
    if (!exit) return [];
    const { projectId, price, net, exitDate } = exit;
    return [
      {
        projectId,
        name: names.get(projectId) ?? messages.missingProject,
        soldOn: exitDate,
        price,
        costs: JSON.parse(exit.costs) as SaleFigures['costs'],
        fee: centsToText(sumExitFees(exit)),
        net,
        capital: Number(capital) * 100,
        share: Number(share),
      },
    ];
  });
}
