import {
  addDays,
  getPaymentDay,
  getPaymentSum,
  isReceived,
  parseCents,
  sumMoney,
  today,
  xirr,
  type DatedPayment,
  type Flow,
} from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard.generated';

type Holding = { id: number; projectId: number; amount: number; investedOn: string | null };
type Payment = DatedPayment & { investmentId: number; amount: string };

/** Total of the payments that are still to come, as 'Por llegar' of the balance has it: nothing of missed ones. As decimal text. */
export const sumComing = (payments: readonly Payment[], today: string): string =>
  sumMoney(payments.filter((payment) => getPaymentSum(payment, today) === 'coming').map(({ amount }) => amount));

const getEarliest = (dates: readonly string[]): string | undefined => [...dates].sort()[0];

/** The stored date of a holding; without one, 30 days before its first payment. Null when neither is known. */
function getStartDate(holding: Holding, payments: readonly Payment[]): string | null {
  if (holding.investedOn !== null) return holding.investedOn;
  const firstPayment = getEarliest(payments.map(getPaymentDay));
  return firstPayment === undefined ? null : addDays(firstPayment, -30);
}

/**
 * Cash flows of a portfolio up to `today` (YYYY-MM-DD): capital paid in, payments received, and what came back: what the sale of its
 * project gave, by id of the holding; else the capital at cost, today or on the exit date of its project. A holding without a start date
 * is left out together with its payments.
 */
export function getPortfolioFlows(
  holdings: readonly Holding[],
  payments: readonly Payment[],
  exitDates: ReadonlyMap<number, string | null>,
  today: string,
  sales: ReadonlyMap<number, Flow> = new Map(),
): Flow[] {
  return holdings.flatMap((holding) => {
    const paid = payments.filter((payment) => payment.investmentId === holding.id && isReceived(payment, today));
    const start = getStartDate(holding, paid);
    if (start === null || start > today) return [];
    const sale = sales.get(holding.id);
    const exit = sale?.date ?? exitDates.get(holding.projectId);
    const end = exit && exit <= today && exit > start ? exit : today;
    const capital = holding.amount * 100;
    return [
      { date: start, cents: -capital },
      ...paid.map((payment) => ({ date: getPaymentDay(payment), cents: parseCents(payment.amount) })),
      { date: end, cents: sale?.date === end ? sale.cents : capital },
    ];
  });
}

/** The return of a portfolio until today, '8.99%'; null while it has none. */
export function formatAnnualReturn({
  myInvestments,
  myPayments,
  mySettledInvestments,
  projects,
}: Pick<DashboardQuery, 'myInvestments' | 'myPayments' | 'mySettledInvestments' | 'projects'>): string | null {
  if (myPayments.returnHistory.length === 0 && mySettledInvestments.length === 0) return null;
  const exitDates = new Map(projects.map(({ id, exitDate }) => [id, exitDate ?? null]));
  const sales = new Map(
    mySettledInvestments.map(({ investmentId, exitDate, share }) => [
      investmentId,
      { date: exitDate, cents: parseCents(share) },
    ]),
  );
  const rate = xirr(getPortfolioFlows(myInvestments, myPayments.returnHistory, exitDates, today(), sales));
  return rate === null ? null : `${rate.toFixed(2)}%`;
}

/** Months that the chart shows. */
const maxMonths = 24;

/** Limits the loop over months when the period of a payment is absurdly far in the future. */
const maxWalkedMonths = 1200;

const getNextMonth = (period: string): string => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
};

/** Cents received to date for each month (YYYY-MM) from the first to the last payment, the latest 24 months. Months without a payment are 0. */
export function sumPaidByMonth(payments: readonly Payment[], today: string): { period: string; cents: number }[] {
  const sums = new Map<string, number>();
  for (const payment of payments) {
    const { period, amount } = payment;
    if (isReceived(payment, today)) sums.set(period, (sums.get(period) ?? 0) + parseCents(amount));
  }
  const periods = [...sums.keys()].sort();
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let month = first; month <= last && months.length < maxWalkedMonths; month = getNextMonth(month))
    months.push(month);
  return months.slice(-maxMonths).map((period) => ({ period, cents: sums.get(period) ?? 0 }));
}
