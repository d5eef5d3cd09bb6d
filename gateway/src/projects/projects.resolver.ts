import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { getRevision } from '../database/revision';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { Deletion } from '../graphql/deletion.type';
import { ListAfterArgs } from '../graphql/list.inputs';
import { PageArgs } from '../graphql/page.inputs';
import { revisionTexts } from '../graphql/revision';
import { Project } from './project.entity';
import { ProjectInput } from './projects.inputs';
import { ProjectList, ProjectListArgs } from './projects.list';

@Resolver(() => Project)
export class ProjectsResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Project): string {
    return getRevision(record);
  }

  @Query(() => [Project], { description: 'Every project, by id. Public and whole (design §6).' })
  projects(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: GatewayContext): Promise<Project[]> {
    return services.projects.list(page);
  }

  @Query(() => Project, { description: 'One project, for anybody. NOT_FOUND when there is none.' })
  project(@Arg('id', () => Int) id: number, @Ctx() { services }: GatewayContext): Promise<Project> {
    return services.projects.get(id);
  }

  @Authorized('admin')
  @Query(() => Project, { description: 'One project. NOT_FOUND when there is none.' })
  adminProject(@Arg('id', () => Int) id: number, @Ctx() { services }: GatewayContext): Promise<Project> {
    return services.projects.get(id);
  }

  @Authorized('admin')
  @Query(() => ProjectList, { description: 'A page of projects, searched by name or place.' })
  adminProjects(
    @Args(() => ProjectListArgs) request: ProjectListArgs,
    @Ctx() { services }: GatewayContext,
  ): ProjectList {
    return new ProjectList(services.projects.search(request));
  }

  @Authorized('admin')
  @Query(() => [Project], {
    description: 'At most 1000 matching projects after an id, by id, for an export.',
  })
  projectsFollowing(
    @Args(() => ListAfterArgs) request: ListAfterArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<Project[]> {
    return services.projects.listAfter(request);
  }

  @Authorized('admin')
  @Mutation(() => Project, { description: 'Adds a project.' })
  createProject(
    @Arg('input', () => ProjectInput) input: ProjectInput,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Project> {
    return services.projects.create(input, viewer.id);
  }

  @Authorized('admin')
  @Mutation(() => Project, { description: 'Writes a project whole. NOT_FOUND when there is none.' })
  updateProject(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ProjectInput) input: ProjectInput,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Project> {
    return services.projects.update(id, input, viewer.id, revision);
  }

  @Authorized('admin')
  @Mutation(() => Deletion, {
    description: 'Deletes a project; its investments and payments stay on record. NOT_FOUND when there is none.',
  })
  async deleteProject(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.projects.delete(id, viewer.id, revision) };
  }
}
