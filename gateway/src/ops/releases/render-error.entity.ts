import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';

/** An error that pages of a release threw while they were rendered. Without its message, which may name a person. */
@ObjectType({ description: 'An error thrown by pages of a release while rendering.' })
@Entity('render_error')
@Index('UQ_render_error', ['remote', 'releaseName', 'stackHash'], { unique: true })
@Index('IDX_render_error_lastAt', ['lastAt'])
export class RenderError {
  @IdColumn()
  id!: number;

  @TextColumn(40)
  remote!: string;

  /** `<version>-<fingerprint>`. */
  @TextColumn(81)
  releaseName!: string;

  /** SHA-256 of name and stack. */
  @TextColumn(64)
  stackHash!: string;

  @Field(() => String, { description: 'Class of the error, for example `TypeError`.' })
  @TextColumn(40)
  name!: string;

  /** Lines `file:line:column` of the release's scripts, the innermost first. */
  @LongTextColumn()
  stack!: string;

  @Field(() => Int, { description: 'Number of tabs that reported the error.' })
  @IntegerColumn()
  total!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  firstAt!: Date;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  lastAt!: Date;
}
