import { parseEnum, useAddressParams } from '@cimiento/product-ui/lists';

/** Rows on one page of a list, unless it states another number. */
export const pageSize = 25;

/** Longest search that the server accepts, in characters. */
export const maxSearchLength = 200;

export type ListState<Sort extends string = string> = {
  search: string;
  sort: Sort;
  descending: boolean;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Value of a filter, or '' when it is not set. */
  filter: (name: string) => string;
  /** Whether a search or a filter is set. */
  isNarrowed: boolean;
  onSearch: (text: string) => void;
  onSort: (by: string) => void;
  onFilter: (name: string, value: string) => void;
  onPage: (page: number) => void;
  /** Replaces a page that no longer exists by the last one, so that Back does not return to it. */
  onPageOutOfRange: (lastPage: number) => void;
  /** Clears the search and every filter. */
  onClear: () => void;
};

const paramNames = { search: 'q', sort: 'sort', order: 'order', page: 'page' } as const;

const parsePage = (text: string): number => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

const pageParam = (page: number) => ({ [paramNames.page]: page > 1 ? String(page) : null });

type Options<Sort extends string> = {
  /** Sort orders of the list; the first is its default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Whether the default order is descending. */
  descending?: boolean;
  filters?: readonly string[];
  /** Rows on a page, 100 at most. */
  pageSize?: number | undefined;
};

/** Query variables for the state of a list. */
export const listVariables = <Sort extends string>({
  search,
  sort,
  descending,
  page,
  pageSize: limit,
}: ListState<Sort>) => ({
  search: search.trim() || null,
  sort,
  descending,
  offset: (page - 1) * limit,
  limit,
});

/**
 * Keeps the state of a list in the address, so that it can be shared, reloaded and returned to. Typing replaces the history entry: Back
 * leaves the whole search, not its last letter.
 */
export function useListState<Sort extends string>(options: Options<Sort>): ListState<Sort> {
  const { sorts, descending: defaultDescending = false, filters = [] } = options;
  const { read, change: changeAddress } = useAddressParams();
  // The server rejects a longer search, and a retry could not help: an address may be of any length.
  const search = read(paramNames.search).slice(0, maxSearchLength);
  const sort = parseEnum(sorts, read(paramNames.sort)) ?? sorts[0];
  const order = read(paramNames.order);
  const descending = order === '' ? sort === sorts[0] && defaultDescending : order === 'desc';

  const change = (changes: Record<string, string | null>, replace = false) =>
    changeAddress({ [paramNames.page]: null, ...changes }, { replace });

  return {
    search,
    sort,
    descending,
    page: parsePage(read(paramNames.page)),
    pageSize: options.pageSize ?? pageSize,
    filter: read,
    isNarrowed: search.trim() !== '' || filters.some((name) => read(name) !== ''),
    onSearch: (text) => change({ [paramNames.search]: text }, search !== ''),
    onSort: (by) => change({ [paramNames.sort]: by, [paramNames.order]: by === sort && !descending ? 'desc' : 'asc' }),
    onFilter: (name, value) => change({ [name]: value }),
    onPage: (page) => change(pageParam(page)),
    onPageOutOfRange: (page) => change(pageParam(page), true),
    onClear: () => change({ [paramNames.search]: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
  };
}
