import { projectFields, type ProjectInput as ProjectValues } from '@cimiento/contracts/fields';
import { ProjectStatusEnum, PropertyTypeEnum } from '../records/project.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const ProjectInput = createInputType(
  'ProjectInput',
  'A project as an administrator enters it, with all its fields.',
  projectFields,
  { enums: { status: ProjectStatusEnum, propertyType: PropertyTypeEnum } },
);
export type ProjectInput = ProjectValues;
