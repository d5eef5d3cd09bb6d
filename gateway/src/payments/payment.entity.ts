import { paymentStatuses, type PaymentStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { DateColumn, IdColumn, IntegerColumn, MoneyColumn, oneOfCheck, TextColumn } from '../database/columns';
import { PaymentStatusEnum } from '../graphql/enums';
import { CalendarDateScalar, MoneyScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/**
 * A return paid, or to be paid, on an investment. `investmentId` and `projectId` are no foreign keys: a payment stays on record when
 * either is deleted.
 */
@ObjectType({ description: 'A return paid, or to be paid, on an investment.' })
@Entity('payment')
@Index('IDX_payment_investmentId_status', ['investmentId', 'status', 'amount'])
@Index('IDX_payment_userId_period_status_projectId_paymentDate', [
  'userId',
  'period',
  'status',
  'projectId',
  'paymentDate',
])
@Index('IDX_payment_projectId_period_status_userId_paymentDate', [
  'projectId',
  'period',
  'status',
  'userId',
  'paymentDate',
])
@Index('IDX_payment_period', ['period'])
@Index('IDX_payment_status_period', ['status', 'period'])
@Index('IDX_payment_period_paymentDate', ['period', 'paymentDate'])
@Index('IDX_payment_status_paymentDate', ['status', 'paymentDate'])
@Index('IDX_payment_paymentDate', ['paymentDate'])
@Index('IDX_payment_amount', ['amount'])
@Index('IDX_payment_runId', ['runId'])
@Check('CHK_payment_amount', 'amount >= 0')
@Check('CHK_payment_status', oneOfCheck('status', paymentStatuses))
export class Payment {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Stays when the investment is deleted.' })
  @IntegerColumn()
  investmentId!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_payment_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int)
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Stays when the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  /** US dollars as decimal text with two decimals. */
  @Field(() => MoneyScalar)
  @MoneyColumn()
  amount!: string;

  @Field(() => CalendarDateScalar)
  @DateColumn()
  paymentDate!: string;

  /** Month that it pays for, 'YYYY-MM'. */
  @Field(() => String, { description: 'Month that it pays for, YYYY-MM.' })
  @TextColumn(7)
  period!: string;

  @Field(() => PaymentStatusEnum)
  @TextColumn(20)
  status!: PaymentStatus;

  @Field(() => Int, { nullable: true, description: 'The monthly payment that made it; null when it was made alone.' })
  @IntegerColumn({ nullable: true })
  runId!: number | null;
}
