import type { EntityManager } from 'typeorm';
import { ProjectUpdate } from '../records/project-update.entity';

/** The newest delay of a project: the date that it named, and its title where everybody may read it. */
export type Delay = { newDate: string; publicTitle: string | null };

/** The newest delay of each project, by project id. Projects without a delay are left out. */
export async function readDelays(reader: EntityManager): Promise<ReadonlyMap<number, Delay>> {
  const delays = await reader.find(ProjectUpdate, {
    select: { projectId: true, newDate: true, title: true, visibility: true },
    where: { kind: 'retraso' },
    order: { publishedAt: 'ASC', id: 'ASC' },
  });
  // Of several with one key, a Map keeps the last.
  return new Map(
    delays.flatMap(({ projectId, newDate, title, visibility }) =>
      newDate === null
        ? []
        : [[projectId, { newDate, publicTitle: visibility === 'everybody' ? title : null }] as const],
    ),
  );
}
