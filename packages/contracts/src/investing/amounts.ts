import { formatDollars } from '../values/formats';
import { fractionPrice } from '../texts/limits';
import { projectedReturnCents } from '../values/money';
import type { ProjectStatus } from './projects';

type Offer = {
  status: ProjectStatus;
  funded: number;
  /** The amount held by open reservations, in whole dollars. */
  reserved: number;
  target: number;
  minInvestment: number;
  /** Set when it is no longer offered. */
  archivedAt?: Date | string | null;
  /** Null for a draft, which nobody can invest in; left out by callers that never see one. */
  publishedAt?: Date | string | null;
};

/** The amounts that an investor can put into a project, in whole dollars: from `min` to `max` in steps of one fraction, and what is neither funded nor reserved of its target. `max` is below `min` when nothing can be bought. */
export type AmountRange = { min: number; max: number; remaining: number };

const roundUpToFraction = (dollars: number): number => Math.ceil(dollars / fractionPrice) * fractionPrice;
const roundDownToFraction = (dollars: number): number => Math.floor(dollars / fractionPrice) * fractionPrice;

/** The smallest and largest order that a project takes. Without its own minimum the smallest is one fraction; only an available project that is published and not archived takes orders. */
export function amountRange(offer: Offer): AmountRange {
  const { status, funded, reserved, target, minInvestment, archivedAt, publishedAt } = offer;
  const isOffered = status === 'available' && !archivedAt && publishedAt !== null;
  const remaining = isOffered ? Math.max(0, target - funded - reserved) : 0;
  return {
    min: roundUpToFraction(Math.max(minInvestment, fractionPrice)),
    max: roundDownToFraction(remaining),
    remaining,
  };
}

/** Whether at least one order still fits in a project. */
export const canInvest = (offer: Offer): boolean => {
  const { min, max } = amountRange(offer);
  return max >= min;
};

/** Spanish message for an amount in whole dollars that cannot be invested in a project, or null when it can. */
export function investmentFault(offer: Offer, amount: number): string | null {
  const { min, max, remaining } = amountRange(offer);
  if (max < min) return getClosedReason(offer, min, remaining);
  if (amount % fractionPrice !== 0)
    return `Elige fracciones enteras: el monto debe ser múltiplo de ${formatDollars(fractionPrice)}.`;
  if (amount < min) return `La inversión mínima de este proyecto es de ${formatDollars(min)}.`;
  return amount > max
    ? `Quedan ${formatDollars(remaining)} por invertir en este proyecto: elige como máximo ${formatDollars(max)}.`
    : null;
}

function getClosedReason(offer: Offer, min: number, remaining: number): string {
  const { status, reserved, archivedAt, publishedAt } = offer;
  if (publishedAt === null) return 'Este proyecto todavía no se ofrece.';
  if (archivedAt) return 'Este proyecto ya no se ofrece.';
  if (status === 'available' && remaining < min && reserved > 0)
    return 'Lo que falta de este proyecto está reservado. Vuelve en unos días: si una reserva vence, podrás invertir.';
  if (status !== 'available' || remaining <= 0)
    return 'Este proyecto ya no recibe inversiones: no queda ninguna fracción.';
  return `Quedan ${formatDollars(remaining)} por invertir en este proyecto, menos que su inversión mínima de ${formatDollars(min)}.`;
}

/** The most that one user may reserve of a project, in whole dollars: a percentage of its target in whole fractions, and at least its smallest order. */
export const getReservableAmount = (offer: Offer, sharePercent: number): number =>
  Math.max(amountRange(offer).min, roundDownToFraction((offer.target * sharePercent) / 100));

/**
 * The amount of a project that can still be reserved, in whole dollars: open reservations together hold at most a percentage of what is not funded,
 * and at least its smallest order.
 */
export const getReservableTogether = (offer: Offer, togetherPercent: number): number => {
  const share = roundDownToFraction(((offer.target - offer.funded) * togetherPercent) / 100);
  return Math.max(0, Math.max(amountRange(offer).min, share) - offer.reserved);
};

/** Whole fractions that an amount in whole dollars buys. */
export const toFractions = (dollars: number): number => Math.floor(dollars / fractionPrice);

/** Share of a project that an amount buys, in percent; 0 when the project has no target. */
export const getSharePercent = (amount: number, target: number): number => (target > 0 ? (amount * 100) / target : 0);

/** Projected yearly return of an amount in whole dollars at a project's annual return (percent, decimal text), in cents. */
export const calculateYearlyReturnCents = (amount: number, annualReturn: string): number =>
  projectedReturnCents(amount, Number(annualReturn));
