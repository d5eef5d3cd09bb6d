import DataLoader from 'dataloader';
import type { EntityManager, EntityTarget } from 'typeorm';
import { readRecords } from '../database/read-records';

/** How many ids a loader reads with one query: SQLite takes 32,766 parameters, and a list over REST may have more rows. */
export const batched = { maxBatchSize: 1000 };

/** Reads records by their ids, those of one moment with one query. @param mask makes of each what the caller may read */
export function byId<T extends { id: number }>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  mask: (record: T) => T = (record) => record,
): DataLoader<number, T | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    const records = await readRecords(reader.createQueryBuilder(entity, 'item').where('item.id IN (:...ids)', { ids }));
    const recordById = new Map(records.map((record) => [record.id, mask(record)]));
    return ids.map((id) => recordById.get(id) ?? null);
  }, batched);
}
