import {
  choice,
  date,
  instant,
  month,
  optional,
  reference,
  text,
  type Field,
  type FieldTable,
} from '@cimiento/contracts/fields';
import type { Route } from './route';

/** A query parameter of a list: its rule, and the GraphQL type of the operation's argument of the same name. */
export type ListFilter = { type: string; field: Field };

/** Only the records with this value of an enum. */
export const byChoice = (type: string, label: string, choices: Parameters<typeof choice>[1]): ListFilter => ({
  type,
  field: optional(choice(label, choices)),
});

/** Only the records that refer to this one. */
export const byReference = (label: string): ListFilter => ({ type: 'Int', field: optional(reference(label, label)) });

export const byMonth: ListFilter = { type: 'String', field: optional(month('Período, AAAA-MM')) };

/** Only the records of these days, both included. */
export const byDays: Readonly<Record<string, ListFilter>> = {
  from: { type: 'CalendarDate', field: optional(date('Desde este día, AAAA-MM-DD')) },
  to: { type: 'CalendarDate', field: optional(date('Hasta este día, AAAA-MM-DD, incluido')) },
};

const searchParameter = text('Palabras que se buscan, sin distinguir mayúsculas ni tildes');
const sinceParameter = instant('Solo lo creado o cambiado desde ese instante, ISO 8601', {
  message: 'Escribe un instante ISO 8601, como 2026-01-31T14:00:00Z; en una dirección, el + de la zona se escribe %2B',
});

/** `paymentDate` ascending and `-paymentDate` descending. */
const toOrders = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap((name) => [name, `-${name}`]).map((name) => [name, name]));

export type ListOptions = Pick<Route, 'path' | 'summary' | 'access' | 'responseSchema'> & {
  /** The query that gives the records after one, and the one that counts them. */
  query: string;
  count: string;
  /** GraphQL selection of a record. */
  fields: string;
  filters?: Readonly<Record<string, ListFilter>>;
  /** The GraphQL enum of what the list can be sorted by, if it has one, and those values that this route offers. */
  sorts?: { type?: string; fields: readonly string[] };
  isSearched?: true;
  hasUpdatedSince?: true;
};

/** A list that is read on from the last record, with its filters. */
export function createListRoute(options: ListOptions): Route {
  const { query, count, fields, filters = {}, sorts, isSearched, hasUpdatedSince, ...route } = options;
  const types: Record<string, string> = {
    ...Object.fromEntries(Object.entries(filters).map(([name, { type }]) => [name, type])),
    ...(isSearched && { search: 'String' }),
    ...(hasUpdatedSince && { updatedSince: 'DateTime' }),
  };
  const pageTypes = {
    after: 'Int',
    limit: 'Int',
    ...(sorts?.type && { sort: sorts.type }),
    ...(sorts && { descending: 'Boolean' }),
  };
  const parameters: FieldTable = {
    ...Object.fromEntries(Object.entries(filters).map(([name, { field }]) => [name, field])),
    ...(isSearched && { search: optional(searchParameter) }),
    ...(sorts && {
      sort: optional(choice('El orden: un campo, con - delante si es descendente', toOrders(sorts.fields))),
    }),
    ...(hasUpdatedSince && { updatedSince: optional(sinceParameter) }),
  };
  return {
    ...route,
    method: 'GET',
    operation: toOperation(query, { ...pageTypes, ...types }, `{ ${fields} }`),
    countOperation: toOperation(count, types),
    pagedBy: 'operation',
    filters: parameters,
  };
}

function toOperation(query: string, types: Readonly<Record<string, string>>, selection = ''): string {
  const names = Object.keys(types);
  if (names.length === 0) return `query { ${query} ${selection} }`;
  const declared = names.map((name) => `$${name}: ${types[name]}`).join(', ');
  return `query (${declared}) { ${query}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${selection} }`;
}
