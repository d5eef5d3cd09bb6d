import DataLoader from 'dataloader';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';

/** Reads records by their ids, those of one moment with one query. @param mask makes of each what the caller may read */
export function byId<T extends { id: number }>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  mask: (record: T) => T = (record) => record,
): DataLoader<number, T | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
    const records = await reader.findBy(entity, { id: In([...ids]) } as FindOptionsWhere<T>);
    const recordById = new Map(records.map((record) => [record.id, mask(record)]));
    return ids.map((id) => recordById.get(id) ?? null);
  });
}
