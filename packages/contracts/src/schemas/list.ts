import { count, flag, nullable, optional, text, type FieldTable, type InputFrom } from '../fields';
import { toSchema } from './rules';

/** Rows of one page of a back-office list unless stated, and at most. */
export const defaultListPage = 25;
export const largestListPage = 100;

/** Most records that one request reads by id. */
export const largestPage = 1000;

const fromZero = 'El valor debe ser un número entero desde 0';
const upTo = (max: number) => ({ min: 1, max, message: `El valor debe ser un número entero entre 1 y ${max}` });

// Labels are never shown: only the API takes these.
export const search = nullable(text('Búsqueda'));
const after = count('Desde el id', { fallback: 0, message: fromZero });
export const page = {
  offset: count('Desde la fila', { fallback: 0, message: fromZero }),
  limit: count('Filas', { fallback: defaultListPage, ...upTo(largestListPage) }),
} satisfies FieldTable;
const listFields = { search, ...page, descending: flag('Descendente', { fallback: false }) };
const pageFields = { after, limit: optional(count('Filas', upTo(largestPage))) };
const listAfterFields = { search, ...pageFields };
/** One page of a searched and sorted list, by offset. A null `search` matches everything. */
export const listSchema = toSchema(listFields);

/** The rows of a searched list after an id. */
export const listAfterSchema = toSchema(listAfterFields);

/** Records after an id, in the order of their ids; all of them without a limit. */
export type Page = InputFrom<typeof pageFields>;
export const pageSchema = toSchema(pageFields);

/** A page of a user's notifications, back in time. */
export const notificationPageSchema = toSchema({
  before: optional(count('Antes del id', { min: 1 })),
  limit: count('Filas', { fallback: defaultListPage, min: 1, max: largestPage }),
});
