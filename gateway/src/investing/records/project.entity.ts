import { projectStatuses, propertyTypes, type ProjectStatus, type PropertyType } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { AllowsKey } from '../../platform/request';
import { Check, Entity, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  RateTextColumn,
  TextColumn,
  UpdatedAtColumn,
  CreatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, DollarsScalar, registerEnum, TimeField } from '../../platform/graphql';

export const ProjectStatusEnum = registerEnum(
  'ProjectStatus',
  projectStatuses,
  'Status of a project: open to investors, fully funded, or sold.',
  {
    available: 'Open to investors.',
    exited: 'Sold.',
    funded: 'Target reached.',
  },
);
export const PropertyTypeEnum = registerEnum('PropertyType', propertyTypes, 'Use of a property.', {
  comercial: 'Commercial.',
  residencial: 'Residential.',
});

/** A property that users invest in by fractions. */
@AllowsKey('projects:read')
@ObjectType({ description: 'A property in which users invest by buying fractions.' })
@Entity('project')
@Index('IDX_project_updatedAt_id', ['updatedAt', 'id'])
@Index('IDX_project_status', ['status'])
@Index('IDX_project_propertyType', ['propertyType'])
@Index('IDX_project_name', ['name'])
@Index('IDX_project_location', ['location'])
@Index('IDX_project_funded', ['funded'])
@Index('IDX_project_annualReturnRate', ['annualReturn'])
@Check('CHK_project_status', oneOfCheck('status', projectStatuses))
@Check('CHK_project_propertyType', oneOfCheck('propertyType', propertyTypes))
@Check('CHK_project_funded', 'funded >= 0')
@Check('CHK_project_reserved', 'reserved >= 0 AND (reserved = 0 OR funded + reserved <= target)')
@Check('CHK_project_target', 'target >= 0')
@Check('CHK_project_minInvestment', 'minInvestment >= 0')
@Check('CHK_project_currentValuation', 'currentValuation >= 0')
@Check('CHK_project_totalInvestors', 'totalInvestors >= 0')
@Check('CHK_project_annualReturnRate', 'annualReturnRate >= 0')
export class Project {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  /** On MariaDB its collation ignores case and accents, as that of `User.fullName`. */
  @Field(() => String)
  @TextColumn(200)
  name!: string;

  @Field(() => String)
  @LongTextColumn()
  description!: string;

  @Field(() => String, { description: 'URL of the image.' })
  @TextColumn(500)
  image!: string;

  @Field(() => String)
  @TextColumn(200)
  location!: string;

  @Field(() => ProjectStatusEnum)
  @TextColumn(20)
  status!: ProjectStatus;

  @Field(() => DollarsScalar, {
    description: 'Amount raised so far from paid orders. Exceeds the target only where it did before that was refused.',
  })
  @IntegerColumn()
  funded!: number;

  @Field(() => DollarsScalar, {
    description: 'Amount held by open reservations; other users cannot invest it, and it does not count as raised.',
  })
  @IntegerColumn({ default: 0 })
  reserved!: number;

  @Field(() => DollarsScalar)
  @IntegerColumn()
  target!: number;

  @Field(() => String, { description: "Projected annual return in percent, as decimal text: '12' or '8.5'." })
  @RateTextColumn({ name: 'annualReturnRate', default: 0 })
  annualReturn!: string;

  @Field(() => DollarsScalar)
  @IntegerColumn()
  minInvestment!: number;

  @Field(() => String, { description: 'Investment term, as text.' })
  @TextColumn(200)
  term!: string;

  @Field(() => PropertyTypeEnum)
  @TextColumn(20)
  propertyType!: PropertyType;

  @Field(() => DollarsScalar, { nullable: true })
  @IntegerColumn({ nullable: true })
  currentValuation!: number | null;

  @Field(() => Int)
  @IntegerColumn()
  totalInvestors!: number;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date on which the target was reached.' })
  @DateColumn({ nullable: true })
  fundedDate!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date on which the property was sold.' })
  @DateColumn({ nullable: true })
  exitDate!: string | null;

  @Field(() => String, { nullable: true, description: 'The company and person responsible for the project.' })
  @TextColumn(200, { nullable: true })
  responsible!: string | null;

  @Field(() => String, { nullable: true, description: "Fees paid by the project's investors, one per paragraph." })
  @LongTextColumn({ nullable: true })
  fees!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Specific risks of the project, one per paragraph.',
  })
  @LongTextColumn({ nullable: true })
  risks!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time when the project was archived, after which only administrators and its holders can see it. Null while it is offered.',
  })
  @InstantColumn({ nullable: true })
  archivedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the project was published; null for a draft, which only administrators can see.',
  })
  @InstantColumn({ nullable: true })
  publishedAt!: Date | null;

  /** When its status was set by hand while it was open: who had paid an order before can still cancel it in time. Null otherwise. */
  @InstantColumn({ nullable: true })
  statusSetAt!: Date | null;

  @TimeField()
  @CreatedAtColumn()
  createdAt?: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
