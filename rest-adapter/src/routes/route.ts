import type { ErrorCode } from '@cimiento/contracts';
import { choice, nullable, type FieldTable } from '@cimiento/contracts/fields';
import type { ObjectSchema } from 'joi';
import type { Variables } from '../gateway';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The validated input of a request. */
export type Input = {
  /** The `{id}` of the path. */
  id?: number;
  /** The body, as its schema normalizes it. */
  body?: unknown;
  /** The values of its query parameters; null for those that are left out. */
  filters?: Readonly<Record<string, unknown>>;
};

/** One method of one path (docs/reference/rest.md) and the GraphQL operation behind it. */
export type Route = {
  method: Method;
  /** With `{id}` where a record is named, and `{name}` where the value of a filter is. */
  path: string;
  /** In Spanish, for the API reference. */
  summary: string;
  /** Further facts for the API reference, in Spanish. */
  note?: string;
  /** Who may call it. The resolver decides; this documents it and puts its error before errors of the input. */
  access: 'public' | 'user' | 'admin';
  /** Schema of the body; without it no body is read. */
  body?: ObjectSchema;
  /** An example of the body, where one with every field would be refused. */
  example?: unknown;
  /** The body is an array, which the schema and the operation take as `rows`; errors name the number of a row, from 1. */
  takesRows?: true;
  /** Of an array: finds the faults of the valid rows where others are not valid, so that one answer names all. */
  rowCheck?: string;
  /** Fields that a PUT accepts and ignores, so that it takes what a GET gave. */
  readOnly?: readonly string[];
  /** The value of its only root field is the response. */
  operation: string;
  /** Variables of the operation; `{ id, input }` by default. */
  variables?: (input: Input) => Variables;
  /** The number of a list's records, for `Total-Count`; for 'adapter' it is that of all rows. */
  countOperation?: string;
  /** Set for lists. 'operation' takes `after` and `limit`; for 'adapter' it returns all rows and the adapter slices them. */
  pagedBy?: 'operation' | 'adapter';
  /**
   * Fields of a row by which a list is ordered, the last of which is unique: their values are the `after` of the next page, and the
   * operation takes `$cursor`. 'sort' is the field that the request sorts by. Without it, or by id, rows are read on from an id.
   */
  cursor?: readonly ['sort', 'id'] | readonly [string, string];
  /** The list goes back in time: `after` gives the rows before that one. */
  isNewestFirst?: true;
  /** Query parameters that narrow and sort a list. Each is a variable of the operation; `sort` becomes `sort` and `descending`. */
  filters?: FieldTable;
  /** Filters whose `true` and `false` the operation takes as booleans. */
  flags?: readonly string[];
  /** Lists of the response that are left out where they are empty. */
  omittedWhenEmpty?: readonly string[];
  /** `?format=csv` answers with this file instead of JSON. `write` gets what the operation answered. */
  csv?: { name: string; write: (records: unknown, filters: Input['filters']) => string };
  /**
   * The operation returns `fileName` and `base64`: the response is that file. It is of one of these types, which `contentType` of the
   * operation names where there are several.
   */
  sendsFile?: readonly string[];
  /** Everybody may call it, and the response depends on who does: no cache between keeps it. */
  isPersonal?: true;
  /** The response is a list, always whole. */
  returnsList?: true;
  /** Name of the response's schema in the OpenAPI document; for a list, of one record. */
  responseSchema: string;
  /** 200 by default. */
  status?: 200 | 201;
  /** The operation honours the Idempotency-Key header: the same key and body give the first response again. */
  isIdempotent?: true;
  /** The response has a secret, which is not stored: the same key again is a conflict. */
  showsSecret?: true;
  /**
   * The response carries the record's revision as its ETag, and PUT and DELETE honour `If-Match`. The operation selects `revision`,
   * which is left out of the body; PUT and DELETE take `$revision`.
   */
  hasRevision?: true;
  /** Error codes beyond those that follow from the other properties and from the code of the operation. */
  errors?: readonly ErrorCode[];
};

/** Names of the query parameters by which a list is paged. */
export const getPageParameters = ({ pagedBy }: Route): readonly ('limit' | 'after')[] =>
  pagedBy ? ['limit', 'after'] : [];

const format = nullable(choice('Formato', { json: 'JSON', csv: 'CSV' }));

/** Whether the value of a filter is a part of the path. */
export const isInPath = ({ path }: Pick<Route, 'path'>, name: string): boolean => path.includes(`{${name}}`);

/** The query parameters of a route, and the filters in its path, except for those that page a list. */
export const listParameterFields = ({ filters, csv }: Route): FieldTable => ({ ...filters, ...(csv && { format }) });

/** Names of the query parameters that a route takes. */
export const getQueryParameters = (route: Route): readonly string[] => [
  ...getPageParameters(route),
  ...Object.keys(listParameterFields(route)).filter((name) => !isInPath(route, name)),
];

/** Whether what a route creates can be read at its own address, which is then the `Location`. */
export const isAddressed = ({ path, status }: Route, table: readonly Route[]): boolean =>
  status === 201 && table.some((route) => route.method === 'GET' && route.path === `${path}/{id}`);
