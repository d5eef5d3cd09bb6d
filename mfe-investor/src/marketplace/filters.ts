import {
  foldText,
  getFundedPercent,
  projectStatuses,
  propertyTypes,
  type ProjectStatus,
  type PropertyType,
} from '@cimiento/contracts';

export const sortOptions = ['return', 'minimum', 'progress'] as const;
export type SortOption = (typeof sortOptions)[number];

export const sortLabel: Record<SortOption, string> = {
  return: 'Mayor retorno',
  minimum: 'Menor inversión mínima',
  progress: 'Mayor avance',
};

/** What the marketplace shows, as stated in its URL. */
export type Filters = { tab: ProjectStatus; search: string; type: PropertyType | ''; sort: SortOption | '' };

type Filterable = {
  name: string;
  location: string;
  propertyType: PropertyType;
  annualReturn: string;
  minInvestment: number;
  funded: number;
  target: number;
};

const findValue = <T extends string, D extends string>(
  values: readonly T[],
  value: string | null,
  defaultValue: D,
): T | D => values.find((known) => known === value) ?? defaultValue;

/** The filters in a URL; a missing or unknown value is the default. */
export const parseFilters = (query: URLSearchParams): Filters => ({
  tab: findValue(projectStatuses, query.get('tab'), 'available'),
  search: query.get('q') ?? '',
  type: findValue(propertyTypes, query.get('type'), ''),
  sort: findValue(sortOptions, query.get('sort'), ''),
});

/** The query string of the filters, without the defaults. */
export function toSearchParams({ tab, search, type, sort }: Filters): URLSearchParams {
  const params = Object.entries({ tab: tab === 'available' ? '' : tab, q: search, type, sort });
  return new URLSearchParams(params.filter(([, value]) => value !== ''));
}

const comparators: Record<SortOption, (a: Filterable, b: Filterable) => number> = {
  return: (a, b) => Number(b.annualReturn) - Number(a.annualReturn),
  minimum: (a, b) => a.minInvestment - b.minInvestment,
  progress: (a, b) => getFundedPercent(b.funded, b.target) - getFundedPercent(a.funded, a.target),
};

/** The projects, of any status, that match search and type, in the chosen order. Equal ones keep their order. */
export function filterProjects<Project extends Filterable>(
  projects: readonly Project[],
  { search, type, sort }: Filters,
): Project[] {
  const needle = foldText(search.trim());
  const matches = projects.filter(
    ({ name, location, propertyType }) =>
      (type === '' || propertyType === type) && foldText(`${name} ${location}`).includes(needle),
  );
  return sort === '' ? matches : [...matches].sort(comparators[sort]);
}

export const hasFilters = ({ search, type }: Filters): boolean => search.trim() !== '' || type !== '';
