import type { Page } from '@cimiento/contracts/schemas';
import type { Request } from 'express';
import type { Route } from '../routes';

export type Row = { id: number };

/** Asks for rows in the order of their ids: those of a page, or all of them. */
export type Ask = (page: Partial<Page>) => Promise<readonly Row[]>;

type Part = {
  rows: readonly Row[];
  /** Whether rows follow these. */
  more: boolean;
};

async function pageOfOperation(ask: Ask, page: Page): Promise<Part> {
  const rows = await ask(page);
  const last = rows.at(-1);
  // One row more would say it at once, but not when a page is already as large as it may be.
  const more = last !== undefined && rows.length === page.limit && (await ask({ after: last.id, limit: 1 })).length > 0;
  return { rows, more };
}

async function pageOfWhole(ask: Ask, { after, limit }: Page): Promise<Part> {
  const following = (await ask({})).filter(({ id }) => id > after);
  const rows = following.slice(0, limit);
  return { rows, more: following.length > rows.length };
}

/** One page of a list, however its route gets it. */
export const partOf = ({ pagedBy }: Route, ask: Ask, page: Page): Promise<Part> =>
  pagedBy === 'operation' ? pageOfOperation(ask, page) : pageOfWhole(ask, page);

/** The `Link` header (RFC 8288) that names the page after this one. */
export function nextLink({ baseUrl, path }: Request, { limit }: Page, rows: readonly Row[]): string {
  const query = new URLSearchParams({ limit: String(limit), after: String(rows.at(-1)?.id) });
  return `<${baseUrl}${path}?${query}>; rel="next"`;
}
