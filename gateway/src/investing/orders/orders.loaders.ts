import { liveOrderStatuses } from '@cimiento/contracts';
import type { OrderTerms } from '@cimiento/contracts/schemas';
import DataLoader from 'dataloader';
import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import type { ApprovalRequest } from '../../access/records';
import { Order, readEndedExits } from '../records';
import { equalOrderWindowMs } from './equal-orders';
import { readTerms } from './order-terms.service';

const isEqual = (order: Order, earlier: Order): boolean =>
  earlier.id < order.id &&
  earlier.userId === order.userId &&
  earlier.projectId === order.projectId &&
  earlier.amount === order.amount &&
  earlier.createdAt.getTime() >= order.createdAt.getTime() - equalOrderWindowMs;

/** The latest earlier order of the same user, project and amount, made minutes before and still in force; null for most orders. */
export function equalOrder(reader: EntityManager): DataLoader<Order, Order | null, number> {
  const load = async (orders: readonly Order[]) => {
    const earliest = Math.min(...orders.map(({ createdAt }) => createdAt.getTime())) - equalOrderWindowMs;
    const known = await reader.find(Order, {
      where: {
        userId: In(orders.map(({ userId }) => userId)),
        projectId: In(orders.map(({ projectId }) => projectId)),
        createdAt: MoreThanOrEqual(new Date(earliest)),
        status: In(liveOrderStatuses),
      },
      order: { id: 'DESC' },
    });
    return orders.map((order) => known.find((earlier) => isEqual(order, earlier)) ?? null);
  };
  return new DataLoader(load, { cacheKeyFn: ({ id }) => id });
}

/** The hours in which orders can be cancelled, read once for all orders of a request. */
export const orderTerms = (reader: EntityManager): DataLoader<'now', Pick<OrderTerms, 'coolingOffHours'>> =>
  new DataLoader(async (keys) => {
    const terms = await readTerms(reader, true);
    return keys.map(() => terms);
  });

/** Proposals of exits by project, which can lengthen the right to cancel an order. */
export const endedExits = (reader: EntityManager): DataLoader<number, ApprovalRequest[]> =>
  new DataLoader(async (projectIds) => {
    const ended = await readEndedExits(reader, projectIds);
    return projectIds.map((id) => ended.get(id) ?? []);
  });
