import {
  addDays,
  addMonths,
  calculateRentMonths,
  centsToText,
  countMonths,
  formatMonth,
  getExpectedRentCents,
  getOpenCents,
  getRentDueDate,
  isReceived,
  parseCents,
  projectedReturnCents,
  sumMoney,
  today,
  toPeriod,
} from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard/dashboard.generated';
import { toRentHolding } from './dashboard/holding-pace';
import type { RentCalendarQuery } from './rent-calendar/rent-calendar.generated';

type ShownPayment = DashboardQuery['myPayments']['returnHistory'][number];
type Payment = Omit<ShownPayment, 'rentState'>;
type Investment = DashboardQuery['myInvestments'][number];

/** Random whole numbers below a limit, the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const statuses = ['paid', 'paid', 'paid', 'pending', 'missed'] as const;

/** One or two payments of each month up to the coming one, each of what is expected or of a part, on a day near its due date. */
function createPayments(investment: Investment, random: (below: number) => number): Payment[] {
  const rent = toRentHolding(investment, [], undefined);
  const months = countMonths(rent.firstPeriod ?? '', toPeriod(today())) + 1;
  return Array.from({ length: Math.max(0, months) }, (_none, index) => addMonths(rent.firstPeriod ?? '', index))
    .filter(() => random(6) > 0)
    .flatMap((period) => (random(5) > 0 ? [period] : [period, period]))
    .map((period, index) => ({
      id: investment.id * 100 + index,
      investmentId: investment.id,
      projectName: investment.projectName,
      amount: centsToText(random(4) > 0 ? getExpectedRentCents(rent, period) : 1 + random(4000)),
      paymentDate: addDays(getRentDueDate(period), random(40) - 30),
      creditedOn: null,
      period,
      status: statuses[random(statuses.length)] ?? 'paid',
    }));
}

/** One to three investments in different projects, with their payments, as the queries of the pages answer. */
export function createPortfolio(seed: number): { dashboard: DashboardQuery; calendar: RentCalendarQuery } {
  const random = createRandom(seed);
  const investments = Array.from({ length: 1 + random(3) }, (_none, index): Investment => {
    const [amount, annualReturn] = [1000 * (1 + random(20)), 5 + random(700) / 100];
    const projectedReturns = centsToText(projectedReturnCents(amount, annualReturn));
    const investedOn = addDays(`${addMonths(toPeriod(today()), -1 - random(9))}-01`, random(28));
    const names = { projectId: index + 1, projectName: `Casa ${'ABC'.charAt(index)}`, imageUrl: '/casa.jpg' };
    return { id: index + 1, ...names, amount, annualReturn, actualReturns: '0.00', projectedReturns, investedOn };
  });
  const payments = investments
    .flatMap((investment) => createPayments(investment, random))
    .sort((a, b) => b.period.localeCompare(a.period) || b.id - a.id);
  const sumReceived = (rows: readonly Payment[]) =>
    sumMoney(rows.filter((row) => isReceived(row, today())).map(({ amount }) => amount));
  const holdings = investments.map((investment) => ({
    ...investment,
    actualReturns: sumReceived(payments.filter(({ investmentId }) => investmentId === investment.id)),
  }));
  const range = { from: addMonths(toPeriod(today()), -11), to: addMonths(toPeriod(today()), 2) };
  const months = calculateRentMonths(
    holdings.map((investment) => toRentHolding(investment, payments, undefined)),
    payments.map(({ amount, investmentId, ...payment }) => ({
      ...payment,
      projectId: investmentId,
      cents: parseCents(amount),
    })),
    { ...range, today: today() },
  ).map((month) => ({
    ...month,
    projectName: holdings[month.projectId - 1]?.projectName ?? '',
    expected: centsToText(month.expectedCents),
    received: centsToText(month.receivedCents),
    missed: centsToText(month.missedCents),
    open: centsToText(getOpenCents(month)),
  }));
  const findState = ({ investmentId, period }: Payment) =>
    months.find((month) => month.projectId === investmentId && month.period === period)?.state ?? 'upcoming';
  return {
    dashboard: {
      myBalance: { available: '0.00', held: '0.00' },
      myInvestments: holdings,
      myPayments: {
        paidTotal: sumReceived(payments),
        returnHistory: payments.map((payment) => ({ ...payment, rentState: findState(payment) })),
      },
      mySettledInvestments: [],
      myOrders: [],
      projects: [],
    },
    calendar: { rentCalendar: months, next: months, myCalendarLink: null },
  };
}

/** A rent by its project and month, as the tables name them. */
export const nameRent = (projectName: string, period: string): string => `${projectName}, ${formatMonth(period)}`;
