import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './api.generated';
import { unwrap } from './errors';
import { createRetryingFetch, type RetryOptions } from './retry';

/** Body of a successful GET. */
type Json<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

type Query<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : never;

/** Paths of the lists that are read page by page. */
export type ListPath = {
  [Path in keyof paths]: Json<Path> extends readonly unknown[]
    ? 'after' extends keyof Query<Path>
      ? Path
      : never
    : never;
}[keyof paths];

/** Record of a list. */
export type Row<Path extends ListPath> = Json<Path> extends readonly (infer Item)[] ? Item : never;

export type ClientOptions = RetryOptions & {
  /** Address of the installation, such as https://cimiento.example. */
  baseUrl: string;
  /** API key: `cim_live_…`. Without one only public data can be read. */
  key?: string;
};

/** The client of openapi-fetch (`GET`, `POST`, `PUT`, `DELETE`), and lists as iterators. */
export type Client = FetchClient<paths> & {
  /** Every record of a list, page by page. `limit` is the size of a page, 100 unless stated. @throws ApiError */
  list<Path extends ListPath>(path: Path, query?: Query<Path>): AsyncGenerator<Row<Path>, void>;
};

const defaultPage = 100;

/** Path and query of the next page; null after the last. */
const findNext = (link: string | null): string | null => /<([^<>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;

/** A client of one installation. Each request is tried again where that cannot do anything twice. */
export function createClient({ baseUrl, key, ...retry }: ClientOptions): Client {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const send = createRetryingFetch(retry);
  const client = createFetchClient<paths>({ baseUrl, headers, fetch: send });

  async function* list<Path extends ListPath>(path: Path, query?: Query<Path>): AsyncGenerator<Row<Path>, void> {
    const parameters = Object.entries({ limit: defaultPage, ...query }).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, String(value)]));
    let next: string | null = `${path}?${search.toString()}`;
    while (next !== null) {
      const response = await send(new Request(new URL(next, baseUrl), { headers }));
      const body = (await response.json()) as Row<Path>[];
      yield* await unwrap<Row<Path>[]>(
        Promise.resolve(response.ok ? { data: body, response } : { error: body, response }),
      );
      next = findNext(response.headers.get('Link'));
    }
  }

  return Object.assign(client, { list });
}
