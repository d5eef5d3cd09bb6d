import {
  centsToText,
  formatExactDollars,
  formatPercent,
  formatShortDate,
  getExpectedToDateCents,
  getRentDueDate,
  getRentTerm,
  parseCents,
  toPeriod,
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
type Sale = { status: ProjectStatus; exitDate: string | null } | undefined;

/** What a holding promises, in the terms of the rent calendar. Its first payment gives its start if its date was not recorded. */
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

/**
 * What a holding has paid against the time that has passed: '97.8% de lo esperado a hoy, faltan $22.50'; before its first rent is due, when
 * that is. Null when nothing is expected of it at all.
 */
export function describePace(rent: RentHolding, actualReturns: string, today: string): string | null {
  const { firstPeriod, lastPeriod, yearlyCents } = rent;
  if (firstPeriod === null || yearlyCents === 0) return null;
  const expected = getExpectedToDateCents(rent, today);
  if (expected === 0)
    return lastPeriod === null
      ? `Primera renta prevista para el ${formatShortDate(getRentDueDate(firstPeriod))}`
      : null;
  const received = parseCents(actualReturns);
  const share = `${formatPercent((received / expected) * 100)} de lo esperado ${lastPeriod === null ? 'a hoy' : 'hasta la venta'}`;
  // Payments are rounded to the cent one by one, so each month may be a cent short.
  const months = Math.ceil(expected / Math.max(1, Math.floor(yearlyCents / 12)));
  const missing = expected - received;
  return missing > months ? `${share}, faltan ${formatExactDollars(centsToText(missing))}` : share;
}
