import { demoProjects } from './projects';
import type { DemoInvestment } from './types';

/** Investments: user 2 is maria. */
const holdings: [userId: number, projectId: number, amount: number][] = [
  [2, 5, 12_000],
  [2, 6, 8000],
  [2, 7, 5000],
  [2, 8, 10_000],
  [2, 1, 3000],
  [3, 5, 5000],
  [3, 6, 15_000],
  [3, 1, 2000],
  [4, 6, 4000],
  [4, 9, 10_000],
  [5, 7, 9000],
  [5, 8, 6000],
  [6, 5, 20_000],
  [6, 4, 5000],
  [7, 8, 3000],
  [7, 9, 5000],
  [8, 6, 7000],
  [8, 2, 11_000],
  [9, 7, 2000],
  [9, 1, 6000],
  [10, 5, 1000],
  [10, 2, 4000],
  [11, 9, 15_000],
  [11, 4, 10_000],
  [12, 8, 8000],
  [12, 7, 3000],
  [13, 6, 25_000],
  [13, 1, 1000],
  [14, 2, 2000],
  [14, 5, 6000],
];

export const demoInvestments: DemoInvestment[] = holdings.map(([userId, projectId, amount], index) => {
  const project = demoProjects.find(({ id }) => id === projectId);
  if (!project) throw new Error(`No demonstration project ${projectId}`);
  return {
    id: index + 1,
    userId,
    projectId,
    amount,
    projectName: project.name,
    annualReturn: Number(project.annualReturn),
    imageUrl: project.image,
    // All money is invested by the day the target is reached. Open projects pay nothing before the month that is due next.
    investedOn: project.fundedDate ?? '2025-09-04',
  };
});
