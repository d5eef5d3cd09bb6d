import {
  addDays,
  addMonths,
  calculateRentMonths,
  centsToText,
  countMonths,
  expectOwnRents,
  formatMonth,
  getExpectedRentCents,
  getOpenCents,
  getRentDueDate,
  getRentTerm,
  isReceived,
  parseCents,
  projectedReturnCents,
  sumMoney,
  takePercent,
  today,
  toPeriod,
} from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard/dashboard.generated';
import type { RentCalendarQuery } from './rent-calendar/rent-calendar.generated';

type ShownPayment = DashboardQuery['myPayments']['returnHistory'][number];
type Payment = Omit<ShownPayment, 'rentState'>;
type Investment = Omit<DashboardQuery['myInvestments'][number], 'rentPace'>;

/** Percent of each rent that every project charges. */
const feePercent = 8;

const charge = (_projectId: number, _period: string, rentCents: number): number => takePercent(rentCents, feePercent);

const toHolding = ({ id, projectId, amount, projectedReturns, investedOn }: Investment) => ({
  id,
  projectId,
  amount,
  yearlyCents: parseCents(projectedReturns),
  ...getRentTerm({ startPeriod: toPeriod(investedOn ?? ''), isDated: true, isSold: false, exitDate: null }),
});

/** Random whole numbers below a limit, the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const statuses = ['paid', 'paid', 'paid', 'pending', 'missed'] as const;

/** The rent of a month, after fees. */
function getNetCents(rent: ReturnType<typeof toHolding>, period: string): number {
  const grossCents = getExpectedRentCents(rent, period);
  return grossCents - charge(rent.projectId, period, grossCents);
}

/** One or two payments of each month up to the coming one, each of what is expected or of a part, on a day near its due date. */
function createPayments(investment: Investment, random: (below: number) => number): Payment[] {
  const rent = toHolding(investment);
  const months = countMonths(rent.firstPeriod ?? '', toPeriod(today())) + 1;
  return Array.from({ length: Math.max(0, months) }, (_none, index) => addMonths(rent.firstPeriod ?? '', index))
    .filter(() => random(6) > 0)
    .flatMap((period) => (random(5) > 0 ? [period] : [period, period]))
    .map((period, index) => ({
      id: investment.id * 100 + index,
      investmentId: investment.id,
      projectName: investment.projectName,
      amount: centsToText(random(4) > 0 ? getNetCents(rent, period) : 1 + random(4000)),
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
    expectOwnRents(holdings.map(toHolding), () => true, range, charge),
    payments.map(({ amount, investmentId, ...payment }) => ({
      ...payment,
      projectId: investmentId,
      cents: parseCents(amount),
    })),
    { ...range, today: today() },
  ).map((month) => ({
    ...month,
    projectName: holdings[month.projectId - 1]?.projectName ?? '',
    expectedGross: centsToText(month.expectedGrossCents),
    expected: centsToText(month.expectedCents),
    expenses: '0.00',
    reserve: '0.00',
    received: centsToText(month.receivedCents),
    missed: centsToText(month.missedCents),
    open: centsToText(getOpenCents(month)),
  }));
  const toPace = (projectId: number) => {
    const own = months.filter((month) => month.projectId === projectId);
    const due = own.filter(({ dueDate }) => dueDate <= today());
    return {
      expectedGross: sumMoney(due.map(({ expectedGross }) => expectedGross)),
      expected: sumMoney(due.map(({ expected }) => expected)),
      received: sumMoney(due.map(({ received }) => received)),
      deducted: '0.00',
      early: '0.00',
      late: sumMoney(own.filter(({ daysLate }) => daysLate > 0).map(({ open }) => open)),
      missed: sumMoney(own.map(({ missed }) => missed)),
      firstDueDate: own[0]?.dueDate ?? null,
    };
  };
  const findState = ({ investmentId, period }: Payment) =>
    months.find((month) => month.projectId === investmentId && month.period === period)?.state ?? 'upcoming';
  return {
    dashboard: {
      myIdentity: { state: 'draft' as const },
      myBalance: { available: '0.00', held: '0.00', returned: '0.00' },
      myInvestments: holdings.map((investment) => ({ ...investment, rentPace: toPace(investment.projectId) })),
      comingRents: months,
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
