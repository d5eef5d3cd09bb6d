import {
  centsToText,
  formatExactDollars,
  getExpectedRentCents,
  getRentTerm,
  groupBy,
  parseCents,
  parseSignedCents,
  projectedReturnCents,
  toCalendarDate,
  today,
  toPeriod,
} from '@cimiento/contracts';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import type { MoneyIn } from '../../books/money-in/money-in';
import { readRent } from '../../books/project-money/project-money';
import { rowLock } from '../../platform/database/row-lock';
import type { Actor } from '../../platform/request';
import { Investment, Order, Payment, PaymentRun, Project } from '../records';
import { assertMayPay } from './key-payments';

/** A payment as far as its values say what it credits; without an id where it is new. */
export type CountedPayment = Pick<PaymentInput, 'investmentId' | 'projectId' | 'amount' | 'period' | 'status'> & {
  id?: number;
  /** The run that divided its amount. */
  runId?: number | null;
  /** The amount that a run posted now divides among the investments. */
  runNet?: string;
};

/** The facts that decide the shares of payments: their investments with projects and orders, and what was paid of each before. */
type Holdings = {
  investments: ReadonlyMap<number, Investment>;
  projects: ReadonlyMap<number, Project>;
  orders: ReadonlyMap<number | null, Order>;
  paid: ReadonlyMap<string, Payment[]>;
};

async function readHoldings(manager: EntityManager, payments: readonly CountedPayment[]): Promise<Holdings> {
  const investmentId = In([...new Set(payments.map((payment) => payment.investmentId))]);
  const period = In([...new Set(payments.map((payment) => payment.period))]);
  const ids = new Set(payments.map(({ id }) => id));
  const investments = await manager.findBy(Investment, { id: investmentId });
  const projectId = In([...new Set(investments.map((investment) => investment.projectId))]);
  const projects = await manager.findBy(Project, { id: projectId });
  const orders = await manager.findBy(Order, { investmentId });
  const paid = await manager.findBy(Payment, { investmentId, period, status: 'paid' });
  return {
    investments: new Map(investments.map((investment) => [investment.id, investment])),
    projects: new Map(projects.map((project) => [project.id, project])),
    orders: new Map(orders.map((order) => [order.investmentId, order])),
    paid: groupBy(
      paid.filter(({ id }) => !ids.has(id)),
      toKey,
    ),
  };
}

/**
 * Cents that an investment is projected to pay for a month, by the rule of the rent calendar and before fees. None of a month to come: what was
 * received is the rent of all holders for the months before. None without its day, and none before its order was placed: who records a payment of
 * an early month, or assigns an old line of the bank, would choose it.
 */
function getShare({ investments, projects, orders }: Holdings, investmentId: number, period: string): number {
  if (period > toPeriod(today())) return 0;
  const investment = investments.get(investmentId);
  if (!investment?.investedOn) return 0;
  const { projectId, amount, annualReturn, investedOn } = investment;
  const project = projects.get(projectId);
  const order = orders.get(investmentId);
  const placed = order ? toCalendarDate(order.createdAt) : investedOn;
  const term = getRentTerm({
    startPeriod: toPeriod(placed > investedOn ? placed : investedOn),
    isDated: true,
    isSold: project?.status === 'exited',
    exitDate: project?.exitDate ?? null,
  });
  const holding = { projectId, yearlyCents: projectedReturnCents(amount, annualReturn), ...term };
  return getExpectedRentCents(holding, period);
}

const toKey = ({ investmentId, period }: Pick<CountedPayment, 'investmentId' | 'period'>) =>
  `${investmentId} ${period}`;
const sumCents = (payments: readonly Pick<Payment, 'amount'>[]): number =>
  payments.reduce((cents, { amount }) => cents + parseCents(amount), 0);

/**
 * Cents of a project's rent that are there for all payments of one run: those that it paid, and what is left without the open payments of
 * other runs. Otherwise an administrator could pay some holders of many runs the rent of all.
 * @param runId null for a run that is posted now
 */
async function readDivisible(
  manager: EntityManager,
  payments: readonly CountedPayment[],
  { projectId, runId }: { projectId: number; runId: number | null },
): Promise<number> {
  const ofRuns = await manager.findBy(Payment, [
    { projectId, runId: Not(IsNull()), status: Not('paid') },
    ...(runId === null ? [] : [{ runId, status: 'paid' as const }]),
  ]);
  const counted = new Set(payments.map(toKey));
  const paid = ofRuns.filter(({ status }) => status === 'paid');
  const openOfOthers = ofRuns.filter(
    (payment) =>
      payment.status !== 'paid' && payment.runId !== runId && (runId !== null || !counted.has(toKey(payment))),
  );
  const received = await readRent(manager, projectId);
  return Math.max(0, received + sumCents(paid) - sumCents(openOfOthers));
}

/** The part of a run that its investments share, in cents. */
const getNetCents = ({ amount, fee, expenses, reserve }: PaymentRun): number =>
  parseCents(amount) - parseCents(fee) - parseCents(expenses) - parseSignedCents(reserve);

/**
 * Cents that each payment of a run has by its investment's part of all that is invested in the project, rounded up, by index: of what the run
 * divides, as far as its rent is there. Who posts a run can leave holders out of it, so its own shares say nothing about whose the rent is.
 */
async function readParts(manager: EntityManager, payments: readonly CountedPayment[]): Promise<Map<number, number>> {
  const runIds = payments.flatMap(({ runId }) => runId ?? []);
  const runs = new Map(
    (await manager.findBy(PaymentRun, { id: In([...new Set(runIds)]) })).map((run) => [run.id, run]),
  );
  const totals = new Map<number, number>();
  const amounts = new Map<number, number>();
  const divisible = new Map<string, number>();
  const parts = new Map<number, number>();
  for (const [index, { projectId, investmentId, runId = null, runNet }] of payments.entries()) {
    const run = runs.get(runId ?? 0);
    const divided = runNet ?? (run && centsToText(getNetCents(run)));
    if (divided === undefined) continue;
    if (!totals.has(projectId)) {
      const investments = await manager.findBy(Investment, { projectId });
      for (const { id, amount } of investments) amounts.set(id, amount);
      totals.set(
        projectId,
        investments.reduce((total, { amount }) => total + amount, 0),
      );
    }
    const key = `${projectId} ${runId}`;
    if (!divisible.has(key)) divisible.set(key, await readDivisible(manager, payments, { projectId, runId }));
    const cents = Math.min(parseCents(divided), divisible.get(key) ?? 0);
    const [held, total] = [amounts.get(investmentId) ?? 0, totals.get(projectId) ?? 0];
    parts.set(index, total === 0 ? 0 : Math.ceil((cents * held) / total));
  }
  return parts;
}

/**
 * Cents of each payment beyond its investment's share of the month's projected rent, after all paid payments of that month. One of a run has
 * its part of what the run divides, if that is more.
 */
async function readBeyond(manager: EntityManager, payments: readonly CountedPayment[]): Promise<number[]> {
  const left = new Map<string, number>();
  const parts = await readParts(manager, payments);
  const holdings = await readHoldings(manager, payments);
  const beyond: number[] = [];
  for (const [index, { investmentId, period, amount }] of payments.entries()) {
    const [cents, part] = [parseCents(amount), parts.get(index) ?? 0];
    if (cents <= part) {
      beyond.push(0);
      continue;
    }
    const key = toKey({ investmentId, period });
    if (!left.has(key))
      left.set(key, Math.max(0, getShare(holdings, investmentId, period) - sumCents(holdings.paid.get(key) ?? [])));
    const share = left.get(key) ?? 0;
    left.set(key, Math.max(0, share - cents));
    beyond.push(Math.max(0, cents - Math.max(share, part)));
  }
  return beyond;
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

/**
 * Counts payments that become paid, in the transaction that makes them so: every way to pay one passes here. What is beyond the share of an
 * investment counts whatever its project sent. Leaves the transaction when they credit too much for one person.
 * @throws FORBIDDEN for an API key
 */
export async function countPaid(
  moneyIn: MoneyIn,
  manager: EntityManager,
  by: Actor,
  payments: readonly CountedPayment[],
): Promise<void> {
  const paid = payments.filter(({ status }) => status === 'paid');
  if (paid.length === 0 || !moneyIn.isLimited()) return;
  assertMayPay(moneyIn, by);
  // Two who pay one investment at once wait for each other, so that each counts what the other paid.
  const id = In([...new Set(paid.map(({ investmentId }) => investmentId))]);
  await manager.find(Investment, { select: { id: true }, where: { id }, order: { id: 'ASC' }, ...rowLock(manager) });
  const beyond = await readBeyond(manager, paid);
  const covered = paid.map(({ projectId, amount }, index) => ({
    projectId,
    cents: parseCents(amount) - (beyond[index] ?? 0),
  }));
  await moneyIn.count(manager, by, [...covered, { projectId: null, cents: sum(beyond) }]);
}

/** The amount that payments credit beyond the projection, in words; empty if there is none. */
export async function describeBeyond(
  reader: EntityManager,
  payments: readonly CountedPayment[],
): Promise<ApprovalDetail[]> {
  const beyond = sum(
    await readBeyond(
      reader,
      payments.filter(({ status }) => status === 'paid'),
    ),
  );
  return beyond === 0 ? [] : [{ label: 'Más que la renta proyectada', value: formatExactDollars(centsToText(beyond)) }];
}
