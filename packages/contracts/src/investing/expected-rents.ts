import { addMonths, countMonths, listPeriods, toPeriod } from '../values/days';
import { groupBy } from '../values/group-by';
import { sumShares, type Holding } from '../values/shares';

/** One or several equal investments that promise rent. */
export type RentHolding = {
  projectId: number;
  /** Projected return of a year of one investment, before fees. */
  yearlyCents: number;
  /** First and last month with rent, YYYY-MM: no first one when nothing is expected, no last one while it continues. */
  firstPeriod: string | null;
  lastPeriod: string | null;
  /** Number of such investments; 1 unless stated. */
  count?: number;
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

/** The rent that is expected of a project for a month, in cents: before fees, and after them. */
export type RentExpectation = { projectId: number; period: string; grossCents: number; netCents: number };

/** The fee in cents, with its tax, of the rent of a project for a month. */
export type RentCharge = (projectId: number, period: string, rentCents: number) => number;

type Range = { from: string; to: string };

const sumExpected = (holdings: readonly RentHolding[], period: string): number =>
  holdings.reduce((sum, holding) => sum + getExpectedRentCents(holding, period), 0);

/** The months of a range in which some holdings of a project may expect rent. */
function listDuePeriods(holdings: readonly RentHolding[], { from, to }: Range): string[] {
  const [first] = holdings.flatMap(({ firstPeriod }) => firstPeriod ?? []).sort();
  if (first === undefined) return [];
  // One that continues has no last month: it ends with the range.
  const last =
    holdings
      .map(({ lastPeriod }) => lastPeriod ?? to)
      .sort()
      .at(-1) ?? to;
  return listPeriods(first > from ? first : from, last < to ? last : to);
}

/** Expectations for each project and month of a range in which something is expected. */
function mapMonths<Each extends RentHolding>(
  holdings: readonly Each[],
  range: Range,
  toCents: (due: readonly Each[], projectId: number, period: string) => Omit<RentExpectation, 'projectId' | 'period'>,
): RentExpectation[] {
  return [...groupBy(holdings, ({ projectId }) => projectId)].flatMap(([projectId, own]) =>
    listDuePeriods(own, range).flatMap((period) => {
      const due = own.filter((holding) => isInTerm(holding, period));
      return due.length === 0 ? [] : [{ projectId, period, ...toCents(due, projectId, period) }];
    }),
  );
}

/** The rents that all holders of projects expect together. */
export const expectRents = (holdings: readonly RentHolding[], range: Range, charge: RentCharge): RentExpectation[] =>
  mapMonths(holdings, range, (due, projectId, period) => {
    const grossCents = sumExpected(due, period);
    return { grossCents, netCents: grossCents - charge(projectId, period, grossCents) };
  });

/**
 * The rents that some holders expect: of what all of them expect together, after fees, what a monthly payment of exactly that rent gives them.
 * @param holdings all investments of the projects
 */
export const expectOwnRents = <Each extends RentHolding & Holding>(
  holdings: readonly Each[],
  isOwn: (holding: Each) => boolean,
  range: Range,
  charge: RentCharge,
): RentExpectation[] =>
  mapMonths(holdings, range, (due, projectId, period) => {
    const grossCents = sumExpected(due, period);
    const netCents = grossCents - charge(projectId, period, grossCents);
    return { grossCents: sumExpected(due.filter(isOwn), period), netCents: sumShares(netCents, due, isOwn) };
  }).filter(({ grossCents, netCents }) => grossCents !== 0 || netCents !== 0);
