import { contentVisibilities, type ContentVisibility } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { GatewayContext } from '../graphql/context';
import { Investment } from '../investments/investment.entity';

/** Who reads documents and updates. */
export type ContentReader = { userId: number | null; isAdmin: boolean };

/** The reader of a request. An API key without the scope of projects, and an administrator who has yet to enrol, read as visitors. */
export function getContentReader({ viewer, key, services }: GatewayContext): ContentReader {
  const isVisitor = !viewer || (key && !key.scopes.includes('projects:read'));
  if (isVisitor || services.secondFactor.isEnrolmentMissing(viewer)) return { userId: null, isAdmin: false };
  return { userId: viewer.id, isAdmin: viewer.role === 'admin' };
}

/** What of a project a reader may see. A holder is who has an investment in it. */
export async function listReadable(
  manager: EntityManager,
  { userId, isAdmin }: ContentReader,
  projectId: number,
): Promise<readonly ContentVisibility[]> {
  if (userId === null) return ['everybody'];
  if (isAdmin || (await manager.existsBy(Investment, { userId, projectId }))) return contentVisibilities;
  return ['everybody', 'signed_in'];
}
