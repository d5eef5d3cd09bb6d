import { foldText, getFundedPercent, propertyTypes, type PropertyType } from '@cimiento/contracts';
import { parseEnum } from '@cimiento/product-ui/lists';

export const sortOptions = ['return', 'minimum', 'progress'] as const;
export type SortOption = (typeof sortOptions)[number];

export const sortLabel: Record<SortOption, string> = {
  return: 'Mayor retorno',
  minimum: 'Menor inversión mínima',
  progress: 'Mayor avance',
};

type Filterable = {
  name: string;
  location: string;
  propertyType: PropertyType;
  annualReturn: string;
  minInvestment: number;
  funded: number;
  target: number;
};

const comparators: Record<SortOption, (a: Filterable, b: Filterable) => number> = {
  return: (a, b) => Number(b.annualReturn) - Number(a.annualReturn),
  minimum: (a, b) => a.minInvestment - b.minInvestment,
  progress: (a, b) => getFundedPercent(b.funded, b.target) - getFundedPercent(a.funded, a.target),
};

/** The projects, of any status, that match the search and type of an address, in its order. Equal ones keep their order. */
export function filterProjects<Project extends Filterable>(
  projects: readonly Project[],
  filter: (name: string) => string,
): Project[] {
  const needle = foldText(filter('q').trim());
  const type = parseEnum(propertyTypes, filter('type'));
  const sort = parseEnum(sortOptions, filter('sort'));
  const matches = projects.filter(
    ({ name, location, propertyType }) =>
      (!type || propertyType === type) && foldText(`${name} ${location}`).includes(needle),
  );
  return sort ? [...matches].sort(comparators[sort]) : matches;
}
