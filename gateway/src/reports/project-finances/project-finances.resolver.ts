import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { SignedInContext } from '../context';
import { ProjectFinanceMonth, ProjectFinancesArgs } from './project-finances.types';

@Resolver()
export class ProjectFinancesResolver {
  @Authorized()
  @Query(() => [ProjectFinanceMonth], {
    description:
      'Income and costs of a project by month, for its holders and for staff with `projects:read`. NOT_FOUND for anyone else. VALIDATION_FAILED if the range exceeds 60 months.',
  })
  projectFinances(
    @Args(() => ProjectFinancesArgs) request: ProjectFinancesArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<ProjectFinanceMonth[]> {
    return services.projectFinances.list(viewer, { ...request });
  }
}
