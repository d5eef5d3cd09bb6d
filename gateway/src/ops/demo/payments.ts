import { centsToText, projectedReturnCents, type PaymentStatus } from '@cimiento/contracts';
import { demoInvestments } from './investments';
import { demoProjects } from './projects';
import type { DemoPayment } from './types';

const periods = [
  '2024-10',
  '2024-11',
  '2024-12',
  '2025-01',
  '2025-02',
  '2025-03',
  '2025-04',
  '2025-05',
  '2025-06',
  '2025-07',
  '2025-08',
  '2025-09',
];

/** Projects that pay: the funded and the sold ones. */
const paying = new Set(demoProjects.filter(({ status }) => status !== 'available').map(({ id }) => id));

/** The last month is pending. Project 7 missed one month because it had no tenants. */
function getStatus(projectId: number, period: string): PaymentStatus {
  if (period === '2025-09') return 'pending';
  return projectId === 7 && period === '2025-03' ? 'missed' : 'paid';
}

/** Twelve months of payments: a twelfth of the projected yearly return each, rounded to the cent. */
export const demoPayments: DemoPayment[] = periods
  .flatMap((period) =>
    demoInvestments.filter(({ projectId }) => paying.has(projectId)).map((investment) => ({ period, investment })),
  )
  .map(({ period, investment }, index) => ({
    id: index + 1,
    investmentId: investment.id,
    userId: investment.userId,
    projectId: investment.projectId,
    amount: centsToText(Math.round(projectedReturnCents(investment.amount, investment.annualReturn) / 12)),
    paymentDate: `${period}-15`,
    period,
    status: getStatus(investment.projectId, period),
  }));
