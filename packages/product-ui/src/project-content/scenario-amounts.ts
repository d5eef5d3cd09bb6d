import {
  calculatePerformanceFee,
  findProjectedFee,
  fractionPrice,
  parseTermMonths,
  projectedReturnCents,
  subtractPercent,
  type ChargedProject,
  type ShownFee,
} from '@cimiento/contracts';

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

/** The fees of a project that scenarios take; one that it does not charge is undefined. */
export type ScenarioFees = Partial<Record<'management' | 'sale' | 'performance', ShownFee>>;

/** The fees that a scenario from a day on takes. */
export const listScenarioFees = (project: ChargedProject, day: string): ScenarioFees =>
  Object.fromEntries(
    (['management', 'sale', 'performance'] as const).flatMap((kind) => {
      const fee = findProjectedFee(project, kind, day);
      return fee ? [[kind, fee]] : [];
    }),
  );

/** A performance fee of what is left of a sale, with its tax. */
function takePerformance(cents: number, months: number, rule: ShownFee): number {
  const days = Math.round((months * 365) / 12);
  const feeCents = calculatePerformanceFee(cents, [{ cents: fractionPrice * 100, days }], rule);
  return Math.round((feeCents * rule.wholePercent) / rule.percent);
}

/** The result of a scenario of so many months after the project's fees on rents, sale and profit. */
export function subtractFees({ name, ...gross }: Scenario, fees: ScenarioFees, months: number): Scenario {
  const saleCents = subtractPercent(gross.saleCents, fees.sale?.wholePercent ?? 0);
  return {
    name,
    rentCents: subtractPercent(gross.rentCents, fees.management?.wholePercent ?? 0),
    saleCents: fees.performance ? saleCents - takePerformance(saleCents, months, fees.performance) : saleCents,
  };
}

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
