import type { Place } from '@cimiento/product-ui';
import type { DashboardQuery } from './dashboard.generated';

type Portfolio = Pick<DashboardQuery, 'myInvestments' | 'mySettledInvestments' | 'projects'>;

/** An investment's proceeds from the sale of its project. */
export type Sale = {
  /** YYYY-MM-DD */
  exitDate: string;
  /** Decimal text; null while the sale has not been settled. */
  settled: { capital: string; share: string } | null;
};

/** An investment with what its sale gave. */
export type Holding = {
  investment: DashboardQuery['myInvestments'][number];
  sale: Sale | null;
  place: Place | undefined;
};

/** The investments whose capital is in projects: all but those whose share of a sale was credited. */
export function listHeld({
  myInvestments,
  mySettledInvestments,
}: Pick<Portfolio, 'myInvestments' | 'mySettledInvestments'>): DashboardQuery['myInvestments'] {
  const settled = new Set(mySettledInvestments.map(({ investmentId }) => investmentId));
  return myInvestments.filter(({ id }) => !settled.has(id));
}

/** The investments of a portfolio, each with what its sale gave. */
export function listHoldings({ myInvestments, mySettledInvestments, projects }: Portfolio): Holding[] {
  const settledById = new Map(mySettledInvestments.map((settled) => [settled.investmentId, settled]));
  const projectById = new Map(projects.map((project) => [project.id, project]));
  return myInvestments.map((investment) => {
    const settled = settledById.get(investment.id);
    const project = projectById.get(investment.projectId);
    // Archived projects are not among the projects, but what their sale gave is known.
    const sold = settled ? { status: 'exited' as const, exitDate: settled.exitDate } : project;
    const sale =
      sold?.status === 'exited' && sold.exitDate !== null
        ? { exitDate: sold.exitDate, settled: settled ? { capital: settled.capital, share: settled.share } : null }
        : null;
    const place = project && { name: investment.projectName, ...project };
    return { investment, sale, place };
  });
}
