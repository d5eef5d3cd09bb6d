import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { Order } from '../orders/order.entity';
import { Investment } from './investment.entity';

/**
 * The day of an investment where an order confirmed it, by its id; null for one that was entered by hand, which has the day on which it was
 * entered.
 */
export function investmentStart(reader: EntityManager): DataLoader<number, string | null> {
  const load = async (ids: readonly number[]) => {
    const orders = await reader.find(Order, { select: { investmentId: true }, where: { investmentId: In(ids) } });
    const investments = await reader.find(Investment, {
      select: { id: true, investedOn: true },
      where: { id: In(orders.map(({ investmentId }) => investmentId)) },
    });
    const days = new Map(investments.map(({ id, investedOn }) => [id, investedOn]));
    return ids.map((id) => days.get(id) ?? null);
  };
  return new DataLoader(load);
}
