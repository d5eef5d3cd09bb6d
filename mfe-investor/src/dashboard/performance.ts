import { dateAfter, parseCents, sumMoney, type PaymentStatus } from '@cimiento/contracts';
import type { Flow } from './xirr';

type Holding = { id: number; projectId: number; amount: number; investedOn: string | null };
type Payment = { investmentId: number; amount: string; paymentDate: string; period: string; status: PaymentStatus };

/** Sums of payments by status, as decimal text. */
export type PaymentSums = Record<PaymentStatus, string>;

const sumOf = (payments: readonly Payment[], status: PaymentStatus): string =>
  sumMoney(payments.filter((payment) => payment.status === status).map(({ amount }) => amount));

/** What was paid, is to come, and was not made when it was due. */
export const paymentSums = (payments: readonly Payment[]): PaymentSums => ({
  paid: sumOf(payments, 'paid'),
  pending: sumOf(payments, 'pending'),
  missed: sumOf(payments, 'missed'),
});

const earliest = (dates: readonly string[]): string | undefined => [...dates].sort()[0];

/** When the money of a holding began to work: at the latest a month before the first payment that it made. Null when nothing says. */
function startOf(holding: Holding, payments: readonly Payment[]): string | null {
  const first = earliest(payments.map(({ paymentDate }) => paymentDate));
  const known = [holding.investedOn, first === undefined ? null : dateAfter(first, -30)].filter(
    (date) => date !== null,
  );
  return earliest(known) ?? null;
}

/**
 * The flows of a portfolio up to today: what was put in, what was paid, and the capital at what it cost, today or on the day its project
 * was sold. A holding of which nobody knows since when it is held is left out, with its payments.
 */
export function portfolioFlows(
  holdings: readonly Holding[],
  payments: readonly Payment[],
  exitDates: ReadonlyMap<number, string | null>,
  today: string,
): Flow[] {
  return holdings.flatMap((holding) => {
    const paid = payments.filter(
      ({ investmentId, status, paymentDate }) =>
        investmentId === holding.id && status === 'paid' && paymentDate <= today,
    );
    const start = startOf(holding, paid);
    if (start === null || start > today) return [];
    const exit = exitDates.get(holding.projectId);
    const end = exit && exit <= today && exit > start ? exit : today;
    const capital = holding.amount * 100;
    return [
      { date: start, cents: -capital },
      ...paid.map(({ paymentDate, amount }) => ({ date: paymentDate, cents: parseCents(amount) ?? 0 })),
      { date: end, cents: capital },
    ];
  });
}

/** Months shown at most. */
const mostMonths = 24;

const monthAfter = (period: string): string => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
};

/** What was paid in each month from the first to the last with a payment, the latest 24 of them; months without one are 0. In cents. */
export function paidByMonth(payments: readonly Payment[]): { period: string; cents: number }[] {
  const sums = new Map<string, number>();
  for (const { period, amount, status } of payments)
    if (status === 'paid') sums.set(period, (sums.get(period) ?? 0) + (parseCents(amount) ?? 0));
  const periods = [...sums.keys()].sort();
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let month = first; month <= last && months.length < 1200; month = monthAfter(month)) months.push(month);
  return months.slice(-mostMonths).map((period) => ({ period, cents: sums.get(period) ?? 0 }));
}

/** Whole dollars held of each project, largest first. */
export function capitalByProject(
  holdings: readonly { projectId: number; projectName: string; amount: number }[],
): { projectId: number; name: string; amount: number }[] {
  const projects = new Map<number, { projectId: number; name: string; amount: number }>();
  for (const { projectId, projectName, amount } of holdings) {
    const known = projects.get(projectId);
    projects.set(projectId, { projectId, name: known?.name ?? projectName, amount: (known?.amount ?? 0) + amount });
  }
  return [...projects.values()].sort((one, other) => other.amount - one.amount);
}
