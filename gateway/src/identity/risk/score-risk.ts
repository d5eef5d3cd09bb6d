import { parseCents, parseCountries, riskAmounts, type RiskFactorKind } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import type { Figures } from '../../books/compliance-rules/read-figures';
import { undocumentedOrigins, type RiskFactor } from '../records/identity-seal';

/** The facts from which the risk of a person follows, besides the rules. */
export type RiskFacts = {
  profile: IdentityProfile;
  /** Deposits of 12 months, in cents. */
  depositedCents: number;
  hasClearedMatch: boolean;
  hasFundsDocument: boolean;
};

/** The factors that a person has, whatever they weigh. */
function listFactors(
  { profile, depositedCents, hasClearedMatch, hasFundsDocument }: RiskFacts,
  countries: readonly string[],
): RiskFactorKind[] {
  const { pep, country, nationality, fundsOrigin, expectedYearly } = profile;
  const isListed = [country, nationality].some((code) => code !== null && countries.includes(code));
  const declared = expectedYearly === null ? null : parseCents(expectedYearly);
  const factors: [RiskFactorKind, boolean][] = [
    ['risk_pep', pep === 'self'],
    ['risk_pep_related', pep === 'family' || pep === 'associate'],
    ['risk_cleared_match', hasClearedMatch],
    ['risk_listed_country', isListed],
    ['risk_foreign_resident', country !== null && country !== 'EC'],
    ['risk_amount', depositedCents >= riskAmounts.amount && depositedCents < riskAmounts.large],
    ['risk_large_amount', depositedCents >= riskAmounts.large],
    ['risk_above_declared', declared !== null && depositedCents > 2 * declared],
    ['risk_undocumented_funds', fundsOrigin !== null && undocumentedOrigins.includes(fundsOrigin) && !hasFundsDocument],
    // Nobody comes to an office: every identity is checked at a distance.
    ['risk_remote', true],
  ];
  return factors.flatMap(([factor, applies]) => (applies ? [factor] : []));
}

/** The factors of a person with their points by these figures; those that weigh nothing are left out. */
export const scoreRisk = (facts: RiskFacts, figures: Figures): RiskFactor[] =>
  listFactors(facts, parseCountries(figures.listed_countries))
    .map((factor) => ({ factor, points: Number(figures[factor]) }))
    .filter(({ points }) => points > 0);
