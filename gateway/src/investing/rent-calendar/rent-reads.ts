import {
  expectOwnRents,
  expectRents,
  getRentTerm,
  projectedReturnCents,
  rateToPercent,
  type PaymentStatus,
  type ProjectStatus,
  type RentExpectation,
  type RentHolding,
  type RentPayment,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { createRentCharge, readFeeTerms } from '../../books/fees/fee-terms';

/** The scope of a calendar. */
export type RentScope = { userId: number } | { projectIds: readonly number[] } | 'all';

type Condition = { sql: string; values: readonly unknown[] };

function toCondition(table: string, scope: RentScope): Condition {
  if (scope === 'all') return { sql: '1 = 1', values: [] };
  if ('userId' in scope) return { sql: `${table}.userId = ?`, values: [scope.userId] };
  const places = scope.projectIds.map(() => '?').join(', ');
  return { sql: `${table}.projectId IN (${places || 'NULL'})`, values: scope.projectIds };
}

type HoldingRow = {
  projectId: number;
  projectName: string;
  amount: number;
  /** Ten-thousandths of a percent. */
  annualReturn: number;
  /** Month of the investment, or of its first payment when its date was not recorded. */
  startPeriod: string | null;
  isDated: number;
  status: ProjectStatus | null;
  exitDate: string | null;
};

/** Equal investments of a project, with its name. */
export type NamedHolding = RentHolding & { projectName: string; /** Whole dollars of one. */ amount: number };

/** One investment, with the name of its project and its holder. */
export type OwnedHolding = NamedHolding & { id: number; userId: number };

const holdingSql = (condition: string): string => `SELECT investment.id, investment.userId, investment.projectId,
    COALESCE(project.name, investment.projectName) AS projectName, investment.amount,
    investment.annualReturn, project.status, project.exitDate,
    CASE WHEN investment.investedOn IS NULL THEN 0 ELSE 1 END AS isDated,
    CASE WHEN investment.investedOn IS NULL
      THEN (SELECT MIN(payment.period) FROM payment WHERE payment.investmentId = investment.id)
      ELSE SUBSTR(investment.investedOn, 1, 7) END AS startPeriod
  FROM investment LEFT JOIN project ON project.id = investment.projectId WHERE ${condition}`;

const groupedSql = (condition: string): string => `SELECT projectId, MAX(projectName) AS projectName, amount,
    annualReturn, startPeriod, isDated, status, exitDate, COUNT(*) AS holdings
  FROM (${holdingSql(condition)}) AS holding
  GROUP BY projectId, amount, annualReturn, startPeriod, isDated, status, exitDate ORDER BY projectId`;

function toHolding(row: HoldingRow): NamedHolding {
  const { projectId, projectName, amount, annualReturn, startPeriod, isDated, status, exitDate } = row;
  return {
    projectId,
    projectName,
    amount,
    yearlyCents: projectedReturnCents(amount, rateToPercent(annualReturn)),
    ...getRentTerm({ startPeriod, isDated: Number(isDated) === 1, isSold: status === 'exited', exitDate }),
  };
}

/** The terms of the investments of a scope, equal ones together, in one query. */
export async function readHoldings(reader: EntityManager, scope: RentScope): Promise<NamedHolding[]> {
  const { sql, values } = toCondition('investment', scope);
  const rows = await reader.query<(HoldingRow & { holdings: number | string })[]>(groupedSql(sql), [...values]);
  return rows.map((row) => ({ ...toHolding(row), count: Number(row.holdings) }));
}

/** All investments of the projects in which some users have one: the rent of one holder depends on what all hold. */
export async function readOwnedHoldings(reader: EntityManager, userIds: readonly number[]): Promise<OwnedHolding[]> {
  const places = userIds.map(() => '?').join(', ') || 'NULL';
  const condition = `investment.projectId IN (SELECT own.projectId FROM investment AS own WHERE own.userId IN (${places}))`;
  const rows = await reader.query<(HoldingRow & { id: number; userId: number })[]>(
    `${holdingSql(condition)} ORDER BY investment.projectId, investment.id`,
    [...userIds],
  );
  return rows.map((row) => ({ ...toHolding(row), id: row.id, userId: row.userId }));
}

type Range = { from: string; to: string };

/** The rents that the holders of a scope expect in a range of months, with the names of the projects. */
export async function readExpectations(
  reader: EntityManager,
  scope: RentScope,
  range: Range,
): Promise<{ expectations: RentExpectation[]; holdings: NamedHolding[] }> {
  if (typeof scope === 'object' && 'userId' in scope) {
    const holdings = await readOwnedHoldings(reader, [scope.userId]);
    const charge = createRentCharge(await readFeeTerms(reader, listProjectIds(holdings)));
    const isOwn = ({ userId }: OwnedHolding): boolean => userId === scope.userId;
    return { expectations: expectOwnRents(holdings, isOwn, range, charge), holdings: holdings.filter(isOwn) };
  }
  const holdings = await readHoldings(reader, scope);
  const charge = createRentCharge(await readFeeTerms(reader, scope === 'all' ? 'all' : scope.projectIds));
  return { expectations: expectRents(holdings, range, charge), holdings };
}

/** The projects of some records, each once. */
export const listProjectIds = (records: readonly { projectId: number }[]): number[] => [
  ...new Set(records.map(({ projectId }) => projectId)),
];

type Summed = 'cents' | 'feeCents' | 'expensesCents' | 'reserveCents' | 'roundingCents';

type PaymentRow = Omit<RentPayment, Summed> &
  Record<Summed, number | string | null> & { status: PaymentStatus; projectName: string | null };

/** Payments of one project, month, date and status together, with the project's name if it is known. */
export type NamedPayment = RentPayment & { projectName: string | null };

/** The payments of a scope for a range of months, in one query. */
export async function readPayments(
  reader: EntityManager,
  scope: RentScope,
  { from, to }: Range,
): Promise<NamedPayment[]> {
  const { sql, values } = toCondition('payment', scope);
  const rows = await reader.query<PaymentRow[]>(
    `SELECT paid.*, project.name AS projectName
    FROM (
      SELECT payment.projectId, payment.period, COALESCE(payment.creditedOn, payment.paymentDate) AS paymentDate, payment.status,
        SUM(payment.amount) AS cents, SUM(payment.fee) AS feeCents, SUM(payment.expenses) AS expensesCents,
        SUM(payment.reserve) AS reserveCents, SUM(COALESCE(payment.rounding, 1)) AS roundingCents
      FROM payment WHERE ${sql} AND payment.period >= ? AND payment.period <= ?
      GROUP BY payment.projectId, payment.period, COALESCE(payment.creditedOn, payment.paymentDate), payment.status
    ) AS paid LEFT JOIN project ON project.id = paid.projectId`,
    [...values, from, to],
  );
  return rows.map(({ projectId, period, paymentDate, status, projectName, ...sums }) => ({
    projectId,
    period,
    paymentDate,
    status,
    projectName,
    cents: Number(sums.cents),
    feeCents: Number(sums.feeCents ?? 0),
    expensesCents: Number(sums.expensesCents ?? 0),
    reserveCents: Number(sums.reserveCents ?? 0),
    roundingCents: Number(sums.roundingCents ?? 0),
  }));
}

/** A project and month without any paid payment. */
export type UnpaidMonth = { projectId: number; period: string };

// Below this the projected year has less than a cent a month.
const minYearlyProduct = 115_000;

const unpaidSql = (months: number): string => `FROM (
    SELECT investment.projectId, MIN(SUBSTR(investment.investedOn, 1, 7)) AS investedIn,
      MIN(CASE WHEN investment.investedOn IS NULL
        THEN (SELECT MIN(payment.period) FROM payment WHERE payment.investmentId = investment.id) END) AS firstPaid
    FROM investment WHERE 1.0 * investment.amount * investment.annualReturn >= ${minYearlyProduct} GROUP BY investment.projectId
  ) AS holding
  CROSS JOIN (${Array.from({ length: months }, (_none, index) => (index === 0 ? 'SELECT ? AS period' : 'SELECT ?')).join(' UNION ALL ')}) AS due
  LEFT JOIN project ON project.id = holding.projectId
  WHERE (holding.investedIn < due.period OR holding.firstPaid <= due.period)
    AND (project.status IS NULL OR project.status <> 'exited' OR SUBSTR(project.exitDate, 1, 7) >= due.period)
    AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.projectId = holding.projectId AND payment.period = due.period
      AND payment.status = 'paid')`;

/** Number of due months without a paid payment, and the earliest of them. */
export async function countUnpaid(
  reader: EntityManager,
  periods: readonly string[],
): Promise<{ total: number; earliest: string | null }> {
  const [row] = await reader.query<{ total: number | string; earliest: string | null }[]>(
    `SELECT COUNT(*) AS total, MIN(due.period) AS earliest ${unpaidSql(periods.length)}`,
    [...periods],
  );
  return { total: Number(row?.total), earliest: row?.earliest ?? null };
}

/** A page of the months that were due and have no paid payment, the earliest first. */
export const listUnpaid = (
  reader: EntityManager,
  periods: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<UnpaidMonth[]> =>
  reader.query<UnpaidMonth[]>(
    `SELECT holding.projectId AS projectId, due.period AS period ${unpaidSql(periods.length)}
    ORDER BY due.period, holding.projectId LIMIT ${limit} OFFSET ${offset}`,
    [...periods],
  );
