import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { notFound } from '../errors/expected-error';

/** Part of a read's options. */
export type RowLock = { lock?: { mode: 'pessimistic_write' } };

/** Option of a read that holds its rows until the end of the transaction. SQLite runs one transaction at a time and knows no row locks. */
export const rowLock = (manager: EntityManager): RowLock =>
  manager.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_write' } };

/** The record of an id, held still until the end of the transaction. @throws NOT_FOUND */
export async function getForUpdate<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
): Promise<T> {
  // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
  const record = await manager.findOne(entity, { where: { id } as FindOptionsWhere<T>, ...rowLock(manager) });
  if (!record) throw notFound();
  return record;
}
