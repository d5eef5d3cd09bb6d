import { listProjectWarnings } from '@cimiento/contracts';
import { projectFields, type ProjectInput as ProjectValues } from '@cimiento/contracts/fields';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, AllowsKey, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import { getRevision } from '../../platform/database/revision';
import { forbidden, unauthenticated } from '../../platform/errors';
import type { Context, SignedInContext } from '../context';
import { createInputType, Deletion, publicListLimit, toPublicPage, Warning } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { getContentViewer } from './content-viewer';
import { ProjectHoldings } from './project-holdings.types';
import { Project, ProjectStatusEnum, PropertyTypeEnum } from '../records';
import { ProjectList, ProjectListArgs, ProjectRecordsArgs, ProjectsArgs } from './projects.list';

const ProjectInput = createInputType(
  'ProjectInput',
  'A project as entered by an administrator, with all its fields.',
  projectFields,
  { enums: { status: ProjectStatusEnum, propertyType: PropertyTypeEnum } },
);

/** @throws UNAUTHENTICATED, FORBIDDEN when a caller who is not an administrator requests archived projects. */
function assertMayList({ archived }: ProjectsArgs, context: Context): void {
  if (archived && !getContentViewer(context).isAdmin) throw context.viewer ? forbidden() : unauthenticated();
}

@Resolver(() => Project)
export class ProjectsResolver {
  @Allows('admin')
  @FieldResolver(() => [Warning], { description: 'Reasons to check the record; usually empty.' })
  warnings(@Root() record: Project): Warning[] {
    return listProjectWarnings(record);
  }

  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Project): string {
    return getRevision(record);
  }

  @AllowsKey('projects:read')
  @Query(() => [Project], {
    description: `Projects ordered by ID, at most ${publicListLimit} at a time. Public.`,
  })
  projects(@Args(() => ProjectsArgs) request: ProjectsArgs, @Ctx() context: Context): Promise<Project[]> {
    assertMayList(request, context);
    return context.services.projects.list(context.readBy, toPublicPage(request, context));
  }

  @AllowsKey('projects:read')
  @Query(() => Int, { description: 'Total number of projects that `projects` lists across all pages. Public.' })
  projectCount(@Args(() => ProjectsArgs) request: ProjectsArgs, @Ctx() context: Context): Promise<number> {
    assertMayList(request, context);
    return context.services.projects.count(context.readBy, request);
  }

  @Allows('projects:read')
  @Query(() => [Project], {
    description:
      'Matching projects after the given ID, including archived projects and drafts; all of them if no limit is given.',
  })
  projectRecords(
    @Args(() => ProjectRecordsArgs) request: ProjectRecordsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<Project[]> {
    return services.projects.listRecords(readBy, request);
  }

  @Allows('projects:read')
  @Query(() => Int, { description: 'Total number of projects that `projectRecords` lists across all pages.' })
  projectRecordCount(
    @Args(() => ProjectRecordsArgs) request: ProjectRecordsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.projects.countRecords(readBy, request);
  }

  @AllowsKey('projects:read')
  @Query(() => Project, {
    description:
      'A project, also available to visitors. NOT_FOUND if it does not exist, if it is a draft and the caller is not an administrator, or if it is archived and the caller does not hold part of it.',
  })
  project(@Arg('id', () => Int) id: number, @Ctx() context: Context): Promise<Project> {
    return context.services.projects.getReadable(id, getContentViewer(context));
  }

  @Allows('projects:read')
  @Query(() => Project, { description: 'A project. NOT_FOUND if it does not exist.' })
  adminProject(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<Project> {
    return services.projects.get(id);
  }

  @Allows('investments:read')
  @Query(() => ProjectHoldings, { description: 'Investments in a project, even if the project was deleted.' })
  projectHoldings(
    @Arg('projectId', () => Int) projectId: number,
    @Ctx() { services }: Context,
  ): Promise<ProjectHoldings> {
    return services.projects.getHoldings(projectId);
  }

  @Allows('admin')
  @Query(() => Boolean, { description: 'Whether the form for a new project creates a draft by default.' })
  startsProjectsAsDrafts(@Ctx() { services }: Context): boolean {
    return services.projects.startsAsDraft;
  }

  @Allows('admin', 'projects:read')
  @Query(() => ProjectList, { description: 'A page of projects, searchable by name or location.' })
  adminProjects(
    @Args(() => ProjectListArgs) request: ProjectListArgs,
    @Ctx() { services, readBy }: Context,
  ): ProjectList {
    return new ProjectList(services.projects.lists.getPage(readBy, request));
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Mutation(() => Project, {
    description:
      'Creates a project, which is published immediately unless it is a draft. VALIDATION_FAILED if the input is invalid. A retry with the same Idempotency-Key header returns the first result.',
  })
  createProject(
    @Arg('input', () => ProjectInput) input: ProjectValues,
    @Arg('draft', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the project is visible only to administrators until it is published. The location, term, image and description of a draft may be blank.',
    })
    draft: boolean,
    @Ctx() context: SignedInContext,
  ): Promise<Project> {
    return context.services.projects.create(input, draft, context.actor);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Mutation(() => Project, {
    description:
      'Publishes a draft, making it visible to everyone. A project that is already published is left unchanged. NOT_FOUND if it does not exist, CONFLICT if it is archived or lacks a required field.',
  })
  publishProject(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<Project> {
    return context.services.projects.publish(id, context.actor);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ secondPerson: ['project_change'], notice: 'investors' })
  @Mutation(() => Project, {
    description:
      'Replaces the values of a project. NOT_FOUND if it does not exist. If the project has money, changing its status, amounts, return, term, dates or fees is APPROVAL_PENDING, or FORBIDDEN for an API key.',
  })
  updateProject(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ProjectInput) input: ProjectValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<Project> {
    return services.projects.update(id, input, actor, { revision, isKey: key !== null });
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ secondPerson: ['project_change'], notice: 'investors' })
  @Mutation(() => Project, {
    description:
      "Archives a project, so that it is no longer offered, or restores it. Only administrators and the project's holders can see an archived project, and it is closed to investment. NOT_FOUND if it does not exist. Archiving a project that has money is APPROVAL_PENDING, or FORBIDDEN for an API key.",
  })
  setProjectArchived(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean, { description: 'True archives the project; false restores it.' }) archived: boolean,
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<Project> {
    return services.projects.setArchived(id, archived, actor, key !== null);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Mutation(() => Deletion, {
    description:
      'Deletes a project; investments entered manually are kept. NOT_FOUND if it does not exist, CONFLICT if it has ever had an order, a payment or a ledger entry: archive it instead.',
  })
  async deleteProject(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.projects.delete(id, actor, revision) };
  }
}
