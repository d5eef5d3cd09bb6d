import {
  calculateRentMonths,
  centsToText,
  formatExactDollars,
  formatPercent,
  formatShortDate,
  getExpectedToDateCents,
  getOpenCents,
  getPaymentDay,
  getRentDueDate,
  getRentTerm,
  isReceived,
  parseCents,
  toPeriod,
  type DatedPayment,
  type ProjectStatus,
  type RentHolding,
} from '@cimiento/contracts';

type Holding = {
  id: number;
  projectId: number;
  actualReturns: string;
  projectedReturns: string;
  investedOn: string | null;
};
type Payment = { investmentId: number; period: string };
type PaidRent = Payment & DatedPayment & { amount: string };
type Sale = { status: ProjectStatus; exitDate: string | null } | undefined;

/** The terms of a holding, as the rent calendar needs them. Its first payment gives its start if its date was not recorded. */
export function toRentHolding(holding: Holding, payments: readonly Payment[], sale: Sale): RentHolding {
  const periods = payments.filter(({ investmentId }) => investmentId === holding.id).map(({ period }) => period);
  return {
    projectId: holding.projectId,
    yearlyCents: parseCents(holding.projectedReturns),
    ...getRentTerm({
      startPeriod: holding.investedOn === null ? (periods.sort()[0] ?? null) : toPeriod(holding.investedOn),
      isDated: holding.investedOn !== null,
      isSold: sale?.status === 'exited',
      exitDate: sale?.exitDate ?? null,
    }),
  };
}

/** Cents of a holding that are late, and those that nobody will pay, by the rule of the rent calendar. */
function sumShortfall(rent: RentHolding, payments: readonly PaidRent[], today: string) {
  const paid = payments.map(({ amount, ...payment }) => ({
    ...payment,
    paymentDate: getPaymentDay(payment),
    projectId: rent.projectId,
    cents: parseCents(amount),
  }));
  const from = [...payments.map(({ period }) => period), rent.firstPeriod ?? toPeriod(today)].sort()[0] ?? '';
  const months = calculateRentMonths([rent], paid, { from, to: toPeriod(today), today });
  return {
    lateCents: months.reduce((sum, month) => sum + (month.dueDate < today ? getOpenCents(month) : 0), 0),
    missedCents: months.reduce((sum, month) => sum + month.missedCents, 0),
  };
}

/** Cents of a holding that came for months whose rent was due by a day, and those that came before. */
function sumReceived(payments: readonly PaidRent[], today: string) {
  const sums = { dueCents: 0, earlyCents: 0 };
  for (const payment of payments)
    if (isReceived(payment, today))
      sums[getRentDueDate(payment.period) <= today ? 'dueCents' : 'earlyCents'] += parseCents(payment.amount);
  return sums;
}

/**
 * The received return of a holding in percent a year, on the basis of its projected one: the rents that were due by a day, and what came of
 * them. Null before the first one is due.
 */
export function getReceivedReturn(
  { rent, payments, annualReturn }: { rent: RentHolding; payments: readonly PaidRent[]; annualReturn: number },
  today: string,
): number | null {
  const expected = getExpectedToDateCents(rent, today);
  return expected === 0 ? null : (annualReturn * sumReceived(payments, today).dueCents) / expected;
}

/**
 * The payments of a holding against the time that has passed: '97.8% de lo esperado a hoy, faltan $22.50'; before its first rent is due, when
 * that is, unless it came already. Null when nothing is expected of it at all.
 */
export function describePace(
  { rent, payments, actualReturns }: { rent: RentHolding; payments: readonly PaidRent[]; actualReturns: string },
  today: string,
): string | null {
  const { firstPeriod, lastPeriod, yearlyCents } = rent;
  if (firstPeriod === null || yearlyCents === 0) return null;
  const expected = getExpectedToDateCents(rent, today);
  if (expected === 0)
    return lastPeriod === null && parseCents(actualReturns) === 0
      ? `Primera renta prevista para el ${formatShortDate(getRentDueDate(firstPeriod))}`
      : null;
  const { dueCents, earlyCents } = sumReceived(payments, today);
  const { lateCents, missedCents } = sumShortfall(rent, payments, today);
  return [
    `${formatPercent((dueCents / expected) * 100)} de lo esperado ${lastPeriod === null ? 'a hoy' : 'hasta la venta'}`,
    ...(earlyCents > 0 ? [`${formatExactDollars(centsToText(earlyCents))} antes de vencer`] : []),
    ...(lateCents > 0 ? [`faltan ${formatExactDollars(centsToText(lateCents))}`] : []),
    ...(missedCents > 0 ? [`${formatExactDollars(centsToText(missedCents))} no pagados`] : []),
  ].join(', ');
}
