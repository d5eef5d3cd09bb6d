import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey } from 'typeorm';
import { DateColumn, IdColumn, InstantColumn, IntegerColumn, LongTextColumn } from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';

/** A breach of personal data, as the law has it registered. */
@ObjectType({ description: 'A personal data breach.' })
@Entity('data_breach')
@Check('CHK_data_breach_affectedPeople', 'affectedPeople >= 0')
export class DataBreach {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => CalendarDateScalar)
  @DateColumn()
  detectedOn!: string;

  @Field(() => String)
  @LongTextColumn()
  description!: string;

  @Field(() => String)
  @LongTextColumn()
  affectedData!: string;

  @Field(() => Int, { description: 'Number of people affected; 0 if none are known.' })
  @IntegerColumn()
  affectedPeople!: number;

  @Field(() => String)
  @LongTextColumn()
  measures!: string;

  @Field(() => CalendarDateScalar, { nullable: true })
  @DateColumn({ nullable: true })
  authorityNotifiedOn!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  @DateColumn({ nullable: true })
  peopleNotifiedOn!: string | null;

  @ForeignKey(() => User, 'id', { name: 'FK_data_breach_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
