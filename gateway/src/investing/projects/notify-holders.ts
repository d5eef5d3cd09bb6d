import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { Investment } from '../records/investment.entity';
import { notifyAll } from '../../messages/notifications/notify';
import type { Project } from '../records/project.entity';

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

/** Tells each holder of a project once, in the transaction of what is told. */
export async function notifyHolders(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  title: string,
  subject: string,
): Promise<void> {
  const holders = await listHolders(manager, projectId);
  const facts = { projectId, projectName, title };
  await notifyAll(
    manager,
    holders.map((userId) => ({ userId, kind: 'project_update', facts, subject })),
  );
}
