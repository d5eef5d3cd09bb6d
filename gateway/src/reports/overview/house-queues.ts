import { centsToText, formatExactDollars } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { accountSumsSql, partialSumsSql } from '../../books/ledger/ledger-checkpoint.service';
import { readUnconfirmedByProject } from '../../books/ledger/unconfirmed-lines';
import type { QueueItem } from './operations.types';

type Cents = number | string;

/** Rent of each project in the books, expenses that no monthly payment deducted, and what monthly payments divided and did not pay yet. */
const rentsSql = `SELECT project.id, project.name, COALESCE(books.rent, 0) AS rent,
    COALESCE(books.expenses, 0) AS expenses, COALESCE(waiting.cents, 0) AS divided
  FROM project LEFT JOIN (
    SELECT account.projectId,
      SUM(CASE WHEN account.kind = 'rent' THEN parts.cents ELSE 0 END) AS rent,
      -SUM(CASE WHEN account.kind = 'expenses' THEN parts.cents ELSE 0 END) AS expenses
    FROM ledger_account AS account JOIN (${accountSumsSql()}) AS parts ON parts.accountId = account.id
    WHERE account.kind IN ('rent', 'expenses') GROUP BY account.projectId
  ) AS books ON books.projectId = project.id LEFT JOIN (
    SELECT projectId, SUM(amount) AS cents FROM payment
    WHERE status = 'pending' AND runId IS NOT NULL GROUP BY projectId
  ) AS waiting ON waiting.projectId = project.id
  WHERE books.projectId IS NOT NULL OR waiting.projectId IS NOT NULL`;

/** The missing rent of a project: an advance to its investors, and payments and expenses that it does not cover yet. */
function describeMissing(missing: number, advance: number): string {
  const uncovered = missing - advance;
  const parts = [
    ...(advance > 0
      ? [`Anticipo: se pagó ${formatExactDollars(centsToText(advance))} más de lo que el proyecto envió`]
      : []),
    ...(uncovered > 0 ? [`Faltan ${formatExactDollars(centsToText(uncovered))} para pagos repartidos y gastos`] : []),
  ];
  return `${parts.join('. ')}: asigna sus movimientos del banco`;
}

/** Projects whose rent is more than what was divided and spent of it, or less. */
export async function listRents(reader: EntityManager, isMissing: boolean): Promise<QueueItem[]> {
  const rows =
    await reader.query<({ id: number; name: string } & Record<'rent' | 'expenses' | 'divided', Cents>)[]>(rentsSql);
  const unconfirmed = await readUnconfirmedByProject(reader, 'rent');
  return rows.flatMap(({ id, name, ...row }) => {
    const rent = Number(row.rent) - (unconfirmed.get(id) ?? 0);
    const left = rent - Math.max(0, Number(row.expenses)) - Number(row.divided);
    if (left === 0 || left < 0 !== isMissing) return [];
    const amount = centsToText(Math.abs(left));
    const detail = isMissing
      ? describeMissing(-left, Math.min(-left, Math.max(0, -rent)))
      : `Envió ${formatExactDollars(amount)} que nadie ha repartido`;
    return [{ id, label: name, detail, since: null, amount }];
  });
}

/**
 * The money of sales in the books, and the capital that lies with it: what the exit in force released and nobody had handed over, less what was
 * handed over since.
 */
const salesSql = `SELECT project.id, project.name, project.exitDate, books.sale,
    COALESCE(sale.released, 0) - COALESCE(sale.handedOver, 0) AS kept, books.capital
  FROM (
    SELECT account.projectId,
      SUM(CASE WHEN parts.kind = 'capital' THEN 0 ELSE parts.cents END) AS sale,
      SUM(CASE WHEN parts.kind = 'capital' THEN parts.cents ELSE 0 END) AS capital
    FROM ledger_account AS account JOIN (${partialSumsSql}) AS parts ON parts.accountId = account.id
    WHERE account.kind = 'proceeds' GROUP BY account.projectId
  ) AS books JOIN project ON project.id = books.projectId
  LEFT JOIN project_exit AS sale ON sale.projectId = project.id AND sale.version = (
    SELECT MAX(version) FROM project_exit AS latest WHERE latest.projectId = project.id
  )`;

type Sale = { id: number; name: string; exitDate: string | null } & Record<'sale' | 'kept' | 'capital', Cents>;

/** Sales whose shares were credited before all of their money was assigned to them from the bank's statements. */
export async function listUncollected(reader: EntityManager): Promise<QueueItem[]> {
  const rows = await reader.query<Sale[]>(salesSql);
  const unconfirmed = await readUnconfirmedByProject(reader, 'sale');
  return rows.flatMap(({ id, name, exitDate, sale, kept }) => {
    const missing = (unconfirmed.get(id) ?? 0) + Number(kept) - Number(sale);
    if (missing <= 0) return [];
    const amount = centsToText(missing);
    const detail = `Faltan ${formatExactDollars(amount)} de su venta: asigna los movimientos del banco`;
    return [{ id, label: name, detail, since: exitDate, amount }];
  });
}

/** Sold projects whose capital was not all handed over. */
export async function listUndelivered(reader: EntityManager): Promise<QueueItem[]> {
  const rows = await reader.query<Sale[]>(salesSql);
  return rows.flatMap(({ id, name, exitDate, kept, capital }) => {
    const cents = Number(kept) + Number(capital);
    if (cents <= 0) return [];
    const amount = centsToText(cents);
    const detail = `Se vendió con ${formatExactDollars(amount)} de capital sin entregar: asigna el débito del banco`;
    return [{ id, label: name, detail, since: exitDate, amount }];
  });
}
