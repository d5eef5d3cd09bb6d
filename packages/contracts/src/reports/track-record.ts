import { toCsv } from '../values/csv';
import { countMonths, listPeriods, toPeriod } from '../values/days';
import { formatPaymentDate } from '../values/formats';
import { isInTerm, type RentHolding } from '../investing/expected-rents';
import type { RentMonth } from '../investing/rent-calendar';
import { getRentDueDate } from '../investing/rent-states';
import { projectStatus, type ProjectStatus } from '../investing/projects';
import { isTooShort, xirr, type Flow } from '../values/xirr';

/** Punctuality of a project's rents, over the months that were due. */
export type RentTiming = {
  monthsOnTime: number;
  /** Complete after their due date, or still owed. */
  monthsLate: number;
  /** Recorded as not paid. */
  monthsMissed: number;
  /** Of the late months, with one decimal; 0 without any. */
  averageDaysLate: number;
};

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Rent of a month that was due before a day. */
export const isDue = ({ dueDate }: Pick<RentMonth, 'dueDate'>, today: string): boolean => dueDate < today;

const isLate = ({ status, daysLate }: RentMonth): boolean => status !== 'missed' && daysLate > 0;

/** Number of months that were paid in time, late or not at all. Takes the months that were due. */
export function summarizeTiming(months: readonly RentMonth[]): RentTiming {
  const late = months.filter(isLate);
  const days = late.reduce((sum, { daysLate }) => sum + daysLate, 0);
  return {
    monthsOnTime: months.filter(({ status, daysLate }) => status === 'received' && daysLate === 0).length,
    monthsLate: late.length,
    monthsMissed: months.filter(({ status }) => status === 'missed').length,
    averageDaysLate: late.length === 0 ? 0 : roundTo(days / late.length, 1),
  };
}

/** Investments as a yield is calculated from them; `amount` is in whole dollars. */
export type CapitalHolding = RentHolding & { amount: number };

/** Whole dollars that were invested, times the months for which their rent was due by a day. */
function countDollarMonths(holdings: readonly CapitalHolding[], today: string): number {
  return holdings.reduce((sum, holding) => {
    const { firstPeriod, amount, count = 1 } = holding;
    if (firstPeriod === null) return sum;
    const months = listPeriods(firstPeriod, toPeriod(today)).filter(
      (period) => isInTerm(holding, period) && isDue({ dueDate: getRentDueDate(period) }, today),
    );
    return sum + amount * count * months.length;
  }, 0);
}

/** Yearly returns in percent of rents, after fees and before them. */
export type RentYield = { net: number; gross: number };

/**
 * Yearly returns in percent, with two decimals, of the rents that came for the months that were due: received × 12 / (capital × months). Null
 * while no month was due.
 */
export function calculateRentYield(
  holdings: readonly CapitalHolding[],
  dueMonths: readonly RentMonth[],
  today: string,
): RentYield | null {
  const dollarMonths = countDollarMonths(holdings, today);
  if (dollarMonths === 0) return null;
  const netCents = dueMonths.reduce((sum, month) => sum + month.receivedCents, 0);
  const grossCents = dueMonths.reduce((sum, month) => sum + month.feeCents, netCents);
  const toYield = (cents: number): number => roundTo((cents * 12) / dollarMonths, 2);
  return { net: toYield(netCents), gross: toYield(grossCents) };
}

/**
 * Yearly return in percent (XIRR), with two decimals, of what was sold: its investments, its rents and what the sale gave. Below 30 days it
 * is the plain result in percent of the investments, not for a year. What gave nothing back is -100. Null without investments.
 */
export function calculateExitReturn(flows: readonly Flow[]): number | null {
  if (flows.length > 0 && flows.every(({ cents }) => cents <= 0)) return -100;
  const rate = isTooShort(flows) ? calculatePlainReturn(flows) : xirr(flows);
  return rate === null ? null : roundTo(rate, 2);
}

function calculatePlainReturn(flows: readonly Flow[]): number | null {
  const invested = -flows.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
  const result = flows.reduce((sum, { cents }) => sum + cents, 0);
  return invested === 0 ? null : (result / invested) * 100;
}

/** Mean of some returns by capital, in percent with two decimals; null without any. */
export function weightByCapital(returns: readonly { capital: number; rate: number | null }[]): number | null {
  const known = returns.flatMap(({ capital, rate }) => (rate === null ? [] : [{ capital, rate }]));
  const capital = known.reduce((sum, each) => sum + each.capital, 0);
  if (capital === 0) return null;
  return roundTo(known.reduce((sum, each) => sum + each.capital * each.rate, 0) / capital, 2);
}

/** Months that a project has lasted: from its funding to its sale, or to today. Null when its funding is unknown. */
export const countProjectMonths = (from: string | null, exitDate: string | null, today: string): number | null =>
  from === null ? null : Math.max(0, countMonths(from, exitDate ?? today));

// With fewer people a sum would tell what one of them holds.
const minHolders = 5;
const coarseStep = 10_000;

/** Whether enough people hold a capital for its exact sum to be published. */
export const isExactCapital = (holders: number): boolean => holders >= minHolders;

/** Whole dollars that may be published: exact when enough people hold them, else rounded down to 10,000. */
export const publishCapital = (dollars: number, holders: number): number =>
  isExactCapital(holders) ? dollars : Math.floor(dollars / coarseStep) * coarseStep;

/** A project of the track record as it is sent and shown. */
export type TrackedProject = RentTiming & {
  name: string;
  /** Null when the project was deleted. */
  status: ProjectStatus | null;
  /** As stated, before fees. */
  promisedReturn: number;
  promisedNet: number;
  /** After fees. */
  realizedReturn: number | null;
  realizedGrossReturn: number | null;
  promisedTerm: string | null;
  /** The date that its newest delay named. */
  delayedTo: string | null;
  /** Title of that delay, where everybody may read it. */
  delayTitle: string | null;
  /** Whole dollars, by which it weighs in the total. */
  capital: number;
  actualMonths: number | null;
  fundedDate: string | null;
  exitDate: string | null;
  exitReturn: number | null;
};

const toDate = (date: string | null): string => (date === null ? '' : formatPaymentDate(date));

/** CSV of a track record, in the form that a Spanish-language spreadsheet opens correctly. */
export const toTrackRecordCsv = (projects: readonly TrackedProject[]): string =>
  toCsv([
    [
      'Proyecto',
      'Estado',
      'Retorno prometido antes de comisiones (%)',
      'Retorno prometido después de comisiones (%)',
      'Retorno realizado (%)',
      'Retorno realizado antes de comisiones (%)',
      'Meses a tiempo',
      'Meses con atraso',
      'Meses no pagados',
      'Días de atraso promedio',
      'Plazo prometido',
      'Meses transcurridos',
      'Fecha de financiamiento',
      'Fecha de venta',
      'TIR con la venta (%)',
      'Nueva fecha anunciada',
      'Retraso que la anunció',
      'Capital (USD)',
    ],
    ...projects.map((project) => [
      project.name,
      project.status === null ? 'Eliminado' : projectStatus[project.status].label,
      project.promisedReturn,
      project.promisedNet,
      project.realizedReturn,
      project.realizedGrossReturn,
      project.monthsOnTime,
      project.monthsLate,
      project.monthsMissed,
      project.averageDaysLate,
      project.promisedTerm,
      project.actualMonths,
      toDate(project.fundedDate),
      toDate(project.exitDate),
      project.exitReturn,
      toDate(project.delayedTo),
      project.delayTitle,
      project.capital,
    ]),
  ]);
