import { afterFees, beforeFees } from '../texts/fee-words';
import { findFeeRule, takePercent, type FeeKind, type FeeRule } from './fee-rules';

/** A fee of a project as a page receives it: with its percentage including the tax in force. */
export type ShownFee = FeeRule & { wholePercent: number };

/** As much of a project as its fees are shown by: the rules, and what it says of them in words. */
export type ChargedProject = { fees: string | null; feeRules: readonly ShownFee[] };

/** The fee of a kind that a projection takes: the one in force on a day, else the first to come. */
export const findProjectedFee = (
  { feeRules }: Pick<ChargedProject, 'feeRules'>,
  kind: FeeKind,
  day: string,
): ShownFee | undefined =>
  findFeeRule(feeRules, kind, day) ??
  feeRules.filter((rule) => rule.kind === kind).sort((a, b) => a.validFrom.localeCompare(b.validFrom))[0];

/** Whether a project charges nothing: it has no rules, and says nothing of fees. */
export const isFree = ({ fees, feeRules }: ChargedProject): boolean => feeRules.length === 0 && !fees;

/** The rest of an amount in cents after a percentage of it. */
export const subtractPercent = (cents: number, percent: number): number => cents - takePercent(cents, percent);

/** A basis of projected figures: its words, and the percentage of a rent that it leaves out. */
export type ProjectedBasis = { words: string; percent: number };

/** The bases in which a project's year is shown: after fees first, and before them; one where no rule takes a part of the rents. */
export function listBases(project: ChargedProject, day: string): ProjectedBasis[] {
  const percent = findProjectedFee(project, 'management', day)?.wholePercent ?? 0;
  if (percent === 0) return [{ words: isFree(project) ? 'sin comisiones' : beforeFees, percent }];
  return [
    { words: afterFees, percent },
    { words: beforeFees, percent: 0 },
  ];
}

/** An annual return in percent, with two decimals, after a percentage of it. */
export const toNetReturn = (annualReturn: number | string, percent: number): number =>
  Number((Number(annualReturn) * (1 - percent / 100)).toFixed(2));

/** The words beside a return that a project states: 'antes de comisiones · 8.28% después'. */
export function describeReturnBasis(project: ChargedProject & { annualReturn: number | string }, day: string): string {
  const [first] = listBases(project, day);
  return first && first.percent > 0
    ? `${beforeFees} · ${toNetReturn(project.annualReturn, first.percent)}% después`
    : (first?.words ?? beforeFees);
}
