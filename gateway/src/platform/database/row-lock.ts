import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { notFound } from '../errors';

/** Find option that locks the rows it reads. */
export type RowLock = { lock?: { mode: 'pessimistic_write' } };

/** Find option that keeps the rows it reads unchanged. */
export type SharedRowLock = { lock?: { mode: 'pessimistic_read' } };

/** Locks the rows of a read until the end of the transaction. SQLite runs one transaction at a time and has no row locks. */
export const rowLock = (manager: EntityManager): RowLock =>
  manager.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_write' } };

/** Keeps the rows of a read unchanged until the end of the transaction; others may still read and lock them so. */
export const sharedRowLock = (manager: EntityManager): SharedRowLock =>
  manager.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_read' } };

/** Returns the record with this id, locked until the end of the transaction. @throws NOT_FOUND */
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
