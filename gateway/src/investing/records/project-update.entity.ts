import {
  contentVisibilities,
  projectUpdateKinds,
  type ContentVisibility,
  type ProjectUpdateKind,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, registerEnum } from '../../platform/graphql';
import { ContentVisibilityEnum } from './project-document.entity';
import { ProjectPicture } from './project-picture.entity';
import { Project } from './project.entity';

export const ProjectUpdateKindEnum = registerEnum(
  'ProjectUpdateKind',
  projectUpdateKinds,
  'Subject of a project update: construction, rent, delay, valuation or sale.',
  {
    obra: 'Construction.',
    renta: 'Rent.',
    retraso: 'A delay, with the new expected date.',
    salida: 'Sale of the property.',
    valoracion: 'A new valuation.',
  },
);

/** News of a project. */
@ObjectType({ description: 'News about a project.' })
@Entity('project_update')
@Index('IDX_project_update_projectId_publishedAt', ['projectId', 'publishedAt'])
@Check('CHK_project_update_kind', oneOfCheck('kind', projectUpdateKinds))
@Check('CHK_project_update_visibility', oneOfCheck('visibility', contentVisibilities))
@Check('CHK_project_update_newDate', "(kind = 'retraso') = (newDate IS NOT NULL)")
export class ProjectUpdate {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => Project, 'id', { name: 'FK_project_update_projectId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @Field(() => Int)
  @IntegerColumn()
  projectId!: number;

  @Field(() => ProjectUpdateKindEnum)
  @TextColumn(20)
  kind!: ProjectUpdateKind;

  @Field(() => String)
  @TextColumn(200)
  title!: string;

  @Field(() => String, { description: 'Text with paragraphs separated by blank lines.' })
  @LongTextColumn()
  text!: string;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'For a delay, the new expected date.' })
  @DateColumn({ nullable: true })
  newDate!: string | null;

  @Field(() => ContentVisibilityEnum)
  @TextColumn(20)
  visibility!: ContentVisibility;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  publishedAt!: Date;

  /** In the order in which they are shown. No column: the service fills it in. */
  pictures!: ProjectPicture[];
}
