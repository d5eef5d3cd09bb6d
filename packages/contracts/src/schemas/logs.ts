import { records } from '../fields/records';
import { choice, count, date, flag, nullable } from '../fields';
import { securityEventLabel } from '../access/security-events';
import { auditAction } from '../access/audit-log';
import { page, search } from './list';
import { toSchema } from './rules';

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

/** One page of the audit log; what is null matches everything. */
export const auditTrailSchema = toSchema(auditTrailFields);
