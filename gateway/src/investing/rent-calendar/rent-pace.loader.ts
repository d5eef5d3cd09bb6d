import {
  calculateRentMonths,
  centsToText,
  expectOwnRents,
  getOpenCents,
  getPaymentDay,
  getRentDueDate,
  groupBy,
  isReceived,
  parseCents,
  parseSignedCents,
  toPeriod,
  today,
  type RentCharge,
  type RentPayment,
} from '@cimiento/contracts';
import DataLoader from 'dataloader';
import { In, type EntityManager } from 'typeorm';
import { createRentCharge, readFeeTerms } from '../../books/fees/fee-terms';
import { Payment, type Investment } from '../records';
import type { RentPace } from './rent-pace.types';
import { listProjectIds, readOwnedHoldings, type OwnedHolding } from './rent-reads';

const toRentPayment = (payment: Payment): RentPayment => ({
  projectId: payment.projectId,
  period: payment.period,
  paymentDate: getPaymentDay(payment),
  status: payment.status,
  cents: parseCents(payment.amount),
  feeCents: parseSignedCents(payment.fee ?? '0'),
  expensesCents: parseSignedCents(payment.expenses ?? '0'),
  reserveCents: parseSignedCents(payment.reserve ?? '0'),
  roundingCents: payment.rounding ?? 0,
});

const add = <Row>(rows: readonly Row[], toCents: (row: Row) => number): string =>
  centsToText(rows.reduce((sum, row) => sum + toCents(row), 0));

/** As much of an investment as its pace is read by. */
export type PacedInvestment = Pick<Investment, 'id' | 'projectId' | 'userId'>;

/** The rents of one investment against the time that has passed. @param holdings all investments of its project */
function getPace(
  { id, projectId }: PacedInvestment,
  holdings: readonly OwnedHolding[],
  payments: readonly Payment[],
  charge: RentCharge,
): RentPace {
  const day = today();
  const own = payments.map((payment) => ({ ...toRentPayment(payment), projectId }));
  const holding = holdings.find((one) => one.id === id);
  const firstPeriod = holding?.firstPeriod ?? null;
  const from = [...own.map(({ period }) => period), firstPeriod ?? toPeriod(day)].sort()[0] ?? '';
  const range = { from, to: toPeriod(day) };
  const expectations = expectOwnRents(holdings, (one) => one.id === id, range, charge);
  const due = expectations.filter(({ period }) => getRentDueDate(period) <= day);
  const months = calculateRentMonths(expectations, own, { ...range, today: day });
  const received = own.filter((payment) => isReceived(payment, day));
  const isDue = ({ period }: { period: string }): boolean => getRentDueDate(period) <= day;
  return {
    expectedGross: add(due, ({ grossCents }) => grossCents),
    expected: add(due, ({ netCents }) => netCents),
    received: add(received.filter(isDue), ({ cents }) => cents),
    deducted: add(received.filter(isDue), ({ expensesCents = 0, reserveCents = 0 }) => expensesCents + reserveCents),
    early: add(
      received.filter((payment) => !isDue(payment)),
      ({ cents }) => cents,
    ),
    late: add(months, (month) => (month.dueDate < day ? getOpenCents(month) : 0)),
    missed: add(months, ({ missedCents }) => missedCents),
    firstDueDate: firstPeriod !== null && holding && holding.yearlyCents > 0 ? getRentDueDate(firstPeriod) : null,
  };
}

/** The rents of investments against the time that has passed. */
export function rentPace(reader: EntityManager): DataLoader<PacedInvestment, RentPace, number> {
  const load = async (investments: readonly PacedInvestment[]) => {
    const holdings = await readOwnedHoldings(reader, [...new Set(investments.map(({ userId }) => userId))]);
    const [terms, payments] = await Promise.all([
      readFeeTerms(reader, listProjectIds(investments)),
      reader.findBy(Payment, { investmentId: In(investments.map(({ id }) => id)) }),
    ]);
    const charge = createRentCharge(terms);
    const byProject = groupBy(holdings, ({ projectId }) => projectId);
    const byInvestment = groupBy(payments, ({ investmentId }) => investmentId);
    return investments.map((investment) =>
      getPace(investment, byProject.get(investment.projectId) ?? [], byInvestment.get(investment.id) ?? [], charge),
    );
  };
  return new DataLoader(load, { cacheKeyFn: ({ id }) => id });
}
