import { In, type EntityManager } from 'typeorm';
import { Investment, type Payment, Project } from '../records';
import { forEachChunk } from '../../books/ledger/post-accounts';

/** Names of the projects of payments, by id; of a deleted project the name that an investment in it stored. */
export async function readProjectNames(
  manager: EntityManager,
  payments: readonly Pick<Payment, 'projectId'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(payments.map(({ projectId }) => projectId))];
  const names = new Map<number, string>();
  await forEachChunk(ids, async (chunk) => {
    const projects = await manager.find(Project, { select: { id: true, name: true }, where: { id: In(chunk) } });
    for (const { id, name } of projects) names.set(id, name);
  });
  for (const projectId of ids.filter((id) => !names.has(id))) {
    const investment = await manager.findOneBy(Investment, { projectId });
    names.set(projectId, investment?.projectName ?? `Proyecto ${projectId}`);
  }
  return names;
}
