import {
  addMonths,
  allocate,
  centsToText,
  chargeRent,
  getExpectedRentCents,
  getFirstRentPeriod,
  getRentDueDate,
  projectedReturnCents,
  sumFee,
  type PaymentStatus,
} from '@cimiento/contracts';
import { demoInvestments } from './investments';
import { listDemoFees } from './project-terms';
import { demoProjects } from './projects';
import type { DemoPayment } from './types';

const [firstPeriod, lastPeriod] = ['2024-10', '2025-09'];
const periods = Array.from({ length: 12 }, (_none, index) => addMonths(firstPeriod, index));

/** Projects that pay: the funded and the sold ones. */
const paying = demoProjects.filter(({ status }) => status !== 'available');

/** The last month is pending. Project 7 missed one month because it had no tenants. */
function getStatus(projectId: number, period: string): PaymentStatus {
  if (period === lastPeriod) return 'pending';
  return projectId === 7 && period === '2025-03' ? 'missed' : 'paid';
}

/** The payments of a project for a month: the projected rent after its fee, divided by what each invested. Each is paid on the day it is due. */
function createMonth({ id: projectId, name }: (typeof paying)[number], period: string): Omit<DemoPayment, 'id'>[] {
  const holdings = demoInvestments.filter((investment) => investment.projectId === projectId);
  const gross = holdings.reduce((sum, { amount, annualReturn, investedOn }) => {
    const yearlyCents = projectedReturnCents(amount, annualReturn);
    const term = { projectId, yearlyCents, firstPeriod: getFirstRentPeriod(investedOn), lastPeriod: null };
    return sum + getExpectedRentCents(term, period);
  }, 0);
  const paymentDate = getRentDueDate(period);
  const terms = { rules: listDemoFees(name, '2024-01-01'), vat: [] };
  const fee = sumFee(chargeRent(terms, gross, period, paymentDate));
  const [before, after] = [allocate(gross, holdings), allocate(gross - fee, holdings)];
  const status = getStatus(projectId, period);
  return holdings.map(({ id: investmentId, userId }, index) => ({
    investmentId,
    userId,
    projectId,
    amount: centsToText(after[index] ?? 0),
    fee: centsToText((before[index] ?? 0) - (after[index] ?? 0)),
    paymentDate,
    period,
    status,
  }));
}

/** Twelve months of payments, by month and then by investment. */
export const demoPayments: DemoPayment[] = periods
  .flatMap((period) =>
    paying.flatMap((project) => createMonth(project, period)).sort((a, b) => a.investmentId - b.investmentId),
  )
  .map((payment, index) => ({ id: index + 1, ...payment }));
