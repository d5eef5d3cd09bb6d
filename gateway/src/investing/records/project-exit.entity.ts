import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LaterMoneyColumn,
  LongTextColumn,
  MoneyColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, MoneyScalar } from '../../platform/graphql';
import { User } from '../../access/records';

/**
 * The sale of a project, whose net was allocated to its investments. `projectId` is not a foreign key: the exit outlives the project. A
 * correction is a further exit of the project with the next version; the last one is in force.
 */
@ObjectType({ description: 'The sale of a project, with the net proceeds allocated to its investments.' })
@Entity('project_exit')
@Index('UQ_project_exit_projectId_version', ['projectId', 'version'], { unique: true })
@Check('CHK_project_exit_net', 'net >= 0')
export class ProjectExit {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @IntegerColumn()
  projectId!: number;

  @Field(() => Int, { description: 'Version number: 1 for the first posting, increased by one with each correction.' })
  @IntegerColumn({ default: 1 })
  version!: number;

  @Field(() => MoneyScalar, { description: 'Sale price.' })
  @MoneyColumn()
  price!: string;

  /** The itemised costs as JSON. */
  @LongTextColumn()
  costs!: string;

  /** The fees as JSON; null in one of before they were booked. */
  @LongTextColumn({ nullable: true })
  fees!: string | null;

  @Field(() => MoneyScalar, { description: 'Rest of the reserve, which the net includes.' })
  @LaterMoneyColumn()
  reserve!: string;

  @Field(() => MoneyScalar, { description: 'Part of the released capital that had been handed over.' })
  @LaterMoneyColumn()
  handedOver!: string;

  @Field(() => MoneyScalar, { description: 'Capital that the exit released: what was invested by then.' })
  @LaterMoneyColumn()
  released!: string;

  @Field(() => MoneyScalar, {
    description: 'Price less costs and fees, plus the rest of the reserve; equal to the sum of the shares.',
  })
  @MoneyColumn()
  net!: string;

  @Field(() => CalendarDateScalar)
  @DateColumn()
  exitDate!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_project_exit_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
