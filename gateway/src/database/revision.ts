import { createHash } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import type { EntityManager, EntityTarget } from 'typeorm';
import { ExpectedError } from '../errors/expected-error';
import { getForUpdate } from './row-lock';

// Not even as part of a digest does it leave the gateway.
const secret = 'passwordHash';

/** Stands for the values of a record as they are: another text as soon as anybody changes one of them, by whichever way. */
export function revisionOf(record: object): string {
  const values = Object.entries(record)
    .filter(([name, value]) => name !== secret && value !== null && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/**
 * Holds a record still until the end of the transaction, and makes sure that it is what somebody saw before they changed it.
 * @throws NOT_FOUND, CONFLICT when it was changed since.
 */
export async function assertUnchanged<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
  revision: string,
): Promise<void> {
  const record = await getForUpdate(manager, entity, id);
  if (revisionOf(record) !== revision)
    throw new ExpectedError('CONFLICT', messages.changedMeanwhile, { changed: true });
}
