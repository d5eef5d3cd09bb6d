import type { EntityManager } from 'typeorm';
import { ProjectUpdate } from './project-update.entity';

/** The date that the newest delay of each project named, by project id. Projects without a delay are left out. */
export async function readDelays(reader: EntityManager): Promise<ReadonlyMap<number, string>> {
  const delays = await reader.find(ProjectUpdate, {
    select: { projectId: true, newDate: true },
    where: { kind: 'retraso' },
    order: { publishedAt: 'ASC', id: 'ASC' },
  });
  // Of several with one key, a Map keeps the last.
  return new Map(delays.flatMap(({ projectId, newDate }) => (newDate === null ? [] : [[projectId, newDate]])));
}
