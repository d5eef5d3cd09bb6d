import {
  projectDocumentFields,
  projectDocumentTextFields,
  projectUpdateFields,
  updatePictureFields,
  type ProjectDocumentInput as DocumentValues,
  type ProjectDocumentText as DocumentTextValues,
  type UpdatePictureInput as PictureValues,
} from '@cimiento/contracts/fields';
import { projectUpdateSchema } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { ContentVisibilityEnum, DocumentKindEnum } from '../records/project-document.entity';
import { ProjectUpdateKindEnum } from '../records/project-update.entity';
import { createInputType } from '../../platform/graphql/input-type';
import { variableSchemas } from '../../platform/graphql/variables';

const documentEnums = { kind: DocumentKindEnum, visibility: ContentVisibilityEnum };

export const ProjectDocumentInput = createInputType(
  'ProjectDocumentInput',
  'A project document, without its file.',
  projectDocumentFields,
  { enums: documentEnums },
);
export type ProjectDocumentInput = DocumentValues;

export const ProjectDocumentTextInput = createInputType(
  'ProjectDocumentTextInput',
  'Properties of a document that can be changed without uploading it again.',
  projectDocumentTextFields,
  { enums: documentEnums },
);
export type ProjectDocumentTextInput = DocumentTextValues;

export const UpdatePictureInput = createInputType(
  'UpdatePictureInput',
  'A picture that was uploaded for an update.',
  updatePictureFields,
);

const UpdateTextInput = createInputType('UpdateTextInput', 'An update without its pictures.', projectUpdateFields, {
  enums: {
    kind: ProjectUpdateKindEnum,
    visibility: ContentVisibilityEnum,
  },
});

@InputType('ProjectUpdateInput', { description: 'A project update as an administrator enters it.' })
export class ProjectUpdateInput extends UpdateTextInput {
  @Field(() => [UpdatePictureInput], {
    nullable: true,
    description: 'In display order; none unless stated.',
  })
  pictures?: PictureValues[];
}
variableSchemas.set('ProjectUpdateInput', projectUpdateSchema);
