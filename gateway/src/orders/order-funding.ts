import { formatDollars, liveOrderStatuses } from '@cimiento/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { updateWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import { getForUpdate, rowLock } from '../database/row-lock';
import { conflict } from '../errors/expected-error';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { Order } from './order.entity';

const isLive = { status: In([...liveOrderStatuses]) };

/**
 * Locks a project and checks that an amount still covers what its live orders have committed.
 * @throws NOT_FOUND, CONFLICT when it is less.
 */
export async function assertCoversOrders(manager: EntityManager, projectId: number, funded: number): Promise<void> {
  await getForUpdate(manager, Project, projectId);
  const committed = (await manager.sum(Order, 'amount', { projectId, ...isLive })) ?? 0;
  if (funded < Number(committed))
    throw conflict({
      funded: `No puede ser menos que lo comprometido en órdenes: ${formatDollars(Number(committed))}.`,
    });
}

/** What a project is without an order of this investment. */
async function withoutOrder(
  manager: EntityManager,
  project: Project,
  { id, userId, projectId }: Investment,
  amount: number,
): Promise<Partial<Project>> {
  const funded = Math.max(0, project.funded - amount);
  const staysInvestor = await manager.existsBy(Investment, { userId, projectId, id: Not(id) });
  const totalInvestors = Math.max(0, project.totalInvestors - (staysInvestor ? 0 : 1));
  // A project that this order had filled takes investments again.
  const isOpenAgain = project.status === 'funded' && funded < project.target;
  return { funded, totalInvestors, ...(isOpenAgain && { status: 'available' as const, fundedDate: null }) };
}

/**
 * Cancels the order behind an investment that is about to be deleted: what it had raised is free again. Changes nothing when the
 * investment has no live order. Call it before the investment is locked, because orders lock the project first.
 */
export async function cancelOrderBehind(manager: EntityManager, investment: Investment, by: Actor): Promise<void> {
  const order = await manager.findOneBy(Order, { investmentId: investment.id, ...isLive });
  if (!order) return;
  const project = await manager.findOne(Project, { where: { id: order.projectId }, ...rowLock(manager) });
  const { affected } = await manager.update(Order, { id: order.id, ...isLive }, { status: 'cancelled' });
  if (affected !== 1 || !project) return;
  const values = await withoutOrder(manager, project, investment, order.amount);
  await updateWithAudit({ manager, entity: Project, by }, project.id, values);
}
