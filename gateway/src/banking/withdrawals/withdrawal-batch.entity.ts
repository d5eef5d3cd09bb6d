import { withdrawalBatchStates, type WithdrawalBatchState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  MoneyColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, MoneyScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

export const WithdrawalBatchStateEnum = registerEnum(
  'WithdrawalBatchState',
  withdrawalBatchStates,
  'State of a withdrawal batch: `open` while any of its withdrawals awaits payment, then `paid`, or `cancelled` if it has no withdrawals left.',
  { cancelled: 'All withdrawals were removed from the batch.', open: 'The batch is awaiting payment.' },
);

/** A file that orders the bank to pay approved withdrawals. Removing a withdrawal makes a file anew that nobody has read. */
@ObjectType({ description: 'A batch of approved withdrawals for the bank to pay.' })
@Entity('withdrawal_batch')
@Index('UQ_withdrawal_batch_bankLineId', ['bankLineId'], { unique: true })
@Check('CHK_withdrawal_batch_state', oneOfCheck('state', withdrawalBatchStates))
@Check('CHK_withdrawal_batch_read', 'readBy IS NULL OR readAt IS NOT NULL')
@Check(
  'CHK_withdrawal_batch_total',
  "total >= 0 AND (total = 0) = (state = 'cancelled') AND (withdrawals = 0) = (state = 'cancelled')",
)
export class WithdrawalBatch {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Number of withdrawals in the batch.' })
  @IntegerColumn()
  withdrawals!: number;

  @Field(() => MoneyScalar, { description: 'Sum of the withdrawal amounts.' })
  @MoneyColumn()
  total!: string;

  /** SHA-256 of the file, in hexadecimal. */
  @TextColumn(64)
  sha256!: string;

  /** The file: CSV with semicolons and decimal commas. It leaves by `readWithdrawalBatch` alone, and stays as it is once it was read. */
  @LongTextColumn()
  content!: string;

  /** From which account of the company it is paid; null if there is none. */
  @ForeignKey(() => CollectingAccount, 'id', { name: 'FK_withdrawal_batch_collectingAccountId', ...restrict })
  @IntegerColumn({ nullable: true })
  collectingAccountId!: number | null;

  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_batch_createdBy', ...restrict })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => WithdrawalBatchStateEnum)
  @TextColumn(20, { default: 'open' })
  state!: WithdrawalBatchState;

  /** The statement's line that paid it, so that a second line cannot. Not a foreign key: the line refers to it. */
  @IntegerColumn({ nullable: true })
  bankLineId!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the batch file was first read; null until then.' })
  @InstantColumn({ nullable: true })
  readAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the user who first read the batch file; null until then, and if the file was read before the upgrade.',
  })
  @ForeignKey(() => User, 'id', { name: 'FK_withdrawal_batch_readBy', ...restrict })
  @IntegerColumn({ nullable: true })
  readBy!: number | null;

  /** When a debit that paid withdrawals in it was undone: it can no longer be read. */
  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}

/** Whether the bank may have the file, or have had it. */
export const isSent = ({ readAt, undoneAt }: Pick<WithdrawalBatch, 'readAt' | 'undoneAt'>): boolean =>
  readAt !== null || undoneAt !== null;
