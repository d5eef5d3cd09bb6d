import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { readRecords } from '../../platform/database/read-records';
import { Investment, Order } from '../records';

/**
 * The day of an investment where an order confirmed it, by its id; null for one that was entered by hand, which has the day on which it was
 * entered.
 */
export function investmentStart(reader: EntityManager): DataLoader<number, string | null> {
  const load = async (ids: readonly number[]) => {
    const confirmed = reader
      .createQueryBuilder(Investment, 'item')
      .innerJoin(Order, 'placed', 'placed.investmentId = item.id')
      .where('item.id IN (:...ids)', { ids });
    const investments = await readRecords(confirmed);
    const days = new Map(investments.map(({ id, investedOn }) => [id, investedOn]));
    return ids.map((id) => days.get(id) ?? null);
  };
  return new DataLoader(load);
}
