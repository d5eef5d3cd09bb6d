import { formatExactDollars, parseCents, sumMoney, type RentState } from '@cimiento/contracts';
import { groupRents } from '../shared/next-rent';
import type { RentMonthFragment } from './rent-calendar.generated';

type Month = Pick<RentMonthFragment, 'expectedGross' | 'expected' | 'received' | 'open' | 'daysLate'>;

export type RentTotals = {
  expectedGross: string;
  /** After fees. */
  expected: string;
  received: string;
  /** The rents that are due and still to come: nothing of missed rents. */
  overdue: string;
};

/** Totals of some months, as decimal text. */
export const sumRents = (months: readonly Month[]): RentTotals => ({
  expectedGross: sumMoney(months.map(({ expectedGross }) => expectedGross)),
  expected: sumMoney(months.map(({ expected }) => expected)),
  received: sumMoney(months.map(({ received }) => received)),
  overdue: sumMoney(months.filter(({ daysLate }) => daysLate > 0).map(({ open }) => open)),
});

/** States of a rent of which what is to come is shown, in place of what came. */
const notYet: ReadonlySet<RentState> = new Set(['announced', 'pending', 'upcoming']);

type Shown = Pick<RentMonthFragment, 'state' | 'open' | 'received'>;

/** The amount by which a rent is shown: what came, or what is to come. */
export const getShownAmount = ({ state, open, received }: Shown): string => (notYet.has(state) ? open : received);

/** Whether less came of a rent than was expected. */
export const isShort = ({ state }: Pick<RentMonthFragment, 'state'>): boolean =>
  state === 'partial' || state === 'late' || state === 'missed';

/** The months of a year in words: '2026: 10 meses pagados, $2,885.48', or what is projected while nothing is settled. */
export function describeYear(
  year: string,
  months: readonly (Month & Pick<RentMonthFragment, 'period' | 'state'>)[],
): string {
  const groups = groupRents(months, ({ period }) => period).map(([, rows]) => rows);
  const settled = groups.filter((rows) => rows.every(({ open }) => parseCents(open) === 0));
  const count = (number: number) => (number === 1 ? '1 mes' : `${number} meses`);
  const { expected, received } = sumRents(months);
  if (settled.length === 0)
    return `${year}: ${count(groups.length)} por venir, ${formatExactDollars(expected)} proyectados`;
  const paid = settled.filter((rows) => rows.every(({ state }) => state === 'received')).length;
  const incomplete = settled.length - paid;
  return [
    `${year}: ${count(paid)} ${paid === 1 ? 'pagado' : 'pagados'}`,
    ...(incomplete > 0 ? [`${incomplete} ${incomplete === 1 ? 'incompleto' : 'incompletos'}`] : []),
    formatExactDollars(received),
  ].join(', ');
}
