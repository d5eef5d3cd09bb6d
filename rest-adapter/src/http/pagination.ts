import type { Page } from '@cimiento/contracts/schemas';
import type { Request } from 'express';
import type { Route } from '../routes';

export type Row = { id: number };

/** Reads rows in ascending order of id: those of a page, or all of them. */
export type ReadRows = (page: Partial<Page>) => Promise<readonly Row[]>;

type PageOfRows = {
  rows: readonly Row[];
  /** Whether more rows follow. */
  hasMore: boolean;
  /** Rows on all pages, where they were read. */
  total?: number;
};

async function readPage(readRows: ReadRows, page: Page): Promise<PageOfRows> {
  const rows = await readRows(page);
  const last = rows.at(-1);
  // Asking for limit + 1 rows would save this read, but fails when `limit` is already the maximum.
  const hasMore =
    last !== undefined && rows.length === page.limit && (await readRows({ after: last.id, limit: 1 })).length > 0;
  return { rows, hasMore };
}

async function slicePage(readRows: ReadRows, { after, limit }: Page): Promise<PageOfRows> {
  const all = await readRows({});
  const following = all.filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id);
  const rows = following.slice(0, limit);
  return { rows, hasMore: following.length > rows.length, total: all.length };
}

/** One page of a list: cut by the operation, or here when the operation returns the whole list. */
export const getPage = ({ pagedBy }: Route, readRows: ReadRows, page: Page): Promise<PageOfRows> =>
  pagedBy === 'operation' ? readPage(readRows, page) : slicePage(readRows, page);

/** The `Link` header (RFC 8288) of the page that follows these rows. */
export function toNextLink(request: Request, { limit }: Page, rows: readonly Row[]): string {
  const { baseUrl, path } = request;
  const { limit: _limit, after: _after, ...filters } = request.query;
  const query = new URLSearchParams({ limit: String(limit), after: String(rows.at(-1)?.id) });
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return `<${baseUrl}${path}?${query}>; rel="next"`;
}
