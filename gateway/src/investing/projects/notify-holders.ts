import type { EntityManager } from 'typeorm';
import { Investment } from '../investments/investment.entity';
import { notifyAll } from '../../messages/notifications/notify';
import type { Project } from './project.entity';

/** Tells each holder of a project once, in the transaction of what is told. */
export async function notifyHolders(
  manager: EntityManager,
  { id: projectId, name: projectName }: Project,
  title: string,
  subject: string,
): Promise<void> {
  const holders = await manager
    .createQueryBuilder(Investment, 'investment')
    .select('DISTINCT investment.userId', 'userId')
    .where('investment.projectId = :projectId', { projectId })
    .getRawMany<{ userId: number }>();
  const facts = { projectId, projectName, title };
  await notifyAll(
    manager,
    holders.map(({ userId }) => ({ userId, kind: 'project_update', facts, subject })),
  );
}
