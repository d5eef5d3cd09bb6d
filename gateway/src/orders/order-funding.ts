import { formatDollars, investmentFault, liveOrderStatuses, messages, today } from '@cimiento/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { updateWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import { getOrThrow } from '../database/records';
import { getForUpdate } from '../database/row-lock';
import { conflict } from '../errors/expected-error';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks';
import { toProjectData } from '../webhooks/webhook-data';
import { Order } from './order.entity';

const isLive = { status: In([...liveOrderStatuses]) };

/**
 * Locks a project, checks that an amount still covers what its live orders have committed, and returns it.
 * @throws NOT_FOUND, CONFLICT when it is less.
 */
export async function assertCoversOrders(manager: EntityManager, projectId: number, funded: number): Promise<Project> {
  const project = await getForUpdate(manager, Project, projectId);
  const committed = (await manager.sum(Order, 'amount', { projectId, ...isLive })) ?? 0;
  if (funded < Number(committed))
    throw conflict({
      funded: `No puede ser menos que lo comprometido en órdenes: ${formatDollars(Number(committed))}.`,
    });
  return project;
}

/**
 * Takes an amount of a locked project. The statement repeats the conditions because on a Galera cluster the lock holds on one server only.
 * @throws CONFLICT when less than the amount is left.
 */
export async function takeFractions(manager: EntityManager, project: Project, amount: number): Promise<void> {
  const { id: projectId } = project;
  const { affected } = await manager
    .createQueryBuilder()
    .update(Project)
    .set({ funded: () => 'funded + :amount' })
    .where("id = :projectId AND status = 'available' AND archivedAt IS NULL AND funded + :amount <= target")
    .setParameters({ projectId, amount })
    .execute();
  if (affected !== 1) throw conflict({ amount: investmentFault(project, amount) ?? messages.orderTooLate });
  const { affected: filled } = await manager
    .createQueryBuilder()
    .update(Project)
    .set({ status: 'funded', fundedDate: today() })
    .where("id = :projectId AND status = 'available' AND funded >= target", { projectId })
    .execute();
  if (filled !== 1) return;
  await enqueueWebhooks(manager, 'project.funded', [toProjectData(await getOrThrow(manager, Project, projectId))]);
}

type Holder = Pick<Investment, 'userId' | 'projectId'>;

/** Counts the holder of a new investment among the investors of a locked project, once. Call it before the investment is inserted. */
export async function countInvestor(manager: EntityManager, { userId, projectId }: Holder): Promise<void> {
  if (await manager.existsBy(Investment, { userId, projectId })) return;
  await manager.increment(Project, { id: projectId }, 'totalInvestors', 1);
}

/**
 * Gives the amount of an order that has just ended back to its locked project: a project that it had filled takes investments again.
 * @param investment the order's investment, which is about to be deleted; null when there was none.
 * @param by the administrator who ended it; null for the investor and for a job, whose orders are their own record.
 */
export async function releaseFractions(
  manager: EntityManager,
  project: Project,
  amount: number,
  investment: Investment | null,
  by: Actor | null,
): Promise<void> {
  const funded = Math.max(0, project.funded - amount);
  const leaves =
    investment !== null &&
    !(await manager.existsBy(Investment, {
      userId: investment.userId,
      projectId: investment.projectId,
      id: Not(investment.id),
    }));
  const totalInvestors = Math.max(0, project.totalInvestors - (leaves ? 1 : 0));
  const isOpenAgain = project.status === 'funded' && funded < project.target;
  const values = { funded, totalInvestors, ...(isOpenAgain && { status: 'available' as const, fundedDate: null }) };
  if (by) await updateWithAudit({ manager, entity: Project, by }, project.id, values);
  else await manager.update(Project, { id: project.id }, values);
}
