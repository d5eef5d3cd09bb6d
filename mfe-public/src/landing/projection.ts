import { fractionPrice } from '@cimiento/contracts';
import { claims } from '../claims/claims';

export type Projection = {
  fractions: number;
  /** Whole US dollars. */
  amount: number;
  /** Share of the building in hundredths of a percent, rounded half up: 10 of 300 are 333. */
  shareBasisPoints: number;
  /** Projected return of a year in whole US dollars, from and to. */
  yearly: readonly [number, number];
};

const { exampleFractions: total, projectedRange } = claims;

/** A whole number of fractions of the example, at least one and at most all of it. */
export const clampFractions = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(total, Math.max(1, Math.trunc(wanted))) : 1;

// A fraction is a thousand dollars, so a percent of any number of them is whole dollars.
const getPercent = (amount: number, percent: number): number => (amount / 100) * percent;

/** What a number of fractions of the example building comes to (specification §1). */
export function projectReturns(wanted: number): Projection {
  const fractions = clampFractions(wanted);
  const amount = fractions * fractionPrice;
  const [least, most] = projectedRange;
  return {
    fractions,
    amount,
    shareBasisPoints: Math.floor((fractions * 20_000 + total) / (2 * total)),
    yearly: [getPercent(amount, least), getPercent(amount, most)],
  };
}

/** '3.33%', '10%': a share without decimals that say nothing. */
export function formatShare(basisPoints: number): string {
  const decimals = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(basisPoints / 100)}${decimals && `.${decimals}`}%`;
}
