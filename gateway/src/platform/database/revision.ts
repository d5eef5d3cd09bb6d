import { createHash } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import type { EntityManager, EntityTarget } from 'typeorm';
import { ExpectedError } from '../errors';
import { getForUpdate } from './row-lock';

// The password hash never leaves the gateway, not even as part of another hash. No form edits whether an account is disabled,
// its e-mail confirmed or its password one for one time, nor whether a project is archived or published, so those changes conflict with no edit.
const excludedColumns: ReadonlySet<string> = new Set([
  'passwordHash',
  'disabledAt',
  'secondFactorAt',
  'emailVerifiedAt',
  'oneTimePasswordUntil',
  'archivedAt',
  'publishedAt',
]);

// A row of a list carries the records it refers to; their changes are not its own.
const isColumnValue = (value: unknown): boolean =>
  value instanceof Date || (value !== undefined && typeof value !== 'object');

/** Hash of the record's values; send it with a change to detect conflicts. */
export function getRevision(record: object): string {
  const values = Object.entries(record)
    .filter(([name, value]) => !excludedColumns.has(name) && isColumnValue(value))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hashRevision(values);
}

/** Hash of what makes a version of a record. */
export const hashRevision = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

/**
 * Checks that the locked record has the given revision, or one of those that commas separate; without one there is nothing to check.
 * @throws CONFLICT when it has changed since that revision.
 */
export function assertRevision(current: string, given: string | null | undefined): void {
  if (typeof given === 'string' && !given.split(',').includes(current))
    throw new ExpectedError('CONFLICT', messages.changedMeanwhile, { changed: true });
}

/**
 * Locks a record until the end of the transaction and checks that it still has the given revision, or one of those that commas separate.
 * @throws NOT_FOUND, CONFLICT when it has changed since that revision.
 */
export async function assertUnchanged<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
  revision: string,
): Promise<void> {
  const record = await getForUpdate(manager, entity, id);
  assertRevision(getRevision(record), revision);
}
