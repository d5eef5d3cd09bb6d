import { usd } from './formats';
import { fractionPrice } from './limits';
import { projectedReturnCents } from './money';
import type { ProjectStatus } from './statuses';

type Offer = { status: ProjectStatus; funded: number; target: number; minInvestment: number };

/** What a person may put into a project, in whole dollars: from `least` to `most` in steps of one fraction. `most` is below `least` when nothing can be bought. */
export type AmountRange = { min: number; max: number; remaining: number };

const wholeFractionsUp = (dollars: number): number => Math.ceil(dollars / fractionPrice) * fractionPrice;
const wholeFractionsDown = (dollars: number): number => Math.floor(dollars / fractionPrice) * fractionPrice;

/** The least, the most and what is left of the target; a project without a minimum of its own takes one fraction. Only an available project takes anything. */
export function amountRange({ status, funded, target, minInvestment }: Offer): AmountRange {
  const left = status === 'available' ? Math.max(0, target - funded) : 0;
  return {
    min: wholeFractionsUp(Math.max(minInvestment, fractionPrice)),
    max: wholeFractionsDown(left),
    remaining: left,
  };
}

/** Whether at least one order still fits in a project. */
export const canInvest = (offer: Offer): boolean => {
  const { min: least, max: most } = amountRange(offer);
  return most >= least;
};

/** Why an amount in whole dollars cannot be put into a project, in words for the person who chose it, or null when it can. */
export function investmentFault(offer: Offer, amount: number): string | null {
  const { min: least, max: most, remaining: left } = amountRange(offer);
  if (most < least) return closedReason(offer, least, left);
  if (amount % fractionPrice !== 0)
    return `Elige fracciones enteras: el monto debe ser múltiplo de ${usd(fractionPrice)}.`;
  if (amount < least) return `La inversión mínima de este proyecto es de ${usd(least)}.`;
  return amount > most ? `Quedan ${usd(left)} por invertir en este proyecto: elige como máximo ${usd(most)}.` : null;
}

function closedReason({ status }: Offer, least: number, left: number): string {
  if (status !== 'available' || left <= 0) return 'Este proyecto ya no recibe inversiones: no queda ninguna fracción.';
  return `Quedan ${usd(left)} por invertir en este proyecto, menos que su inversión mínima de ${usd(least)}.`;
}

/** Fractions of an amount in whole dollars. */
export const fractionsOf = (dollars: number): number => Math.floor(dollars / fractionPrice);

/** Share of a project that an amount buys, in percent; 0 when the project has no target. */
export const getSharePercent = (amount: number, target: number): number => (target > 0 ? (amount * 100) / target : 0);

/** What an amount would pay in a year at a project's return, in cents. */
export const projectedYearCents = (amount: number, annualReturn: string): number =>
  projectedReturnCents(amount, Number(annualReturn));
