import { fractionPrice } from '@cimiento/contracts';
import { claims } from '../shared/claims';

export type Projection = {
  fractions: number;
  /** Whole US dollars. */
  amount: number;
  /** Share of the building in hundredths of a percent, rounded half up: 10 of 300 are 333. */
  shareBasisPoints: number;
  /** Projected yearly return in whole US dollars, from and to, before fees. */
  yearly: readonly [number, number];
  /** The same after the example fee, in US dollars. */
  yearlyAfterFees: readonly [number, number];
};

const { exampleFractions: total, exampleFeePercent, projectedRange } = claims;

/** A whole number of fractions, between one and all of the example building. */
export const clampFractions = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(total, Math.max(1, Math.trunc(wanted))) : 1;

/** Reads a typed number of fractions: null when it means none, and a note unless it is taken as it stands. */
export type TypedFractions = { fractions: number | null; note: string | null };

/** Reads what was typed as a number of fractions of the example building. Every text gets an answer. */
export function readFractions(typed: string): TypedFractions {
  const text = typed.trim();
  if (text === '') return { fractions: null, note: `Escribe cuántas fracciones quieres, de 1 a ${total}.` };
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return { fractions: null, note: 'Escríbelo en números, por ejemplo 12.' };
  const fractions = clampFractions(Number(whole));
  if (Number(whole) > total)
    return { fractions, note: `Este edificio tiene ${total} fracciones: calculamos con todas.` };
  if (Number(whole) < 1) return { fractions, note: 'Lo mínimo es una fracción: calculamos con una.' };
  if (/[1-9]/.test(part)) return { fractions, note: `Las fracciones son enteras: calculamos con ${fractions}.` };
  return { fractions, note: null };
}

// A fraction costs a thousand dollars, so every whole percent is in whole dollars.
const getPercent = (amount: number, percent: number): number => (amount / 100) * percent;

/** Amount, share and projected yearly return of a number of fractions of the example building. */
export function projectReturns(wanted: number): Projection {
  const fractions = clampFractions(wanted);
  const amount = fractions * fractionPrice;
  const [low, high] = projectedRange.map((percent) => getPercent(amount, percent)) as [number, number];
  const takeExampleFee = (dollars: number): number => Math.round(dollars * (100 - exampleFeePercent)) / 100;
  return {
    fractions,
    amount,
    shareBasisPoints: Math.floor((fractions * 20_000 + total) / (2 * total)),
    yearly: [low, high],
    yearlyAfterFees: [takeExampleFee(low), takeExampleFee(high)],
  };
}

/** '3.33%', '10%': a share without trailing zeros. */
export function formatShare(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
