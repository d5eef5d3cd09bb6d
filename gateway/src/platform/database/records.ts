import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { notFound } from '../errors';
import { removeTokens, replaceTokens } from './search/keep-tokens';

type Identified = { id: number };

// TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
const byId = <T extends Identified>(id: number): FindOptionsWhere<T> => ({ id }) as FindOptionsWhere<T>;

/** Returns the record with this id. @throws NOT_FOUND */
export async function getOrThrow<T extends Identified>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
): Promise<T> {
  const record = await manager.findOneBy(entity, byId<T>(id));
  if (!record) throw notFound();
  return record;
}

/**
 * Updates the given columns of one record, with the words by which it is found, and returns the record.
 * @throws NOT_FOUND
 */
export async function updateRecord<T extends Identified>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
  values: QueryDeepPartialEntity<T>,
): Promise<T> {
  await manager.update(entity, byId<T>(id), values);
  const record = await getOrThrow(manager, entity, id);
  await replaceTokens(manager, entity, record, Object.keys(values));
  return record;
}

/** Deletes one record and returns its id. @throws NOT_FOUND */
export async function deleteRecord<T extends Identified>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
): Promise<number> {
  const { affected } = await manager.delete(entity, byId<T>(id));
  if (affected === 0) throw notFound();
  await removeTokens(manager, entity, id);
  return id;
}
