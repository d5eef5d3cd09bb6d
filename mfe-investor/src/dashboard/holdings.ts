import { getRentDueDate, getExpectedRentCents, centsToText, type RentHolding } from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard.generated';
import type { Place } from '@cimiento/product-ui';
import { toRentHolding } from './holding-pace';
import type { Sale } from './InvestmentCard';

type Portfolio = Pick<DashboardQuery, 'myInvestments' | 'myPayments' | 'mySettledInvestments' | 'projects'>;

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

/** The first rent of a portfolio that is still to come: its day and its amount as decimal text. Null when none is expected. */
export function findFirstRent(
  holdings: readonly Pick<Holding, 'rent'>[],
  today: string,
): { dueDate: string; amount: string } | null {
  const starts = holdings.flatMap(({ rent }) =>
    rent.firstPeriod !== null && rent.lastPeriod === null && getRentDueDate(rent.firstPeriod) >= today
      ? [{ rent, period: rent.firstPeriod }]
      : [],
  );
  const [first] = starts.map(({ period }) => period).sort();
  if (first === undefined) return null;
  const cents = starts
    .filter(({ period }) => period === first)
    .reduce((sum, { rent }) => sum + getExpectedRentCents(rent, first), 0);
  return { dueDate: getRentDueDate(first), amount: centsToText(cents) };
}
