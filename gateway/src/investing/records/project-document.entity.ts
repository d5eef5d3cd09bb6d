import { contentVisibilities, documentKinds, type ContentVisibility, type DocumentKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql';
import { ProjectDocumentVersion } from './project-document-version.entity';
import { Project } from './project.entity';

export const ContentVisibilityEnum = registerEnum(
  'ContentVisibility',
  contentVisibilities,
  'Audience of a document or an update: the public, signed-in users, or users with an investment in the project.',
  {
    holders: 'Users with an investment in the project.',
  },
);
export const DocumentKindEnum = registerEnum('DocumentKind', documentKinds, 'Kind of document.', {
  appraisal: 'Appraisal of the property.',
});

/** A document of a project. Its files are its versions. */
@ObjectType({ description: 'A project document.' })
@Entity('project_document')
@Index('IDX_project_document_projectId', ['projectId'])
@Check('CHK_project_document_kind', oneOfCheck('kind', documentKinds))
@Check('CHK_project_document_visibility', oneOfCheck('visibility', contentVisibilities))
export class ProjectDocument {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => Project, 'id', {
    name: 'FK_project_document_projectId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @Field(() => Int)
  @IntegerColumn()
  projectId!: number;

  @Field(() => String)
  @TextColumn(200)
  title!: string;

  @Field(() => DocumentKindEnum)
  @TextColumn(20)
  kind!: DocumentKind;

  @Field(() => ContentVisibilityEnum)
  @TextColumn(20)
  visibility!: ContentVisibility;

  @InstantColumn()
  createdAt!: Date;

  /** When its last version came. */
  @InstantColumn()
  updatedAt!: Date;

  /** The last version. No column: the service fills it in. */
  @Field(() => ProjectDocumentVersion, { description: 'The latest version.' })
  current!: ProjectDocumentVersion;

  /** All versions, the last one first. No column: the service fills it in. */
  versions!: ProjectDocumentVersion[];
}
