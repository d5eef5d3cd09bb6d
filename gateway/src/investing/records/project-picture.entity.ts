import { limits, pictureTypes } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { User } from '../../access/records';
import { Project } from './project.entity';

/** A picture of an update, uploaded before it: until then `updateId` is null, and after a day without one it is deleted. */
@ObjectType({ description: 'A picture in a project update.' })
@Entity('project_picture')
@Index('IDX_project_picture_projectId', ['projectId'])
@Index('IDX_project_picture_updateId', ['updateId'])
@Check('CHK_project_picture_size', `size BETWEEN 1 AND ${limits.upload.bytes}`)
@Check('CHK_project_picture_sha256', 'LENGTH(sha256) = 64')
@Check('CHK_project_picture_contentType', oneOfCheck('contentType', pictureTypes))
export class ProjectPicture {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => Project, 'id', { name: 'FK_project_picture_projectId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  projectId!: number;

  @ForeignKey('ProjectUpdate', 'id', {
    name: 'FK_project_picture_updateId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  updateId!: number | null;

  /** Place among the pictures of its update, from 0. */
  @IntegerColumn()
  position!: number;

  @Field(() => String, { description: 'Alternative text; empty until the picture is used in an update.' })
  @TextColumn(200)
  description!: string;

  @Field(() => Int, { description: 'Size in pixels.' })
  @IntegerColumn()
  width!: number;

  @Field(() => Int, { description: 'Size in pixels.' })
  @IntegerColumn()
  height!: number;

  @TextColumn(120)
  fileName!: string;

  @TextColumn(40)
  contentType!: string;

  @IntegerColumn()
  size!: number;

  @TextColumn(64)
  sha256!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_project_picture_uploadedBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  uploadedBy!: number;

  @InstantColumn()
  createdAt!: Date;
}
