import { formatDollars, investmentFault, messages, raisedOrderStatuses, today } from '@cimiento/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { getOrThrow } from '../../platform/database/records';
import { conflict } from '../../platform/errors';
import { closeRound, Investment, Order, Project, type Round, toProjectData } from '../records';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';

type Figures = Pick<Project, 'funded' | 'target'>;

const isRaised = { status: In([...raisedOrderStatuses]) };

/** Whether paid orders are part of what a project has raised. */
export const hasPaidOrders = (manager: EntityManager, projectId: number): Promise<boolean> =>
  manager.existsBy(Order, { projectId, ...isRaised });

/** Checks that new figures of a project raise no more than its target. Figures of before, which may, can stay. @throws CONFLICT */
export function assertWithinTarget(
  { funded, target }: Figures,
  before: Figures & { reserved: number } = { funded: 0, target: 0, reserved: 0 },
): void {
  const { reserved } = before;
  const isSame = funded === before.funded && target === before.target;
  if (funded + reserved <= target || (isSame && reserved === 0)) return;
  throw conflict({
    [funded === before.funded ? 'target' : 'funded']:
      reserved > 0
        ? `Hay ${formatDollars(reserved)} en reservas abiertas: lo financiado y lo reservado no pueden pasar del objetivo.`
        : `Lo financiado, ${formatDollars(funded)}, no puede pasar del objetivo, ${formatDollars(target)}.`,
  });
}

/** Checks that what a locked project raised still covers its paid orders, within its target. @throws CONFLICT */
export async function assertCoversOrders(
  manager: EntityManager,
  project: Project,
  { funded, target }: Figures,
): Promise<void> {
  const paid = Number((await manager.sum(Order, 'amount', { projectId: project.id, ...isRaised })) ?? 0);
  if (funded < paid) throw conflict({ funded: `No puede ser menos que lo pagado en órdenes: ${formatDollars(paid)}.` });
  assertWithinTarget({ funded, target }, project);
}

/**
 * Takes an amount of a locked project: `funded` when it is paid, `reserved` until then. The statement repeats the conditions because on a
 * Galera cluster the lock holds on one server only.
 * @param round the open round of the project, if it has one
 * @throws CONFLICT when less than the amount is left.
 */
export async function reserveCapacity(
  manager: EntityManager,
  project: Project,
  amount: number,
  column: 'funded' | 'reserved',
  round: Round | null,
): Promise<void> {
  const { id: projectId } = project;
  const { affected } = await manager
    .createQueryBuilder()
    .update(Project)
    .set({ [column]: () => `${column} + :amount` })
    .where("id = :projectId AND status = 'available' AND archivedAt IS NULL AND publishedAt IS NOT NULL")
    .andWhere('funded + reserved + :amount <= target')
    .setParameters({ projectId, amount })
    .execute();
  if (affected !== 1) throw conflict({ amount: investmentFault(project, amount) ?? messages.orderTooLate });
  if (column === 'funded') await closeWhenFunded(manager, projectId, round);
}

/** Counts the amount of a reservation that is being paid in what its locked project, or its open round, has raised. */
export async function fundReserved(
  manager: EntityManager,
  projectId: number,
  amount: number,
  round: Round | null,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Project)
    .set({ reserved: () => 'reserved - :amount', funded: () => 'funded + :amount' })
    .where('id = :projectId')
    .setParameters({ projectId, amount })
    .execute();
  await closeWhenFunded(manager, projectId, round);
}

/**
 * Reserves an amount again that a locked project had raised until now: its fractions are never free in between.
 * @throws CONFLICT when the target was lowered since.
 */
export async function reserveFractions(manager: EntityManager, projectId: number, amount: number): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(Project)
    .set({ reserved: () => 'reserved + :amount' })
    .where('id = :projectId AND funded + reserved + :amount <= target')
    .setParameters({ projectId, amount })
    .execute();
  if (affected !== 1) throw conflict(messages.orderTooLate);
}

/** Frees the amount of a reservation that has just ended. Its project is locked. */
export async function freeReserved(manager: EntityManager, projectId: number, amount: number): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Project)
    .set({ reserved: () => 'reserved - :amount' })
    .where('id = :projectId')
    .setParameters({ projectId, amount })
    .execute();
}

/** Makes a project funded whose paid orders have reached its target; its round, if it has one, waits for its confirmation then. */
async function closeWhenFunded(manager: EntityManager, projectId: number, round: Round | null): Promise<void> {
  if (round) {
    const { funded, target } = await getOrThrow(manager, Project, projectId);
    if (funded >= target) await closeRound(manager, round);
    return;
  }
  const { affected: filled } = await manager
    .createQueryBuilder()
    .update(Project)
    .set({ status: 'funded', fundedDate: today(), statusSetAt: null })
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

const hasOthers = (manager: EntityManager, { id, userId, projectId }: Investment): Promise<boolean> =>
  manager.existsBy(Investment, { userId, projectId, id: Not(id) });

/**
 * Gives the amount of a paid order that has just ended back to its locked project: a project that it had filled takes investments again.
 * @param investment the order's investment, which is about to be deleted; null for an order in a round.
 * @param by the administrator who ended it; null for the investor and for a job, whose orders are their own record.
 */
export async function freeCapacity(
  manager: EntityManager,
  project: Project,
  amount: number,
  investment: Investment | null,
  by: Actor | null,
): Promise<void> {
  const funded = Math.max(0, project.funded - amount);
  const leaves = investment !== null && !(await hasOthers(manager, investment));
  const totalInvestors = Math.max(0, project.totalInvestors - (leaves ? 1 : 0));
  const isOpenAgain = project.status === 'funded' && funded < project.target;
  const values = { funded, totalInvestors, ...(isOpenAgain && { status: 'available' as const, fundedDate: null }) };
  if (by) await updateWithAudit({ manager, entity: Project, by }, project.id, values);
  else await manager.update(Project, { id: project.id }, values);
}
