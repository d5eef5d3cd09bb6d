import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Listing } from '../database/list/list';
import { alphabetical, alphabeticalIn } from '../database/list/text-search';
import type { Database } from '../database';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { Project } from './project.entity';

const ProjectSortEnum = sortEnum('ProjectSort', 'id', 'name', 'location', 'status', 'funded', 'annualReturn');
export type ProjectSort = keyof typeof ProjectSortEnum;

@ArgsType()
export class ProjectListArgs extends ListArgs {
  @Field(() => ProjectSortEnum, { defaultValue: 'id' })
  sort!: ProjectSort;
}

@ObjectType({ description: 'One page of a list.' })
export class ProjectList extends listedType(Project) {}

/** Projects as the back office lists them, searched by name or place. */
export const projectListing = (kind: Database['kind']): Listing<Project, ProjectSort> => ({
  entity: Project,
  sorts: {
    id: 'item.id',
    name: alphabeticalIn(kind, 'item.name'),
    location: alphabetical(kind, 'item.location'),
    status: 'item.status',
    funded: 'item.funded',
    annualReturn: 'item.annualReturn',
  },
  found: (contains) => [contains('item.name'), contains('item.location')],
});
