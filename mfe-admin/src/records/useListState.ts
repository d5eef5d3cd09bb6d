import { useSearchParams } from 'react-router-dom';

/** Rows on one page of a list. */
export const pageSize = 25;

export type ListState<Sort extends string = string> = {
  search: string;
  sort: Sort;
  descending: boolean;
  /** From 1. */
  page: number;
  /** Value of a filter, or '' when it is not set. */
  filter: (name: string) => string;
  /** Whether anything narrows the list. */
  narrowed: boolean;
  onSearch: (text: string) => void;
  onSort: (by: string) => void;
  onFilter: (name: string, value: string) => void;
  onPage: (page: number) => void;
  /** Leads on from a page that is no more: the way back does not lead to it again. */
  onBeyond: (lastPage: number) => void;
  /** Takes the search and every filter away. */
  onClear: () => void;
};

const names = { search: 'q', sort: 'sort', order: 'order', page: 'page' } as const;

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

/** One of the values that a list knows, whatever the address says. */
export const known = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

const atPage = (page: number) => ({ [names.page]: page > 1 ? String(page) : null });

type Options<Sort extends string> = {
  /** The orders that the list knows; the first is its own. */
  sorts: readonly [Sort, ...Sort[]];
  /** Whether its own order is turned round. */
  descending?: boolean;
  filters?: readonly string[];
};

/** What the server is asked for. */
export const listVariables = <Sort extends string>({ search, sort, descending, page }: ListState<Sort>) => ({
  search: search.trim() || null,
  sort,
  descending,
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

/**
 * The state of a list as its address: it can be shared and reloaded, and the way back works. Typing a search replaces the address, so that
 * the way back leads past the whole search and not past each letter.
 */
export function useListState<Sort extends string>(options: Options<Sort>): ListState<Sort> {
  const { sorts, descending: ownDescending = false, filters = [] } = options;
  const [params, setParams] = useSearchParams();
  const search = params.get(names.search) ?? '';
  const sort = known(sorts, params.get(names.sort) ?? '') ?? sorts[0];
  const order = params.get(names.order);
  const descending = order === null ? sort === sorts[0] && ownDescending : order === 'desc';
  const filter = (name: string) => params.get(name) ?? '';

  const change = (changes: Record<string, string | null>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ [names.page]: null, ...changes })) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );

  return {
    search,
    sort,
    descending,
    page: pageOf(params.get(names.page)),
    filter,
    narrowed: search.trim() !== '' || filters.some((name) => filter(name) !== ''),
    onSearch: (text) => change({ [names.search]: text }, search !== ''),
    onSort: (by) => change({ [names.sort]: by, [names.order]: by === sort && !descending ? 'desc' : 'asc' }),
    onFilter: (name, value) => change({ [name]: value }),
    onPage: (page) => change(atPage(page)),
    onBeyond: (page) => change(atPage(page), true),
    onClear: () => change({ [names.search]: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
  };
}
