import { withdrawalStatuses, type WithdrawalStatus } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  MoneyColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, MoneyScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';
import { WithdrawalBatch } from './withdrawal-batch.entity';

export const WithdrawalStatusEnum = registerEnum(
  'WithdrawalStatus',
  withdrawalStatuses,
  'Status of a withdrawal: requested, approved and then paid; or rejected, cancelled by the investor, or returned by the bank.',
  {
    approved: 'Awaiting a transfer.',
    cancelled: 'Cancelled by the investor.',
    rejected: 'The withdrawal was not paid; the amount is available again.',
    requested: 'Awaiting a decision.',
    returned: 'The bank returned the withdrawal; the amount is available again.',
  },
);

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** Money that an investor takes out of their balance to their bank account. Its amount is held until it is paid or ends otherwise. */
@ObjectType({ description: "A transfer from an investor's balance to their bank account." })
@Entity('withdrawal')
@Index('IDX_withdrawal_updatedAt_id', ['updatedAt', 'id'])
@Index('UQ_withdrawal_reference', ['reference'], { unique: true })
@Index('IDX_withdrawal_bankLineId', ['bankLineId'])
@Index('UQ_withdrawal_returnLineId', ['returnLineId'], { unique: true })
@Index('IDX_withdrawal_userId', ['userId'])
@Index('IDX_withdrawal_status', ['status'])
@Index('IDX_withdrawal_createdAt', ['createdAt'])
@Index('IDX_withdrawal_batchId', ['batchId'])
@Check('CHK_withdrawal_amount', 'amount > 0')
@Check('CHK_withdrawal_status', oneOfCheck('status', withdrawalStatuses))
@Check('CHK_withdrawal_paidOn', "(status IN ('paid', 'returned')) = (paidOn IS NOT NULL)")
@Check(
  'CHK_withdrawal_batch',
  "batchId IS NULL OR status IN ('approved', 'paid', 'returned') OR (status = 'requested' AND undoneBy IS NOT NULL)",
)
@Check('CHK_withdrawal_notPaid', '(notPaidAt IS NULL) = (notPaidBy IS NULL)')
@Check('CHK_withdrawal_decidedBy', 'decidedBy IS NULL OR decidedBy <> userId')
export class Withdrawal {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_userId', ...restrict })
  @IntegerColumn()
  userId!: number;

  @Field(() => MoneyScalar)
  @MoneyColumn()
  amount!: string;

  @Field(() => WithdrawalStatusEnum)
  @TextColumn(20)
  status!: WithdrawalStatus;

  @Field(() => String, { description: "Reference (ISO 11649) that identifies the withdrawal in the bank's statement." })
  @TextColumn(25)
  reference!: string;

  /** The account as it was when the withdrawal was requested: rows of bank accounts never change. */
  @ForeignKey(() => BankAccount, 'id', { name: 'FK_withdrawal_bankAccountId', ...restrict })
  @IntegerColumn()
  bankAccountId!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the withdrawal was approved or rejected.' })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_decidedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the withdrawal was rejected, or why the bank returned it.',
  })
  @TextColumn(200, { nullable: true })
  reason!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  @DateColumn({ nullable: true })
  paidOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The bank's reference for a payment recorded manually; null if the bank statement confirmed the payment.",
  })
  @TextColumn(64, { nullable: true })
  bankReference!: string | null;

  /** From which account of the company it was paid; null if outside the platform. */
  @ForeignKey(() => CollectingAccount, 'id', { name: 'FK_withdrawal_collectingAccountId', ...restrict })
  @IntegerColumn({ nullable: true })
  collectingAccountId!: number | null;

  /** The statement's line of the payment, so that a second line cannot settle it again. A line that pays a file pays several. */
  @IntegerColumn({ nullable: true })
  bankLineId!: number | null;

  /** The statement's line by which the bank gave it back. */
  @IntegerColumn({ nullable: true })
  returnLineId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the batch that contains the withdrawal.' })
  @ForeignKey(() => WithdrawalBatch, 'id', { name: 'FK_withdrawal_batchId', ...restrict })
  @IntegerColumn({ nullable: true })
  batchId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the last batch from which the withdrawal was removed after the batch file was read; the bank may still pay the withdrawal.',
  })
  @ForeignKey(() => WithdrawalBatch, 'id', { name: 'FK_withdrawal_readBatchId', ...restrict })
  @IntegerColumn({ nullable: true })
  readBatchId!: number | null;

  /** Who took it out of that file, and who therefore must not approve it anew. */
  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_takenOutBy', ...restrict })
  @IntegerColumn({ nullable: true })
  takenOutBy!: number | null;

  /** Who undid its payment, and who therefore must not approve it anew. */
  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_undoneBy', ...restrict })
  @IntegerColumn({ nullable: true })
  undoneBy!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When an administrator stated that the bank did not pay the withdrawal.',
  })
  @InstantColumn({ nullable: true })
  notPaidAt!: Date | null;

  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_notPaidBy', ...restrict })
  @IntegerColumn({ nullable: true })
  notPaidBy!: number | null;

  @Field(() => String, { nullable: true, description: 'Evidence that the bank did not pay the withdrawal.' })
  @TextColumn(200, { nullable: true })
  notPaidReason!: string | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}

/** The fields of a withdrawal that was never in a file. */
export const neverInFile = {
  readBatchId: null,
  takenOutBy: null,
  undoneBy: null,
  notPaidAt: null,
  notPaidBy: null,
  notPaidReason: null,
};
