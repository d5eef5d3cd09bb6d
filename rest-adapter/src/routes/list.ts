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

/** Only the records for which this holds, or only those for which it does not. */
export const byFlag = (label: string): ListFilter => ({
  type: 'Boolean',
  field: optional(choice(label, { true: 'Sí', false: 'No' })),
});

export const byMonth: ListFilter = { type: 'String', field: optional(month('Período, AAAA-MM')) };

/** Only the records of these days, both included. */
export const byDays: Readonly<Record<string, ListFilter>> = {
  from: { type: 'CalendarDate', field: optional(date('Desde este día de Ecuador, AAAA-MM-DD')) },
  to: {
    type: 'CalendarDate',
    field: optional(date('Hasta este día de Ecuador, AAAA-MM-DD, incluido; no antes de from')),
  },
};

const searchParameter = text(
  'Palabras que se buscan, sin distinguir mayúsculas ni tildes; las personas se encuentran por el comienzo de sus palabras, salvo en inversiones y pagos; órdenes, retiros, movimientos del banco y asientos, también por el comienzo de números y referencias; los demás textos, por cualquier parte',
);
export const sinceParameter = instant(
  'Solo lo creado o cambiado desde ese instante, ISO 8601, por el reloj del servidor: pide desde un minuto antes de la cabecera Date de la primera respuesta de tu última lectura',
  {
    message:
      'Escribe un instante ISO 8601, como 2026-01-31T14:00:00Z; en una dirección, el + de la zona se escribe %2B',
  },
);

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
  const hasCursor = sorts?.fields.some((name) => name !== 'id') ?? false;
  const pageTypes = {
    after: 'Int',
    ...(hasCursor && { cursor: 'String' }),
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
  const flags = Object.keys(types).filter((name) => types[name] === 'Boolean');
  return {
    ...route,
    method: 'GET',
    ...(flags.length > 0 && { flags }),
    operation: toOperation(query, { ...pageTypes, ...types }, `{ ${fields} }`),
    countOperation: toOperation(count, types),
    pagedBy: 'operation',
    ...(hasCursor && { cursor: ['sort', 'id'] }),
    filters: parameters,
  };
}

function toOperation(query: string, types: Readonly<Record<string, string>>, selection = ''): string {
  const names = Object.keys(types);
  if (names.length === 0) return `query { ${query} ${selection} }`;
  const declared = names.map((name) => `$${name}: ${types[name]}`).join(', ');
  return `query (${declared}) { ${query}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${selection} }`;
}
