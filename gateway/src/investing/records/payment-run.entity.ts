import { paymentRunBases, paymentRunStatuses, type PaymentRunBasis, type PaymentRunStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LaterMoneyColumn,
  LaterSignedMoneyColumn,
  LongTextColumn,
  MoneyColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, MoneyScalar, registerEnum, SignedMoneyScalar, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

export const PaymentRunBasisEnum = registerEnum(
  'PaymentRunBasis',
  paymentRunBases,
  'Basis for calculating the shares of a monthly payment.',
  {
    funded: 'The amount that the project states as funded; the share of unregistered capital is not distributed.',
    registered: 'The capital of the participating investments, which receive the full amount.',
  },
);
export const PaymentRunStatusEnum = registerEnum(
  'PaymentRunStatus',
  paymentRunStatuses,
  'Status of a monthly payment: posted, or undone by deleting its payments.',
  { posted: 'The payments exist.', undone: 'The payments were deleted.' },
);

/** A monthly payment of a project: an amount allocated to its investments as payments for one month. */
@ObjectType({
  description:
    "A project's monthly payment: an amount allocated to its investments as individual payments for one month.",
})
@Entity('payment_run')
@Index('IDX_payment_run_updatedAt_id', ['updatedAt', 'id'])
@Index('IDX_payment_run_period', ['period'])
@Index('IDX_payment_run_status', ['status'])
@Index('UQ_payment_run_projectId_period_number', ['projectId', 'period', 'number'], { unique: true })
@Check('CHK_payment_run_amount', 'amount > 0')
@Check('CHK_payment_run_basis', oneOfCheck('basis', paymentRunBases))
@Check('CHK_payment_run_retained', 'retained >= 0')
@Check('CHK_payment_run_fee', 'fee >= 0 AND vat >= 0 AND vat <= fee')
@Check('CHK_payment_run_expenses', 'expenses >= 0')
@Check('CHK_payment_run_occupied', 'occupied >= 0 AND occupied <= 100')
@Check('CHK_payment_run_status', oneOfCheck('status', paymentRunStatuses))
export class PaymentRun {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Project ID, kept after the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String, { description: 'Month covered, in YYYY-MM format.' })
  @TextColumn(7)
  period!: string;

  /** Number of the run for its project and month, from 1. Unique, so that of two concurrent posts one fails. */
  @IntegerColumn()
  number!: number;

  @Field(() => MoneyScalar, {
    description:
      'Gross rent: the total of the payments when they were posted, plus `fee`, `expenses`, `reserve` and `retained`.',
  })
  @MoneyColumn()
  amount!: string;

  @Field(() => MoneyScalar, { description: 'Management fee, including tax.' })
  @LaterMoneyColumn()
  fee!: string;

  /** The part of the fee that is tax. */
  @LaterMoneyColumn()
  vat!: string;

  @Field(() => MoneyScalar, { description: 'Expenses of the house that were deducted.' })
  @LaterMoneyColumn()
  expenses!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Amount kept for later expenses; negative if it was taken from what was kept.',
  })
  @LaterSignedMoneyColumn()
  reserve!: string;

  @Field(() => Int, { nullable: true, description: 'Occupied part of the house, in percent; null if not stated.' })
  @IntegerColumn({ nullable: true })
  occupied!: number | null;

  @Field(() => PaymentRunBasisEnum, { description: 'Basis for calculating the shares.' })
  @TextColumn(20, { default: 'registered' })
  basis!: PaymentRunBasis;

  @Field(() => MoneyScalar, {
    description: "Part of the amount that is not allocated to any investment; it stays in the project's rent.",
  })
  @LaterMoneyColumn()
  retained!: string;

  @Field(() => Int, { description: 'Number of payments that the monthly run created.' })
  @IntegerColumn()
  payments!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_payment_run_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** JSON of what its payments were that it turned from missed ones, which undoing it restores; null when it turned none. */
  @LongTextColumn({ nullable: true })
  turned!: string | null;

  @Field(() => PaymentRunStatusEnum)
  @TextColumn(20)
  status!: PaymentRunStatus;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
