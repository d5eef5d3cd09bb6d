import { isCalendarDate, paymentStatuses, type PaymentStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  IntegerColumn,
  LaterSignedMoneyColumn,
  MoneyColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
  CreatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, MoneyScalar, registerEnum, SignedMoneyScalar, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

export const PaymentStatusEnum = registerEnum(
  'PaymentStatus',
  paymentStatuses,
  'Status of a payment: paid, not yet due, or missed.',
  {
    missed: 'Due, but not paid.',
    pending: 'Not yet due.',
  },
);

/**
 * SQL of the total in cents of the selected `payment` rows that was received by a calendar date; 0 if none was. The one definition of what
 * counts as received: a payment that is paid on a day to come does not.
 * @throws RangeError when it is not a calendar date, which would become part of the statement.
 */
export function getReceivedCentsSql(date: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`not a calendar date: ${date}`);
  const isReceived = `payment.status = 'paid' AND COALESCE(payment.creditedOn, payment.paymentDate) <= '${date}'`;
  return `COALESCE(SUM(CASE WHEN ${isReceived} THEN payment.amount ELSE 0 END), 0)`;
}

/**
 * A return payment on an investment. `investmentId` and `projectId` are not foreign keys, because a payment outlives both.
 */
@ObjectType({ description: 'A payment of returns on an investment, either paid or due.' })
@Entity('payment')
@Index('IDX_payment_updatedAt_id', ['updatedAt', 'id'])
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

  @Field(() => Int, { description: 'ID of the investment; kept after the investment is deleted.' })
  @IntegerColumn()
  investmentId!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_payment_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @Field(() => Int)
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Project ID, kept after the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  /** US dollars as decimal text with two decimals. */
  @Field(() => MoneyScalar)
  @MoneyColumn()
  amount!: string;

  @Field(() => CalendarDateScalar)
  @DateColumn()
  paymentDate!: string;

  @Field(() => String, { description: 'Month covered, in YYYY-MM format.' })
  @TextColumn(7)
  period!: string;

  @Field(() => PaymentStatusEnum)
  @TextColumn(20)
  status!: PaymentStatus;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date on which the payment was credited; null if it is not paid.',
  })
  @DateColumn({ nullable: true })
  creditedOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for an earlier credit date; null if the payment was not credited on an earlier day.',
  })
  @TextColumn(200, { nullable: true })
  dateReason!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the monthly payment that created the payment; null if it was created individually.',
  })
  @IntegerColumn({ nullable: true })
  runId!: number | null;

  @Field(() => SignedMoneyScalar, {
    description: "Management fee with tax that was deducted from the payment's share of the rent.",
  })
  @LaterSignedMoneyColumn()
  fee?: string;

  @Field(() => SignedMoneyScalar, {
    description: "Expenses of the house that were deducted from the payment's share of the rent.",
  })
  @LaterSignedMoneyColumn()
  expenses?: string;

  @Field(() => SignedMoneyScalar, {
    description: "Part of the payment's share that the house keeps for later expenses; negative if taken from it.",
  })
  @LaterSignedMoneyColumn()
  reserve?: string;

  /** Cents by which it may be short of its part: 1 of payments from before rents were divided to the cent, whose column is empty. */
  @IntegerColumn({
    nullable: true,
    transformer: { to: (cents: unknown) => cents ?? 0, from: (cents: unknown) => cents ?? 1 },
  })
  rounding?: number;

  @TimeField()
  @CreatedAtColumn()
  createdAt?: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;

  /** Not a column: ids of the withdrawals that a change leaves without cover. */
  overdrawn?: number[];
}
