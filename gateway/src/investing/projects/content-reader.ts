import { contentVisibilities, type ContentVisibility } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { notFound } from '../../platform/errors/expected-error';
import type { Context } from '../../access/context';
import { Investment } from '../investments/investment.entity';
import { Project } from './project.entity';

/** Who reads documents and updates. */
export type ContentReader = { userId: number | null; isAdmin: boolean };

/** The reader of a request. An API key without the scope of projects, and an administrator who has yet to enrol, read as visitors. */
export function getContentReader({ viewer, key, services }: Context): ContentReader {
  const isVisitor = !viewer || (key && !key.scopes.includes('projects:read'));
  if (isVisitor || services.secondFactor.isEnrolmentMissing(viewer)) return { userId: null, isAdmin: false };
  return { userId: viewer.id, isAdmin: viewer.role === 'admin' };
}

/** Whether a reader administers a project or holds a part of it: an archived one is there for nobody else. */
async function isInsider(
  manager: EntityManager,
  { userId, isAdmin }: ContentReader,
  projectId: number,
): Promise<boolean> {
  return userId !== null && (isAdmin || (await manager.existsBy(Investment, { userId, projectId })));
}

/** A project that a reader may see. @throws NOT_FOUND also for one that is archived, unless they hold a part of it */
export async function getReadableProject(
  manager: EntityManager,
  reader: ContentReader,
  projectId: number,
): Promise<Project> {
  const project = await getOrThrow(manager, Project, projectId);
  if (project.archivedAt && !(await isInsider(manager, reader, projectId))) throw notFound();
  return project;
}

/** Visibility levels that a reader may see in a project. @throws NOT_FOUND when they may not see the project */
export async function listReadable(
  manager: EntityManager,
  reader: ContentReader,
  projectId: number,
): Promise<readonly ContentVisibility[]> {
  await getReadableProject(manager, reader, projectId);
  if (await isInsider(manager, reader, projectId)) return contentVisibilities;
  return reader.userId === null ? ['everybody'] : ['everybody', 'signed_in'];
}
