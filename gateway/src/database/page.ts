import { pageSchema } from '@cimiento/contracts/schemas';
import { MoreThan, type EntityTarget, type EntityManager, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { parseInput } from '../errors/parse-input';

/**
 * Records in the order of their ids, from after one id on.
 * @throws VALIDATION_FAILED for a page that makes no sense.
 */
export function listById<T extends { id: number }>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  page: unknown,
): Promise<T[]> {
  const { after, limit } = parseInput(pageSchema, page);
  return reader.find(entity, {
    // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
    where: (after > 0 ? { id: MoreThan(after) } : {}) as FindOptionsWhere<T>,
    order: { id: 'ASC' } as FindOptionsOrder<T>,
    take: limit,
  });
}
