import { toCsv, toCsvNumber } from '../values/csv';
import { addMonths, countDays, countMonths, listPeriods, toPeriod } from '../values/days';
import { formatPaymentDate } from '../values/formats';
import { limits } from '../texts/limits';
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
  type PaymentSum,
  type RentState,
  type RentStatus,
} from './rent-states';

/** One or several equal investments that promise rent. */
export type RentHolding = {
  projectId: number;
  /** Projected return of a year of one investment. */
  yearlyCents: number;
  /** First and last month with rent, YYYY-MM: no first one when nothing is expected, no last one while it continues. */
  firstPeriod: string | null;
  lastPeriod: string | null;
  /** Number of such investments; 1 unless stated. */
  count?: number;
};

/** Payments of a project for one month that have the same date and status. */
export type RentPayment = {
  projectId: number;
  /** YYYY-MM */
  period: string;
  /** YYYY-MM-DD */
  paymentDate: string;
  cents: number;
  status: PaymentStatus;
};

/** The expected and the received rent of one project for one month. */
export type RentMonth = {
  projectId: number;
  period: string;
  expectedCents: number;
  receivedCents: number;
  /** Sum of the payments that are still to come: pending ones, and paid ones with a date to come. */
  announcedCents: number;
  /** Sum of the payments that were recorded as missed: nobody will pay them. */
  missedCents: number;
  state: RentState;
  /** The state in the five values of the published API. */
  status: RentStatus;
  /** The day on which what is still to come is to be paid: the last one that a payment names, else the due date. */
  payDate: string;
  dueDate: string;
  /** From the due date to the day on which the rent was complete, or to today while it is not. */
  daysLate: number;
};

/** The first month with rent of an investment: the one after it was made. */
export const getFirstRentPeriod = (investedOn: string): string => addMonths(investedOn, 1);

type Term = {
  /** The month of the investment, or of its first payment where its date was not recorded. Null when neither is known. */
  startPeriod: string | null;
  /** Whether the date of the investment was recorded. */
  isDated: boolean;
  isSold: boolean;
  /** Day of the sale, YYYY-MM-DD. */
  exitDate: string | null;
};

/** First and last month with rent. A sold project pays up to the month of its sale, and nothing that can be known when it has no date. */
export function getRentTerm({
  startPeriod,
  isDated,
  isSold,
  exitDate,
}: Term): Pick<RentHolding, 'firstPeriod' | 'lastPeriod'> {
  if (isSold && exitDate === null) return { firstPeriod: null, lastPeriod: null };
  const firstPeriod = startPeriod !== null && isDated ? getFirstRentPeriod(startPeriod) : startPeriod;
  return { firstPeriod, lastPeriod: isSold && exitDate !== null ? toPeriod(exitDate) : null };
}

/** Whether a holding promises rent for a month. */
export const isInTerm = ({ firstPeriod, lastPeriod }: RentHolding, period: string): boolean =>
  firstPeriod !== null && period >= firstPeriod && (lastPeriod === null || period <= lastPeriod);

/**
 * Cents that a holding is expected to pay for a month: a twelfth of its projected year, whose cents that are left go to the first months of
 * each twelve. Any twelve months in a row sum to the year exactly.
 */
export function getExpectedRentCents(holding: RentHolding, period: string): number {
  const { firstPeriod, yearlyCents, count = 1 } = holding;
  if (firstPeriod === null || !isInTerm(holding, period)) return 0;
  const left = yearlyCents % 12;
  const month = countMonths(firstPeriod, period) % 12;
  return count * ((yearlyCents - left) / 12 + (month < left ? 1 : 0));
}

/** Cents that a holding was expected to pay until a day: the rents that were due by then. */
export const getExpectedToDateCents = (holding: RentHolding, today: string): number =>
  holding.firstPeriod === null
    ? 0
    : listPeriods(holding.firstPeriod, holding.lastPeriod ?? toPeriod(today))
        .filter((period) => getRentDueDate(period) <= today)
        .reduce((sum, period) => sum + getExpectedRentCents(holding, period), 0);

type Dated = Pick<RentPayment, 'paymentDate' | 'cents'>;

/** The date of the payment with which the sum reached an amount. */
function findCompletion(paid: readonly Dated[], cents: number): string | undefined {
  let sum = 0;
  return [...paid]
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate))
    .find((payment) => (sum += payment.cents) >= cents)?.paymentDate;
}

type Due = { expectedCents: number; receivedCents: number; payments: readonly RentPayment[]; holdings: number };

// A payment is rounded to the cent on its own, so each holding may be a cent short of its expected amount.
function resolveMonth({ expectedCents, receivedCents, payments, holdings }: Due, dueDate: string, today: string) {
  const enough = Math.max(1, expectedCents - holdings);
  const completedOn = findCompletion(
    payments.filter((payment) => isReceived(payment, today)),
    enough,
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

const sumCents = (payments: readonly RentPayment[]): number => payments.reduce((sum, { cents }) => sum + cents, 0);

/** Rows by the text or number that each has. */
export function groupBy<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
}

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
      'Recibido (USD)',
      'Estado',
      'Vence',
      'Días de atraso',
    ],
    ...rows.map(({ period, projectName, expected, received, state, dueDate, daysLate }) => [
      period,
      projectName,
      toCsvNumber(expected),
      toCsvNumber(received),
      rentState[state].label,
      formatPaymentDate(dueDate),
      daysLate,
    ]),
  ]);

const toKey = (projectId: number, period: string): string => `${projectId}:${period}`;

/**
 * The rent of each project for each month of a range, by month and then by project. Months in which nothing was expected, received,
 * announced or missed are left out. `today` decides what is late.
 */
export function calculateRentMonths(
  holdings: readonly RentHolding[],
  payments: readonly RentPayment[],
  { from, to, today }: { from: string; to: string; today: string },
): RentMonth[] {
  const paymentsByMonth = groupBy(payments, ({ projectId, period }) => toKey(projectId, period));
  const holdingsByProject = groupBy(holdings, ({ projectId }) => projectId);
  const projectIds = [...new Set([...holdingsByProject.keys(), ...payments.map(({ projectId }) => projectId)])];
  projectIds.sort((a, b) => a - b);
  return listPeriods(from, to).flatMap((period) =>
    projectIds.flatMap((projectId) => {
      const due = (holdingsByProject.get(projectId) ?? []).filter((holding) => isInTerm(holding, period));
      const ofMonth = paymentsByMonth.get(toKey(projectId, period)) ?? [];
      const expectedCents = due.reduce((sum, holding) => sum + getExpectedRentCents(holding, period), 0);
      const addUp = (sum: PaymentSum): number =>
        sumCents(ofMonth.filter((payment) => getPaymentSum(payment, today) === sum));
      const [receivedCents, announcedCents, missedCents] = [addUp('received'), addUp('coming'), addUp('missed')];
      const hasMissed = ofMonth.some(({ status }) => status === 'missed');
      if (expectedCents === 0 && receivedCents === 0 && announcedCents === 0 && !hasMissed) return [];
      const dueDate = getRentDueDate(period);
      const count = due.reduce((sum, { count: equal = 1 }) => sum + equal, 0);
      const amounts = { expectedCents, receivedCents, announcedCents, missedCents };
      const state = resolveMonth({ ...amounts, payments: ofMonth, holdings: count }, dueDate, today);
      return [{ projectId, period, ...amounts, dueDate, payDate: findPayDate(ofMonth, dueDate, today), ...state }];
    }),
  );
}
