import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { notifyAll } from '../../messages/notifications/notify';
import { Investment, type Project } from '../records';
import { hasMoney } from './project-money';

/** Whose money a project has: those who hold a part of it. */
async function listHolders(manager: EntityManager, projectId: number): Promise<number[]> {
  const holders = await manager
    .createQueryBuilder(Investment, 'investment')
    .select('DISTINCT investment.userId', 'userId')
    .where('investment.projectId = :projectId', { projectId })
    .getRawMany<{ userId: number }>();
  return holders.map(({ userId }) => userId);
}

/** Notifies each holder that a project changed. @param changes empty when it was archived */
export async function notifyChange(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  changes: readonly ApprovalDetail[],
): Promise<void> {
  const facts = { projectId, projectName, changes: changes.map(({ label, value }) => `${label}: ${value}`).join('. ') };
  const holders = await listHolders(manager, projectId);
  await notifyAll(
    manager,
    holders.map((userId) => ({ userId, kind: 'project_changed', facts })),
  );
}

/**
 * Notifies each holder of what a project published, in the transaction of it.
 * @param subject of which a holder is notified once; left out for a correction, which may repeat
 */
export async function notifyHolders(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  title: string,
  subject?: string,
): Promise<void> {
  const holders = await listHolders(manager, projectId);
  const facts = { projectId, projectName, title };
  await notifyAll(
    manager,
    holders.map((userId) => ({ userId, kind: 'project_update', facts, ...(subject !== undefined && { subject }) })),
  );
}

/** Whether holders are notified of each correction of what their project published: it has money, and two decide on its terms. */
export const tellsCorrections = async (
  approvals: Pick<ApprovalsService, 'isNeeded'>,
  manager: EntityManager,
  projectId: number,
): Promise<boolean> => approvals.isNeeded('project_change') && (await hasMoney(manager, projectId));
