import { today } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { createReversal, readPostings } from '../../books/ledger/record-follower';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { rowLock } from '../../platform/database/row-lock';
import { Investment, Order, Project, type Round } from '../records';
import { freeReserved } from './order-funding';
import { toNotice } from './order-notice';
import { toOrderData } from './order-webhook';

/** The paid orders of a round, whose project the caller has locked, in the order in which they were placed. */
export const lockRoundOrders = (manager: EntityManager, { id: roundId }: Pick<Round, 'id'>): Promise<Order[]> =>
  manager.find(Order, { where: { roundId, status: 'paid' }, order: { id: 'ASC' }, ...rowLock(manager) });

/** The entries in force of orders. */
async function readPayments(manager: EntityManager, orders: readonly Order[]) {
  const entries: LedgerEntry[] = [];
  await forEachChunk(
    orders.map(({ id }) => id),
    async (chunk) => {
      const where = { sourceKind: 'order' as const, sourceId: In(chunk) };
      entries.push(...(await manager.find(LedgerEntry, { where, order: { id: 'ASC' } })));
    },
  );
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf));
  const inForce = entries.filter(({ id, reversalOf }) => reversalOf === null && !reversed.has(id));
  const ids = inForce.map(({ id }) => id);
  const postings = await readPostings(manager, ids);
  return inForce.map((entry) => ({ ...entry, postings: postings.get(entry.id) ?? [] }));
}

/**
 * Pays every order of a round back that ended without its project, whose row the caller has locked: each by its own entry, and all or none.
 * @param reason why the round was cancelled; null when it ended by itself
 */
export async function payBackOrders(
  manager: EntityManager,
  ledger: LedgerService,
  round: Round,
  reason: string | null,
): Promise<void> {
  const orders = await lockRoundOrders(manager, round);
  if (orders.length === 0) return;
  const entries = await readPayments(manager, orders);
  await ledger.post(
    manager,
    entries.map((entry) => createReversal(entry, null, today())),
  );
  await manager.update(Order, { roundId: round.id, status: 'paid' }, { status: 'refunded' });
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  await manager.decrement(Project, { id: round.projectId }, 'funded', total);
  await notifyAll(
    manager,
    orders.map(toNotice).map((notice) => ({ ...notice, kind: 'order_refunded', facts: { ...notice.facts, reason } })),
  );
  const data = orders.map((order) => toOrderData({ ...order, status: 'refunded' }));
  await enqueueWebhooks(manager, 'order.refunded', data);
}

/** Creates the investments of the paid orders of a round that succeeds, invested today. The caller has locked the project. */
export async function createInvestments(manager: EntityManager, project: Project, orders: readonly Order[]) {
  const { id: projectId, image } = project;
  for (const { id, userId, projectName, amount, annualReturn } of orders) {
    const values = { userId, projectId, projectName, amount, annualReturn, imageUrl: image, investedOn: today() };
    const investment = manager.create(Investment, values);
    await manager.insert(Investment, investment);
    await manager.update(Order, { id, status: 'paid' }, { investmentId: investment.id });
  }
  await notifyAll(
    manager,
    orders.map((order) => ({ ...toNotice(order), kind: 'round_succeeded' as const })),
  );
}

/** Ends the open reservations of a locked project whose round takes no more money, and tells their investors. */
export async function expireReservations(manager: EntityManager, projectId: number): Promise<void> {
  const where = { projectId, status: 'reserved' } as const;
  const orders = await manager.find(Order, { where, order: { id: 'ASC' }, ...rowLock(manager) });
  if (orders.length === 0) return;
  await manager.update(Order, where, { status: 'expired', expiresAt: new Date() });
  const reserved = orders.reduce((sum, { amount }) => sum + amount, 0);
  await freeReserved(manager, projectId, reserved);
  await notifyAll(
    manager,
    orders.map((order) => ({ ...toNotice(order), kind: 'order_expired' as const })),
  );
  const data = orders.map((order) => toOrderData({ ...order, status: 'expired' }));
  await enqueueWebhooks(manager, 'order.expired', data);
}
