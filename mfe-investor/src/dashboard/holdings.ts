import {
  addMonths,
  calculateRentMonths,
  centsToText,
  getOpenCents,
  getPaymentDay,
  parseCents,
  toPeriod,
  type RentHolding,
} from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard.generated';
import type { Place } from '@cimiento/product-ui';
import type { OpenMonth } from '../shared/next-rent';
import { toRentHolding } from './holding-pace';

type Portfolio = Pick<DashboardQuery, 'myInvestments' | 'myPayments' | 'mySettledInvestments' | 'projects'>;

/** An investment's proceeds from the sale of its project. */
export type Sale = {
  /** YYYY-MM-DD */
  exitDate: string;
  /** Decimal text; null while the sale has not been settled. */
  settled: { capital: string; share: string } | null;
};

/** An investment with what it promises and what its sale gave. */
export type Holding = {
  investment: DashboardQuery['myInvestments'][number];
  rent: RentHolding;
  payments: Portfolio['myPayments']['returnHistory'];
  sale: Sale | null;
  place: Place | undefined;
};

/** The investments of a portfolio, each with what it promises and what its sale gave. */
export function listHoldings({ myInvestments, myPayments, mySettledInvestments, projects }: Portfolio): Holding[] {
  const settledById = new Map(mySettledInvestments.map((settled) => [settled.investmentId, settled]));
  const projectById = new Map(projects.map((project) => [project.id, project]));
  return myInvestments.map((investment) => {
    const settled = settledById.get(investment.id);
    const project = projectById.get(investment.projectId);
    // Archived projects are not among the projects, but what their sale gave is known.
    const sold = settled ? { status: 'exited' as const, exitDate: settled.exitDate } : project;
    const rent = toRentHolding(investment, myPayments.returnHistory, sold);
    const sale =
      sold?.status === 'exited' && sold.exitDate !== null
        ? { exitDate: sold.exitDate, settled: settled ? { capital: settled.capital, share: settled.share } : null }
        : null;
    const payments = myPayments.returnHistory.filter(({ investmentId }) => investmentId === investment.id);
    const place = project && { name: investment.projectName, ...project };
    return { investment, rent, payments, sale, place };
  });
}

/** The rents of a portfolio around today, by the rule of the calendar. A rent is due in the month after its own. */
export function listComingRents(holdings: readonly Holding[], today: string): OpenMonth[] {
  const month = toPeriod(today);
  const payments = holdings.flatMap(({ rent: { projectId }, payments: own }) =>
    own.map((payment) => ({
      projectId,
      period: payment.period,
      paymentDate: getPaymentDay(payment),
      cents: parseCents(payment.amount),
      status: payment.status,
    })),
  );
  const names = new Map(holdings.map(({ investment }) => [investment.projectId, investment.projectName]));
  return calculateRentMonths(
    holdings.map(({ rent }) => rent),
    payments,
    { from: addMonths(month, -1), to: addMonths(month, 2), today },
  ).map((rent) => ({
    projectId: rent.projectId,
    projectName: names.get(rent.projectId) ?? '',
    period: rent.period,
    state: rent.state,
    payDate: rent.payDate,
    daysLate: rent.daysLate,
    open: centsToText(getOpenCents(rent)),
  }));
}
