import DataLoader from 'dataloader';
import type { EntityManager, EntityTarget } from 'typeorm';
import { readRecords } from '../database/read-records';

/** How many ids a loader reads with one query: SQLite takes 32,766 parameters, and a list over REST may have more rows. */
export const batched = { maxBatchSize: 1000 };

/** Reads records by their ids, those of one moment with one query. */
export class RecordLoader<T extends { id: number }> extends DataLoader<number, T | null> {
  /** @param mask makes of each record what the caller may read */
  constructor(
    reader: EntityManager,
    entity: EntityTarget<T>,
    private readonly mask: (record: T) => T = (record) => record,
  ) {
    super(async (ids: readonly number[]) => {
      const query = reader.createQueryBuilder(entity, 'item').where('item.id IN (:...ids)', { ids });
      const records = await readRecords(query);
      const recordById = new Map(records.map((record) => [record.id, mask(record)]));
      return ids.map((id) => recordById.get(id) ?? null);
    }, batched);
  }

  /** Keeps a record that another query has read. */
  keep(record: T): void {
    this.prime(record.id, this.mask(record));
  }
}
