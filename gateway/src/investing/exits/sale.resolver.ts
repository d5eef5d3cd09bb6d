import { hasPermission } from '@cimiento/contracts';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { notFound, unauthenticated } from '../../platform/errors';
import type { Context } from '../context';
import { getContentViewer } from '../projects/content-viewer';
import { Project } from '../records';
import type { SaleViewer } from './read-sale';
import { ProjectSale } from './sale.types';

function getSaleViewer(context: Context): SaleViewer {
  const { userId, isAdmin } = getContentViewer(context);
  return { userId, isStaff: isAdmin && hasPermission(context.viewer?.staffRole ?? null, ['projects:read']) };
}

@Resolver(() => Project)
export class ProjectSalesResolver {
  @FieldResolver(() => ProjectSale, {
    nullable: true,
    description: 'The sale of the project; null if it was not sold or the caller may not see it yet.',
  })
  sale(@Root() project: Project, @Ctx() context: Context): Promise<ProjectSale | null> {
    return context.services.exits.findSale(getSaleViewer(context), project);
  }

  @Query(() => ProjectSale, {
    description:
      'The sale of a project. Until its proceeds are distributed, only its investors and staff can see it: UNAUTHENTICATED without a session, else NOT_FOUND; also NOT_FOUND if the project was not sold.',
  })
  async projectSale(@Arg('projectId', () => Int) projectId: number, @Ctx() context: Context): Promise<ProjectSale> {
    const project = await context.services.projects.getReadable(projectId, getContentViewer(context));
    const viewer = getSaleViewer(context);
    const sale = await context.services.exits.findSale(viewer, project);
    if (!sale) throw viewer.userId === null ? unauthenticated() : notFound();
    return sale;
  }
}
