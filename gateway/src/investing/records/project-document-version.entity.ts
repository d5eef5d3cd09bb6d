import { documentTypes, limits } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';

/** One upload of a document; its content is in the store of files. Versions are never changed. */
@ObjectType({ description: 'One uploaded version of a document.' })
@Entity('project_document_version')
@Index('UQ_project_document_version_documentId_version', ['documentId', 'version'], { unique: true })
@Check('CHK_project_document_version_version', 'version >= 1')
@Check('CHK_project_document_version_size', `size BETWEEN 1 AND ${limits.upload.bytes}`)
@Check('CHK_project_document_version_sha256', 'LENGTH(sha256) = 64')
@Check('CHK_project_document_version_contentType', oneOfCheck('contentType', documentTypes))
export class ProjectDocumentVersion {
  @IdColumn()
  id!: number;

  @ForeignKey('ProjectDocument', 'id', {
    name: 'FK_project_document_version_documentId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  documentId!: number;

  @Field(() => Int, { description: 'Version number: 1 for the first upload, increased by one with each new upload.' })
  @IntegerColumn()
  version!: number;

  @Field(() => String)
  @TextColumn(limits.fileName.max)
  fileName!: string;

  @Field(() => String)
  @TextColumn(40)
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @IntegerColumn()
  size!: number;

  @Field(() => String, { description: 'SHA-256 hash of the content, in hexadecimal.' })
  @TextColumn(64)
  sha256!: string;

  @ForeignKey(() => User, 'id', {
    name: 'FK_project_document_version_uploadedBy',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  uploadedBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
