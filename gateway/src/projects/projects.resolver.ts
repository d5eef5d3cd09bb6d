import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { PageArgs } from '../graphql/page.inputs';
import { Project } from './project.entity';

@Resolver()
export class ProjectsResolver {
  @Query(() => [Project], { description: 'Every project, by id. Public and whole (design §6).' })
  projects(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: GatewayContext): Promise<Project[]> {
    return services.projects.list(page);
  }
}
