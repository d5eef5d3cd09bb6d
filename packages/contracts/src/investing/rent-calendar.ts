import { toCsv, toCsvNumber } from '../values/csv';
import { addMonths, countDays, countMonths, listPeriods, toPeriod } from '../values/days';
import { formatPaymentDate } from '../values/formats';
import { groupBy } from '../values/group-by';
import { limits } from '../texts/limits';
import type { RentExpectation } from './expected-rents';
import type { PaymentStatus } from './payments';
import {
  getPaymentSum,
  getRentDay,
  getRentDueDate,
  isPaidAhead,
  isReceived,
  rentState,
  resolveRentState,
  toRentStatus,
  type RentState,
  type RentStatus,
} from './rent-states';

/** Payments of a project for one month that have the same date and status. */
export type RentPayment = {
  projectId: number;
  /** YYYY-MM */
  period: string;
  /** YYYY-MM-DD */
  paymentDate: string;
  cents: number;
  status: PaymentStatus;
} & Partial<PaymentDeductions>;

/** The parts of a rent that its payments do not have, in cents: what the run that divided it took for each. */
export type PaymentDeductions = {
  /** Management fee with its tax. */
  feeCents: number;
  /** Expenses of the house. */
  expensesCents: number;
  /** The part that is kept for later expenses; negative where it was taken from there. */
  reserveCents: number;
  /** Cents by which payments from before rents were divided to the cent may be short. */
  roundingCents: number;
};

/** The expected and the received rent of one project for one month. */
export type RentMonth = {
  projectId: number;
  period: string;
  /** Before fees. */
  expectedGrossCents: number;
  /** After fees, which is what people receive. */
  expectedCents: number;
  receivedCents: number;
  /** Sum of the payments that are still to come: pending ones, and paid ones with a date to come. */
  announcedCents: number;
  /** Sum of the payments that were recorded as missed: nobody will pay them. */
  missedCents: number;
  /** The fee that was taken from what was received. */
  feeCents: number;
  /** Expenses and reserve of what was received or is still to come. */
  expensesCents: number;
  reserveCents: number;
  state: RentState;
  /** The state in the five values of the published API. */
  status: RentStatus;
  /** The day on which what is still to come is to be paid: the last one that a payment names, else the due date. */
  payDate: string;
  dueDate: string;
  /** From the due date to the day on which the rent was complete, or to today while it is not. */
  daysLate: number;
};

/**
 * Cents of the expectation that a payment covers: what it pays, and what its run took for the house. Who owns the house pays its expenses, so
 * they make no rent late.
 */
export const getCoveredCents = (payment: Pick<RentPayment, 'cents'> & Partial<PaymentDeductions>): number =>
  payment.cents + (payment.expensesCents ?? 0) + (payment.reserveCents ?? 0) + (payment.roundingCents ?? 0);

/** The date of the payment with which the sum reached an amount. */
function findCompletion(paid: readonly RentPayment[], cents: number): string | undefined {
  let sum = 0;
  return [...paid]
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate))
    .find((payment) => (sum += getCoveredCents(payment)) >= cents)?.paymentDate;
}

type Due = { expectedCents: number; receivedCents: number; payments: readonly RentPayment[] };

function resolveMonth({ expectedCents, receivedCents, payments }: Due, dueDate: string, today: string) {
  const completedOn = findCompletion(
    payments.filter((payment) => isReceived(payment, today)),
    Math.max(1, expectedCents),
  );
  const state = resolveRentState({
    isComplete: completedOn !== undefined,
    hasReceived: receivedCents > 0,
    hasPending: payments.some(({ status }) => status === 'pending'),
    hasAhead: payments.some((payment) => isPaidAhead(payment, today)),
    hasMissed: payments.some(({ status }) => status === 'missed'),
    isOverdue: dueDate < today,
  });
  return { state, status: toRentStatus(state), daysLate: Math.max(0, countDays(dueDate, completedOn ?? today)) };
}

/** The last day that payments still to come name. */
const findPayDate = (payments: readonly RentPayment[], dueDate: string, today: string): string =>
  payments
    .filter((payment) => getPaymentSum(payment, today) === 'coming')
    .map((payment) => getRentDay(payment, today))
    .sort()
    .at(-1) ?? dueDate;

const sumCents = (payments: readonly RentPayment[], part: 'cents' | keyof PaymentDeductions = 'cents'): number =>
  payments.reduce((sum, payment) => sum + (payment[part] ?? 0), 0);

/**
 * The months that a request means: this year unless it says otherwise, and twelve months when it has only one end. Null when it ends before
 * it starts, or has more months than a calendar may show.
 */
export function resolveRentRange(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): { from: string; to: string } | null {
  const year = 11;
  const first = from ?? (to === null ? `${toPeriod(today).slice(0, 4)}-01` : addMonths(to, -year));
  const last = to ?? addMonths(first, year);
  const months = countMonths(first, last) + 1;
  return months < 1 || months > limits.rentMonths.max ? null : { from: first, to: last };
}

/** A month of a calendar as it is sent and shown; amounts are decimal text. */
export type RentRow = {
  projectName: string;
  period: string;
  expectedGross: string;
  expected: string;
  received: string;
  state: RentState;
  dueDate: string;
  daysLate: number;
};

/** CSV of a rent calendar, in the form that a Spanish-language spreadsheet opens correctly. */
export const toRentCsv = (rows: readonly RentRow[]): string =>
  toCsv([
    [
      'Período',
      'Proyecto',
      'Proyectado antes de comisiones (USD)',
      'Proyectado (USD)',
      'Recibido (USD)',
      'Estado',
      'Vence',
      'Días de atraso',
    ],
    ...rows.map(({ period, projectName, expectedGross, expected, received, state, dueDate, daysLate }) => [
      period,
      projectName,
      toCsvNumber(expectedGross),
      toCsvNumber(expected),
      toCsvNumber(received),
      rentState[state].label,
      formatPaymentDate(dueDate),
      daysLate,
    ]),
  ]);

const toKey = ({ projectId, period }: { projectId: number; period: string }): string => `${projectId}:${period}`;

/**
 * The rent of each project for each month of a range, by month and then by project. Months in which nothing was expected, received,
 * announced or missed are left out. `today` decides what is late.
 */
export function calculateRentMonths(
  expectations: readonly RentExpectation[],
  payments: readonly RentPayment[],
  { from, to, today }: { from: string; to: string; today: string },
): RentMonth[] {
  const paymentsByMonth = groupBy(payments, toKey);
  const expectedByMonth = groupBy(expectations, toKey);
  const projectIds = [...new Set([...expectations, ...payments].map(({ projectId }) => projectId))];
  projectIds.sort((a, b) => a - b);
  return listPeriods(from, to).flatMap((period) =>
    projectIds.flatMap((projectId) => {
      const key = toKey({ projectId, period });
      const own = paymentsByMonth.get(key) ?? [];
      const expected = expectedByMonth.get(key) ?? [];
      const expectedCents = expected.reduce((sum, { netCents }) => sum + netCents, 0);
      const bySum = groupBy(own, (payment) => getPaymentSum(payment, today));
      const [received, coming, missed] = [
        bySum.get('received') ?? [],
        bySum.get('coming') ?? [],
        bySum.get('missed') ?? [],
      ];
      const [receivedCents, announcedCents, missedCents] = [sumCents(received), sumCents(coming), sumCents(missed)];
      if (expectedCents === 0 && receivedCents === 0 && announcedCents === 0 && missed.length === 0) return [];
      const dueDate = getRentDueDate(period);
      const live = [...received, ...coming];
      return [
        {
          projectId,
          period,
          expectedGrossCents: expected.reduce((sum, { grossCents }) => sum + grossCents, 0),
          expectedCents,
          receivedCents,
          announcedCents,
          missedCents,
          feeCents: sumCents(received, 'feeCents'),
          expensesCents: sumCents(live, 'expensesCents'),
          reserveCents: sumCents(live, 'reserveCents'),
          dueDate,
          payDate: findPayDate(own, dueDate, today),
          ...resolveMonth({ expectedCents, receivedCents, payments: own }, dueDate, today),
        },
      ];
    }),
  );
}
