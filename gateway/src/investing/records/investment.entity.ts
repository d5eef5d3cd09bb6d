import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  IntegerColumn,
  RateColumn,
  TextColumn,
  UpdatedAtColumn,
  CreatedAtColumn,
} from '../../platform/database/columns';
import { DollarsScalar, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

/**
 * A user's investment in a project. It stores the project's name and image, and `projectId` is not a foreign key, because an
 * investment outlives its project.
 */
@ObjectType({ description: "A user's investment in a project." })
@Entity('investment')
@Index('IDX_investment_updatedAt_id', ['updatedAt', 'id'])
@Index('IDX_investment_userId', ['userId'])
@Index('IDX_investment_projectId', ['projectId'])
@Index('IDX_investment_projectName', ['projectName'])
@Index('IDX_investment_amount', ['amount'])
@Index('IDX_investment_annualReturn', ['annualReturn'])
@Check('CHK_investment_amount', 'amount >= 0')
@Check('CHK_investment_annualReturn', 'annualReturn >= 0')
export class Investment {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_investment_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int)
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Project ID, kept after the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String)
  @TextColumn(200)
  projectName!: string;

  /** Whole US dollars. */
  @Field(() => DollarsScalar)
  @IntegerColumn()
  amount!: number;

  @Field(() => Float, { description: 'Projected annual return, in percent.' })
  @RateColumn()
  annualReturn!: number;

  @Field(() => String)
  @TextColumn(500)
  imageUrl!: string;

  /** Date of the investment; null for old ones, for which it was not recorded. */
  @DateColumn({ nullable: true })
  investedOn!: string | null;

  @TimeField()
  @CreatedAtColumn()
  createdAt?: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
