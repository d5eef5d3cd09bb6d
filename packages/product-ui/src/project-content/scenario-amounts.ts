import { fractionPrice, parseTermMonths, projectedReturnCents, takeFee, type FeePercents } from '@cimiento/contracts';

/**
 * Scenarios of an investment: the part of its projected rents that arrives, and what the sale gives above or below the capital, in
 * percent of it. They are assumptions to compare by, the same for every project, and no forecast (docs/returns.md).
 */
export const scenarioAssumptions = {
  low: { label: 'Bajo', rentPercent: 60, salePercent: -10 },
  expected: { label: 'Esperado', rentPercent: 100, salePercent: 0 },
  high: { label: 'Alto', rentPercent: 115, salePercent: 10 },
} as const;
export type ScenarioName = keyof typeof scenarioAssumptions;
export const scenarioNames = ['low', 'expected', 'high'] as const satisfies readonly ScenarioName[];

export type Scenario = {
  name: ScenarioName;
  /** Sum of the rents up to the end of the term, before fees. */
  rentCents: number;
  /** The proceeds of the sale at the end of the term, before fees. */
  saleCents: number;
};

/** The result of a scenario after the project's fees on rents and sale. */
export const subtractFees = (
  { name, rentCents, saleCents }: Scenario,
  { rentPercent, salePercent }: FeePercents,
): Scenario => ({ name, rentCents: takeFee(rentCents, rentPercent), saleCents: takeFee(saleCents, salePercent) });

/** A year, where a term says no number of months. */
const usualMonths = 12;

/** Months of a term in words for which scenarios are calculated. */
export const getScenarioMonths = (term: string): number => parseTermMonths(term) ?? usualMonths;

/** The possible results of one fraction up to the end of the term, from the worst to the best. */
export function calculateScenarios({ annualReturn, term }: { annualReturn: string; term: string }): Scenario[] {
  const capital = fractionPrice * 100;
  const projected = (projectedReturnCents(fractionPrice, Number(annualReturn)) * getScenarioMonths(term)) / 12;
  return scenarioNames.map((name) => {
    const { rentPercent, salePercent } = scenarioAssumptions[name];
    return {
      name,
      rentCents: Math.round((projected * rentPercent) / 100),
      saleCents: (capital * (100 + salePercent)) / 100,
    };
  });
}
