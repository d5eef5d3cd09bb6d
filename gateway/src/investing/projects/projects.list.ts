import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Condition, ListConfig } from '../../platform/database/list/list-config';
import { collatedOrder, dictionaryOrder } from '../../platform/database/list/text-search';
import type { Database } from '../../platform/database';
import { ListArgs, listArgs, paginatedListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { Project, ProjectStatusEnum, PropertyTypeEnum } from '../records';

const ProjectSortEnum = sortEnum('ProjectSort', 'id', 'name', 'location', 'status', 'funded', 'annualReturn');
export type ProjectSort = keyof typeof ProjectSortEnum;

@ArgsType()
export class ProjectListArgs extends listArgs(ListArgs, { sort: ProjectSortEnum }) {}

@ArgsType()
export class ProjectsArgs extends listArgs(UpdatedRecordsArgs, {
  sort: ProjectSortEnum,
  status: ProjectStatusEnum,
  propertyType: [PropertyTypeEnum, 'Only projects with this type of property.'],
}) {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to include archived projects and drafts; for administrators only.',
  })
  archived!: boolean;
}

@ArgsType()
export class ProjectRecordsArgs extends listArgs(UpdatedRecordsArgs, {
  sort: ProjectSortEnum,
  status: ProjectStatusEnum,
  propertyType: [PropertyTypeEnum, 'Only projects with this type of property.'],
  archived: [Boolean, 'True includes only archived projects, false only the others; both if null.'],
  draft: [Boolean, 'True includes only drafts, false only published projects; both if null.'],
}) {}

export type ProjectFilter = 'status' | 'propertyType';

@ObjectType({ description: 'One page of a list.' })
export class ProjectList extends paginatedListType(Project) {}

/** Projects in the back office, searched by name or location. */
export const projectListConfig = (kind: Database['kind']): ListConfig<Project, ProjectSort, ProjectFilter> => ({
  entity: Project,
  filters: ['status', 'propertyType'],
  sorts: {
    id: 'item.id',
    name: collatedOrder(kind, 'item.name'),
    location: dictionaryOrder(kind, 'item.location'),
    status: 'item.status',
    funded: 'item.funded',
    annualReturn: 'item.annualReturn',
  },
  search: ({ contains }) => [contains('item.name'), contains('item.location')],
});

/** Projects that visitors see: neither archived ones nor drafts. */
export const offeredConditions: readonly Condition[] = [
  { sql: 'item.archivedAt IS NULL AND item.publishedAt IS NOT NULL' },
];

/** Archived or not, draft or not; null for both. */
export const stageConditions = ({ archived, draft }: Pick<ProjectRecordsArgs, 'archived' | 'draft'>): Condition[] => [
  ...(typeof archived === 'boolean' ? [{ sql: `item.archivedAt IS ${archived ? 'NOT NULL' : 'NULL'}` }] : []),
  ...(typeof draft === 'boolean' ? [{ sql: `item.publishedAt IS ${draft ? 'NULL' : 'NOT NULL'}` }] : []),
];
