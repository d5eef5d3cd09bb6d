import { records } from '../fields/records';
import { choice, count, date, flag, nullable, optional, text, type FieldTable, type InputFrom } from '../fields';
import { securityEventLabel } from '../access/security-events';
import { auditAction } from '../access/audit-log';
import { toSchema } from './rules';

/** Rows of one page of a back-office list unless stated, and at most. */
export const defaultListPage = 25;
export const largestListPage = 100;

/** Most records that one request reads by id. */
export const largestPage = 1000;

const fromZero = 'El valor debe ser un número entero desde 0';
const upTo = (max: number) => ({ min: 1, max, message: `El valor debe ser un número entero entre 1 y ${max}` });

// Labels are never shown: only the API takes these.
const search = nullable(text('Búsqueda'));
const after = count('Desde el id', { fallback: 0, message: fromZero });
const page = {
  offset: count('Desde la fila', { fallback: 0, message: fromZero }),
  limit: count('Filas', { fallback: defaultListPage, ...upTo(largestListPage) }),
} satisfies FieldTable;
const listFields = { search, ...page, descending: flag('Descendente', { fallback: false }) };
const pageFields = { after, limit: optional(count('Filas', upTo(largestPage))) };
const listAfterFields = { search, ...pageFields };
const id = nullable(count('ID'));
const auditTrailFields = {
  entity: nullable(choice('Registro', records)),
  action: nullable(choice('Cambio', auditAction)),
  /** Of the record; 0 matches none. */
  id,
  /** Of the administrator. */
  userId: id,
  /** Of the user and the project that the record is about. */
  personId: id,
  projectId: id,
  /** Of the monthly payment whose own line stands for the changes. */
  runId: id,
  /** Of a change of a payment; the changes that were made at once with it. */
  togetherWith: id,
  grouped: flag('Agrupado', { fallback: false }),
  from: nullable(date('Desde')),
  to: nullable(date('Hasta')),
  search,
  ...page,
};

const securityEventFilters = {
  kind: nullable(choice('Evento', securityEventLabel)),
  /** Of the account that the event is about. */
  userId: id,
};

/** One page of the security events; what is null matches everything. */
export const securityEventListSchema = toSchema({ ...securityEventFilters, ...page });

/** One page of a searched and sorted list, by offset. A null `search` matches everything. */
export type List = InputFrom<typeof listFields>;
export const listSchema = toSchema(listFields);

/** The rows of a searched list after an id. */
export type ListAfter = InputFrom<typeof listAfterFields>;
export const listAfterSchema = toSchema(listAfterFields);

/** Records after an id, in the order of their ids; all of them without a limit. */
export type Page = InputFrom<typeof pageFields>;
export const pageSchema = toSchema(pageFields);

/** One page of the audit log; what is null matches everything. */
export type AuditTrail = InputFrom<typeof auditTrailFields>;
export const auditTrailSchema = toSchema(auditTrailFields);
