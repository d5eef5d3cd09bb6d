import {
  calculateExitReturn,
  calculateRentMonths,
  calculateRentYield,
  countProjectMonths,
  getWholePercent,
  isDue,
  isExactCapital,
  isReceived,
  isTooShort,
  isUnfunded,
  messages,
  noFees,
  parseCents,
  publishCapital,
  roundStates,
  summarizeTiming,
  toCalendarDate,
  toNetReturn,
  toPeriod,
  today,
  weightByCapital,
  type FeeTerms,
  type Flow,
  type RentMonth,
} from '@cimiento/contracts';
import { In } from 'typeorm';
import { readFeeTerms } from '../../books/fees/fee-terms';
import type { Database } from '../../platform/database';
import { Project, ProjectExit, Round } from '../../investing/records';
import { readDelays, type Delay } from '../../investing/projects/project-updates.service';
import {
  readExpectations,
  readPayments,
  type NamedHolding,
  type NamedPayment,
} from '../../investing/rent-calendar/rent-reads';
import type { TrackRecord, TrackRecordProject } from './track-record.types';

type CapitalRow = { projectId: number; investedOn: string | null; dollars: number | string };
type HolderRow = { projectId: number; userId: number };
type ShareRow = { projectId: number; exitDate: string; cents: number };

/** Everything that the record of one project is calculated from. */
type Facts = {
  projectId: number;
  project: Project | undefined;
  holdings: readonly NamedHolding[];
  payments: readonly NamedPayment[];
  /** By day; a null date was not recorded. */
  capital: readonly CapitalRow[];
  /** The proceeds of its sale; undefined before it was settled. */
  sale: ShareRow | undefined;
  months: readonly RentMonth[];
  fees: FeeTerms;
  delay: Delay | undefined;
  /** Number of users who hold it. */
  holders: number;
};

const capitalSql = `SELECT projectId, investedOn, SUM(amount) AS dollars FROM investment
  GROUP BY projectId, investedOn ORDER BY projectId, investedOn`;

const holdersSql = 'SELECT DISTINCT projectId, userId FROM investment WHERE amount > 0';

const unfundedStates = roundStates.filter(isUnfunded);

// The first month of the first payment, or of nothing.
const earliest = '0000-01';

/** Rows by project. */
function byProject<Row extends { projectId: number }>(rows: readonly Row[]): (projectId: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.projectId);
    if (group) group.push(row);
    else groups.set(row.projectId, [row]);
  }
  return (projectId) => groups.get(projectId) ?? [];
}

/** Number of users who hold what the total must not tell apart: the projects whose own capital is rounded, or all of them if none is. */
function countHidden(holders: readonly HolderRow[], getHolders: (projectId: number) => HolderRow[]): number {
  const rounded = holders.filter(({ projectId }) => !isExactCapital(getHolders(projectId).length));
  return new Set((rounded.length > 0 ? rounded : holders).map(({ userId }) => userId)).size;
}

const sumDollars = (rows: readonly CapitalRow[]): number => rows.reduce((sum, { dollars }) => sum + Number(dollars), 0);

/** Capital, rents and sale of a settled project by day; null when a date was not recorded. */
function listFlows({ capital, payments, sale }: Facts, day: string): Flow[] | null {
  if (!sale) return null;
  const paid = payments.filter((payment) => isReceived(payment, day));
  const flows: Flow[] = [
    ...paid.map(({ paymentDate: date, cents }) => ({ date, cents })),
    { date: sale.exitDate, cents: sale.cents },
  ];
  for (const { investedOn, dollars } of capital) {
    if (investedOn === null) return null;
    flows.push({ date: investedOn, cents: -Number(dollars) * 100 });
  }
  return flows;
}

function toRecord(facts: Facts, day: string): TrackRecordProject {
  const { projectId, project, holdings, payments, capital, sale } = facts;
  const due = facts.months.filter((month) => isDue(month, day));
  const flows = listFlows(facts, day);
  const promised = getPromisedReturn(holdings, project);
  const rents = calculateRentYield(holdings, due, day);
  const exitReturn = flows && calculateExitReturn(flows);
  const isSold = sale !== undefined || project?.status === 'exited';
  const exitDate = sale?.exitDate ?? (project?.status === 'exited' ? project.exitDate : null);
  const firstInvested = capital.map(({ investedOn }) => investedOn).find((date) => date !== null) ?? null;
  const name = project?.name ?? holdings[0]?.projectName ?? payments.find((row) => row.projectName)?.projectName;
  return {
    projectId,
    name: name ?? messages.missingProject,
    status: project?.status ?? null,
    promisedReturn: promised,
    promisedNet: toNetReturn(promised, getWholePercent(facts.fees, 'management', day)),
    // The rents of a project that was sold say nothing about its result.
    realizedReturn: isSold ? exitReturn : (rents?.net ?? null),
    realizedGrossReturn: isSold ? null : (rents?.gross ?? null),
    ...summarizeTiming(due),
    promisedTerm: project?.term ?? null,
    delayedTo: facts.delay?.newDate ?? null,
    delayTitle: facts.delay?.publicTitle ?? null,
    capital: publishCapital(sumDollars(capital), facts.holders),
    actualMonths: countProjectMonths(project?.fundedDate ?? firstInvested, exitDate, day),
    fundedDate: project?.fundedDate ?? null,
    exitDate,
    exitReturn,
    isYearly: flows === null || !isTooShort(flows),
  };
}

/** The promised return of a project's investments, weighted by capital: a later change of the project promises nothing to them. */
const getPromisedReturn = (holdings: readonly NamedHolding[], project: Project | undefined): number =>
  weightByCapital(
    holdings.map(({ amount, yearlyCents, count = 1 }) => ({
      capital: amount * count,
      rate: amount === 0 ? null : yearlyCents / amount,
    })),
  ) ?? Number(project?.annualReturn ?? 0);

/** The promised and the actual results of every project. */
export class TrackRecordService {
  constructor(private readonly database: Database) {}

  /** Calculates it from every investment and payment. */
  async get(): Promise<TrackRecord> {
    const day = today();
    const { projects, hidden } = await this.readFacts(day);
    const records = projects.map((facts) => toRecord(facts, day));
    const due = projects.flatMap(({ months }) => months.filter((month) => isDue(month, day)));
    const capitals = projects.map(({ capital }) => sumDollars(capital));
    return {
      asOf: day,
      totals: {
        projects: records.length,
        invested: publishCapital(
          capitals.reduce((sum, dollars) => sum + dollars, 0),
          hidden,
        ),
        ...summarizeTiming(due),
        weightedReturn: weightByCapital(
          records.map(({ realizedReturn: rate }, index) => ({ capital: capitals[index] ?? 0, rate })),
        ),
        roundsFailed: await this.countFailedRounds(),
      },
      projects: records,
    };
  }

  private async readFacts(day: string): Promise<{ projects: Facts[]; hidden: number }> {
    const { reader } = this.database;
    const range = { from: earliest, to: toPeriod(day) };
    const [{ holdings, expectations }, payments, capital, sales, delays, holders, fees] = await Promise.all([
      readExpectations(reader, 'all', range),
      readPayments(reader, 'all', range),
      reader.query<CapitalRow[]>(capitalSql),
      this.readSales(),
      readDelays(reader),
      reader.query<HolderRow[]>(holdersSql),
      readFeeTerms(reader, 'all'),
    ]);
    const found = [...new Set([...holdings, ...payments, ...sales].map(({ projectId }) => projectId))].toSorted(
      (a, b) => a - b,
    );
    const known = new Map((await reader.findBy(Project, { id: In(found) })).map((project) => [project.id, project]));
    // A payment by hand may name a draft; a deleted project stays.
    const ids = found.filter((id) => known.get(id)?.publishedAt !== null);
    const [getHoldings, getExpectations, getPayments, getCapital, getSales, getHolders] = [
      byProject(holdings),
      byProject(expectations),
      byProject(payments),
      byProject(capital),
      byProject(sales),
      byProject(holders),
    ];
    const projects = ids.map((projectId) => {
      const own = { holdings: getHoldings(projectId), payments: getPayments(projectId) };
      const periods = [
        ...own.holdings.map(({ firstPeriod }) => firstPeriod),
        ...own.payments.map(({ period }) => period),
      ];
      const from = periods.filter((period) => period !== null).toSorted()[0] ?? range.to;
      return {
        projectId,
        project: known.get(projectId),
        ...own,
        capital: getCapital(projectId),
        sale: getSales(projectId)[0],
        delay: delays.get(projectId),
        holders: getHolders(projectId).length,
        fees: fees.get(projectId) ?? noFees,
        months: calculateRentMonths(getExpectations(projectId), own.payments, { from, to: range.to, today: day }),
      };
    });
    return { projects, hidden: countHidden(holders, getHolders) };
  }

  /** Number of rounds that took money or could have, and ended without their project. */
  private async countFailedRounds(): Promise<number> {
    const ended = await this.database.reader.findBy(Round, { state: In(unfundedStates) });
    return ended.filter(({ opensAt, decidedAt }) => decidedAt !== null && toCalendarDate(decidedAt) >= opensAt).length;
  }

  private async readSales(): Promise<ShareRow[]> {
    // A correction is a further exit of the project: the last one is in force.
    const exits = await this.database.reader.find(ProjectExit, { order: { version: 'DESC' } });
    return exits.map(({ projectId, exitDate, net }) => ({ projectId, exitDate, cents: parseCents(net) }));
  }
}
