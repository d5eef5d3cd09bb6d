import { paymentRunStatuses, type PaymentRunStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, MoneyColumn, oneOfCheck, TextColumn } from '../database/columns';
import { PaymentRunStatusEnum } from '../graphql/enums';
import { DateTimeScalar, MoneyScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/** An amount that was shared out over the investments of a project as the payments of one month. */
@ObjectType({ description: 'An amount shared out over the investments of a project, as payments of one month.' })
@Entity('payment_run')
@Index('UQ_payment_run_projectId_period_number', ['projectId', 'period', 'number'], { unique: true })
@Check('CHK_payment_run_amount', 'amount > 0')
@Check('CHK_payment_run_status', oneOfCheck('status', paymentRunStatuses))
export class PaymentRun {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Stays when the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String, { description: 'Month that it pays for, YYYY-MM.' })
  @TextColumn(7)
  period!: string;

  /** Counts the runs of a project and month from 1: of two that are posted at once only one can have the next. */
  @IntegerColumn()
  number!: number;

  @Field(() => MoneyScalar, { description: 'What was shared out.' })
  @MoneyColumn()
  amount!: string;

  @Field(() => Int, { description: 'How many payments it made.' })
  @IntegerColumn()
  payments!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_payment_run_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => PaymentRunStatusEnum)
  @TextColumn(20)
  status!: PaymentRunStatus;
}
