import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey } from 'typeorm';
import { CollectingAccount } from '../bank-accounts/collecting-account.entity';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  MoneyColumn,
  TextColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, MoneyScalar } from '../../platform/graphql/scalars';
import { User } from '../../access/users/user.entity';

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A file that orders the bank to pay approved withdrawals. It is stored as it was made. */
@ObjectType({ description: 'A file that orders the bank to pay approved withdrawals.' })
@Entity('withdrawal_batch')
@Check('CHK_withdrawal_batch_total', 'total > 0')
export class WithdrawalBatch {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'Number of withdrawals in it.' })
  @IntegerColumn()
  withdrawals!: number;

  @Field(() => MoneyScalar, { description: 'Sum of their amounts.' })
  @MoneyColumn()
  total!: string;

  @Field(() => String, { description: 'SHA-256 of the file, in hexadecimal.' })
  @TextColumn(64)
  sha256!: string;

  @Field(() => String, { description: 'The file: CSV with semicolons and decimal commas.' })
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
}
