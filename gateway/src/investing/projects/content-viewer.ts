import { contentVisibilities, type ContentVisibility } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { notFound } from '../../platform/errors';
import type { Context } from '../../access/context';
import { Investment, Project } from '../records';

/** Who looks at documents and updates. */
export type ContentViewer = { userId: number | null; isAdmin: boolean };

/** The viewer of a request. An API key without the scope of projects, and an administrator who has yet to enrol, read as visitors. */
export function getContentViewer({ viewer, key, services }: Context): ContentViewer {
  const isVisitor = !viewer || (key && !key.scopes.includes('projects:read'));
  if (isVisitor || services.secondFactor.isEnrolmentMissing(viewer)) return { userId: null, isAdmin: false };
  return { userId: viewer.id, isAdmin: viewer.role === 'admin' };
}

/** Whether a viewer administers a project or holds a part of it: an archived one is there for nobody else. */
async function isInsider(
  manager: EntityManager,
  { userId, isAdmin }: ContentViewer,
  projectId: number,
): Promise<boolean> {
  return userId !== null && (isAdmin || (await manager.existsBy(Investment, { userId, projectId })));
}

/** A project that a viewer may see. @throws NOT_FOUND also for a draft, unless they are an administrator, and for one that is archived, unless they hold a part of it */
export async function getReadableProject(
  manager: EntityManager,
  viewer: ContentViewer,
  projectId: number,
): Promise<Project> {
  const project = await getOrThrow(manager, Project, projectId);
  if (project.publishedAt === null && !viewer.isAdmin) throw notFound();
  if (project.archivedAt && !(await isInsider(manager, viewer, projectId))) throw notFound();
  return project;
}

/** Visibility levels that a viewer may see in a project. @throws NOT_FOUND when they may not see the project */
export async function listReadable(
  manager: EntityManager,
  viewer: ContentViewer,
  projectId: number,
): Promise<readonly ContentVisibility[]> {
  await getReadableProject(manager, viewer, projectId);
  if (await isInsider(manager, viewer, projectId)) return contentVisibilities;
  return viewer.userId === null ? ['everybody'] : ['everybody', 'signed_in'];
}
