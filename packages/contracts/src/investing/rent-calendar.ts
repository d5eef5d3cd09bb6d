import { toCsv, toDecimalComma } from '../values/csv';
import { addMonths, countDays, countMonths, listPeriods, toPeriod } from '../values/days';
import { formatPaymentDate } from '../values/formats';
import { limits } from '../texts/limits';
import type { PaymentStatus } from './payments';

/** What became of the rent of one month. */
export const rentStatuses = ['received', 'partial', 'late', 'upcoming', 'missed'] as const;
export type RentStatus = (typeof rentStatuses)[number];
export const rentStatusLabel: Record<RentStatus, string> = {
  received: 'Recibida',
  partial: 'Parcial',
  late: 'Atrasada',
  upcoming: 'Por venir',
  missed: 'No pagada',
};

const countDaysInWords = (days: number): string => `${days} ${days === 1 ? 'día' : 'días'}`;

/** What became of the rent of a month, with its days: 'Atrasada 4 días', 'Recibida, 2 días tarde'. */
export function describeRent({ status, daysLate }: { status: RentStatus; daysLate: number }): string {
  const label = rentStatusLabel[status];
  if (daysLate === 0 || status === 'missed') return label;
  return status === 'late' ? `${label} ${countDaysInWords(daysLate)}` : `${label}, ${countDaysInWords(daysLate)} tarde`;
}

/** Day of the following month on which the rent of a month is due. */
const dueDay = 15;

/** One or several equal investments that promise rent. */
export type RentHolding = {
  projectId: number;
  /** Projected return of a year of one investment. */
  yearlyCents: number;
  /** First and last month with rent, YYYY-MM: no first one when nothing is expected, no last one while it continues. */
  firstPeriod: string | null;
  lastPeriod: string | null;
  /** How many such investments there are; 1 unless stated. */
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

/** What was expected and what came of one project for one month. */
export type RentMonth = {
  projectId: number;
  period: string;
  expectedCents: number;
  receivedCents: number;
  /** Sum of the payments that are still to come: pending ones, and paid ones with a date to come. */
  announcedCents: number;
  status: RentStatus;
  dueDate: string;
  /** From the due date to the day on which the rent was complete, or to today while it is not. */
  daysLate: number;
};

/** The first month with rent of an investment: the one after it was made. */
export const getFirstRentPeriod = (investedOn: string): string => addMonths(investedOn, 1);

/** The day on which the rent of a month is due. */
export const getRentDueDate = (period: string): string => `${addMonths(period, 1)}-${String(dueDay).padStart(2, '0')}`;

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

/** Whether a payment was received by a day: a paid one of a day to come was not. */
export const isReceived = (
  { status, paymentDate }: Pick<RentPayment, 'status' | 'paymentDate'>,
  today: string,
): boolean => status === 'paid' && paymentDate <= today;

/** Whether a paid payment has a date to come, so that it is not received yet. */
export const isPaidAhead = (payment: Pick<RentPayment, 'status' | 'paymentDate'>, today: string): boolean =>
  payment.status === 'paid' && !isReceived(payment, today);

/** Whether a payment is still to come: it is pending, or paid with a date to come. */
const isAnnounced = (payment: Pick<RentPayment, 'status' | 'paymentDate'>, today: string): boolean =>
  payment.status === 'pending' || isPaidAhead(payment, today);

type Dated = Pick<RentPayment, 'paymentDate' | 'cents'>;

/** The date of the payment with which the sum reached an amount. */
function findCompletion(paid: readonly Dated[], cents: number): string | undefined {
  let sum = 0;
  return paid
    .toSorted((a, b) => a.paymentDate.localeCompare(b.paymentDate))
    .find((payment) => (sum += payment.cents) >= cents)?.paymentDate;
}

type Due = { expectedCents: number; receivedCents: number; payments: readonly RentPayment[]; holdings: number };

// A payment is rounded to the cent on its own, so each holding may be a cent short of its expected amount.
function resolveMonth({ expectedCents, receivedCents, payments, holdings }: Due, dueDate: string, today: string) {
  const enough = Math.max(1, expectedCents - holdings);
  const paid = payments.filter((payment) => isReceived(payment, today));
  const completedOn = findCompletion(paid, enough);
  const daysLate = Math.max(0, countDays(dueDate, completedOn ?? today));
  if (completedOn !== undefined) return { status: 'received', daysLate } as const;
  if (receivedCents > 0) return { status: 'partial', daysLate } as const;
  if (payments.some(({ status }) => status === 'missed')) return { status: 'missed', daysLate } as const;
  return { status: daysLate > 0 ? 'late' : 'upcoming', daysLate } as const;
}

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
  status: RentStatus;
  dueDate: string;
  daysLate: number;
};

/** CSV of a rent calendar, in the form that a Spanish-language spreadsheet opens correctly. */
export const toRentCsv = (rows: readonly RentRow[]): string =>
  toCsv([
    ['Período', 'Proyecto', 'Proyectado (USD)', 'Recibido (USD)', 'Estado', 'Vence', 'Días de atraso'],
    ...rows.map(({ period, projectName, expected, received, status, dueDate, daysLate }) => [
      period,
      projectName,
      toDecimalComma(expected),
      toDecimalComma(received),
      rentStatusLabel[status],
      formatPaymentDate(dueDate),
      daysLate,
    ]),
  ]);

const toKey = (projectId: number, period: string): string => `${projectId}:${period}`;

/**
 * The rent of each project for each month of a range, by month and then by project. Months in which nothing was expected, received or
 * missed are left out. `today` decides what is late.
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
      const receivedCents = ofMonth.reduce((sum, payment) => sum + (isReceived(payment, today) ? payment.cents : 0), 0);
      const announcedCents = ofMonth.reduce(
        (sum, payment) => sum + (isAnnounced(payment, today) ? payment.cents : 0),
        0,
      );
      if (expectedCents === 0 && receivedCents === 0 && !ofMonth.some(({ status }) => status === 'missed')) return [];
      const dueDate = getRentDueDate(period);
      const count = due.reduce((sum, { count: equal = 1 }) => sum + equal, 0);
      const month = { expectedCents, receivedCents, payments: ofMonth, holdings: count };
      const state = resolveMonth(month, dueDate, today);
      return [{ projectId, period, expectedCents, receivedCents, announcedCents, dueDate, ...state }];
    }),
  );
}
