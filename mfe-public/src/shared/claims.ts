import { fractionPrice } from '@cimiento/contracts';

/**
 * The marketing figures, as they are specified for a demonstration. Where money is real they are not shown: nobody could verify them, and
 * each project states its own. The building of the example is shown everywhere. Amounts in whole US dollars.
 */
export const claims = {
  hero: '+12% Proyectado',
  projected: '8-12%',
  /** Projected yearly return in percent, from and to: the same as `projected`. */
  projectedRange: [8, 12],
  /** Part of each rent that the administration of the example property takes, in percent. */
  exampleFeePercent: 8,
  exampleProperty: 300_000,
  exampleFractions: 300,
  traditionalMinimum: '$500K+',
  /** Lower end of `traditionalMinimum`, for the drawing. */
  traditionalMinimumDollars: 500_000,
  excluded: '95%',
  /** Of a hundred people: the same as `excluded`. */
  excludedOfHundred: 95,
  annualReturns: '12-18%',
  activeInvestors: '2,500+',
} as const;

/** Number of fractions that the traditional minimum buys. */
export const fractionsOfTraditionalMinimum = claims.traditionalMinimumDollars / fractionPrice;
