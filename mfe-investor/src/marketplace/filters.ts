import {
  folded,
  fundedPercent,
  projectStatuses,
  propertyTypes,
  type ProjectStatus,
  type PropertyType,
} from '@cimiento/contracts';

export const sortings = ['return', 'minimum', 'progress'] as const;
export type Sorting = (typeof sortings)[number];

export const sortingLabel: Record<Sorting, string> = {
  return: 'Mayor retorno',
  minimum: 'Menor inversión mínima',
  progress: 'Mayor avance',
};

/** What the address says is to be shown. */
export type Filters = { tab: ProjectStatus; words: string; type: PropertyType | ''; sort: Sorting | '' };

type Filtered = {
  name: string;
  location: string;
  propertyType: PropertyType;
  annualReturn: string;
  minInvestment: number;
  funded: number;
  target: number;
};

const oneOf = <T extends string, D extends string>(values: readonly T[], value: string | null, otherwise: D): T | D =>
  values.find((known) => known === value) ?? otherwise;

/** The filters of an address; what it does not say, or says wrongly, is the default. */
export const readFilters = (query: URLSearchParams): Filters => ({
  tab: oneOf(projectStatuses, query.get('tab'), 'available'),
  words: query.get('q') ?? '',
  type: oneOf(propertyTypes, query.get('type'), ''),
  sort: oneOf(sortings, query.get('sort'), ''),
});

/** The address of filters: defaults leave no trace. */
export function writeFilters({ tab, words, type, sort }: Filters): URLSearchParams {
  const said = Object.entries({ tab: tab === 'available' ? '' : tab, q: words, type, sort });
  return new URLSearchParams(said.filter(([, value]) => value !== ''));
}

const orders: Record<Sorting, (one: Filtered, other: Filtered) => number> = {
  return: (one, other) => Number(other.annualReturn) - Number(one.annualReturn),
  minimum: (one, other) => one.minInvestment - other.minInvestment,
  progress: (one, other) => fundedPercent(other.funded, other.target) - fundedPercent(one.funded, one.target),
};

/** The projects of every status that match words and type, in the chosen order; those that are equal in it stay as they were. */
export function matching<Project extends Filtered>(
  projects: readonly Project[],
  { words, type, sort }: Filters,
): Project[] {
  const wanted = folded(words.trim());
  const found = projects.filter(
    ({ name, location, propertyType }) =>
      (type === '' || propertyType === type) && folded(`${name} ${location}`).includes(wanted),
  );
  return sort === '' ? found : [...found].sort(orders[sort]);
}

export const isNarrowed = ({ words, type }: Filters): boolean => words.trim() !== '' || type !== '';
