import { records } from '@cimiento/contracts/fields';
import type { Reader } from '../../platform/request';
import type { AuditEntry } from '../records';

// Stored values and instants name nobody; every other text of a record about a user may.
const keptFields = new Set(['role', 'staffRole', 'status', 'kind', 'amount', 'period']);
const instantPattern = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

const maskValue = ([name, value]: [string, unknown]): [string, unknown] => {
  const isKept = value === null || typeof value === 'number' || typeof value === 'boolean' || keptFields.has(name);
  return [name, isKept || (typeof value === 'string' && instantPattern.test(value)) ? value : null];
};

/** The JSON of one side of a change as the reader may read it: without `users:read` only what names no user. */
export function maskAuditJson(
  readBy: Reader,
  { entity }: Pick<AuditEntry, 'entity'>,
  json: string | null,
): string | null {
  if (json === null || readBy.readsUsers || records[entity].namesNobody) return json;
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json) as object).map(maskValue)));
}
