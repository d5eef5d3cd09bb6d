import { createDemoDates } from './dates';
import { demoInvestments } from './investments';
import { demoInvitations } from './invitations';
import { demoPayments } from './payments';
import { demoPosts } from './posts';
import { demoProjects, demoRoundProjects } from './projects';
import { demoUsers } from './users';
import { demoWaitlist } from './waitlist';

export { demoPosts, demoProjects, demoRoundProjects, demoUsers };

/** The demonstration data of a first start on a day ('YYYY-MM-DD'): the same at every fresh start on that day. */
export function createDemoData(today: string) {
  const dates = createDemoDates(today);
  const moveDay = (written: string | null | undefined): string | null => (written ? dates.day(written) : null);
  return {
    today,
    dates,
    users: demoUsers.map((user) => ({ ...user, createdAt: dates.instant(user.createdAt) })),
    projects: demoProjects.map((project) => ({
      ...project,
      fundedDate: moveDay(project.fundedDate),
      exitDate: moveDay(project.exitDate),
    })),
    roundProjects: demoRoundProjects,
    investments: demoInvestments.map((investment) => ({ ...investment, investedOn: dates.day(investment.investedOn) })),
    payments: demoPayments.map((payment) => ({
      ...payment,
      paymentDate: dates.day(payment.paymentDate),
      period: dates.period(payment.period),
    })),
    posts: demoPosts,
    waitlist: demoWaitlist.map((request) => ({ ...request, createdAt: dates.instant(request.createdAt) })),
    // Their codes name their years.
    invitations: demoInvitations,
  };
}

export type DemoData = ReturnType<typeof createDemoData>;
