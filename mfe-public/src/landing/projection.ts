import { fractionPrice } from '@cimiento/contracts';
import { claims } from '../claims/claims';

export type Projection = {
  fractions: number;
  /** Whole US dollars. */
  amount: number;
  /** Share of the building in hundredths of a percent, rounded half up: 10 of 300 are 333. */
  shareBasisPoints: number;
  /** Projected yearly return in whole US dollars, from and to. */
  yearly: readonly [number, number];
};

const { exampleFractions: total, projectedRange } = claims;

/** A whole number of fractions, between one and all of the example building. */
export const clampFractions = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(total, Math.max(1, Math.trunc(wanted))) : 1;

// A fraction costs a thousand dollars, so every whole percent is in whole dollars.
const getPercent = (amount: number, percent: number): number => (amount / 100) * percent;

/** Amount, share and projected yearly return of a number of fractions of the example building. */
export function projectReturns(wanted: number): Projection {
  const fractions = clampFractions(wanted);
  const amount = fractions * fractionPrice;
  const [low, high] = projectedRange;
  return {
    fractions,
    amount,
    shareBasisPoints: Math.floor((fractions * 20_000 + total) / (2 * total)),
    yearly: [getPercent(amount, low), getPercent(amount, high)],
  };
}

/** '3.33%', '10%': a share without trailing zeros. */
export function formatShare(basisPoints: number): string {
  const decimals = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(basisPoints / 100)}${decimals && `.${decimals}`}%`;
}
