import type { Page } from '@cimiento/contracts/schemas';
import type { Request } from 'express';
import type { Route } from '../routes';

export type Row = { id: number };

/** Where a page starts: after the row with an id, or after a cursor, and how many rows it has at most. */
export type ListPage = Partial<Page> & { cursor?: string };

/** Reads rows in the order of a list: those of a page, or all of them. */
export type ReadRows = (page: ListPage) => Promise<readonly Row[]>;

type PageOfRows = {
  rows: readonly Row[];
  /** The `after` of the next page, where more rows follow. */
  next?: string;
  /** Rows on all pages, where they were read. */
  total?: number;
};

/** Names the fields whose values are the position of a row in the requested order. */
function getPositionFields({ cursor }: Route, { sort }: Request['query']): readonly string[] {
  const [field, unique] = cursor ?? [];
  if (field === undefined || unique === undefined) return ['id'];
  if (field !== 'sort') return [field, unique];
  const sorted = typeof sort === 'string' ? sort.replace(/^-/, '') : 'id';
  return sorted === 'id' ? ['id'] : [sorted, unique];
}

/** The position after a row: its id, or the value that sorts it and its id, which hold however the row changes. */
const toPosition = (row: Row, fields: readonly string[]): ListPage =>
  fields.length === 1
    ? { after: row.id }
    : { cursor: fields.map((name) => String((row as Record<string, unknown>)[name])).join('.') };

async function readPage(readRows: ReadRows, page: ListPage, fields: readonly string[]): Promise<PageOfRows> {
  const rows = await readRows(page);
  const last = rows.at(-1);
  if (!last || rows.length !== page.limit) return { rows };
  const position = toPosition(last, fields);
  // Asking for limit + 1 rows would save this read, but fails when `limit` is already the maximum.
  const following = await readRows({ ...position, limit: 1 });
  return { rows, ...(following.length > 0 && { next: position.cursor ?? String(position.after) }) };
}

async function slicePage(readRows: ReadRows, { after = 0, limit }: ListPage): Promise<PageOfRows> {
  const all = await readRows({});
  const following = all.filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id);
  const rows = following.slice(0, limit);
  return { rows, total: all.length, ...(following.length > rows.length && { next: String(rows.at(-1)?.id) }) };
}

/** One page of a list: cut by the operation, or here when the operation returns the whole list. */
export const getPage = (
  route: Route,
  readRows: ReadRows,
  page: ListPage,
  query: Request['query'],
): Promise<PageOfRows> =>
  route.pagedBy === 'operation' ? readPage(readRows, page, getPositionFields(route, query)) : slicePage(readRows, page);

/** The `Link` header (RFC 8288) of the page that starts after a position. */
export function toNextLink(request: Request, { limit }: ListPage, next: string): string {
  const { baseUrl, path } = request;
  const { limit: _limit, after: _after, ...filters } = request.query;
  const query = new URLSearchParams({ limit: String(limit), after: next });
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return `<${baseUrl}${path}?${query}>; rel="next"`;
}
