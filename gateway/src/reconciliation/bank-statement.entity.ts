import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { CollectingAccount } from '../bank-accounts/collecting-account.entity';
import { CentsColumn, DateColumn, IdColumn, InstantColumn, IntegerColumn } from '../database/columns';
import { CalendarDateScalar, DateTimeScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/** A statement of one of the company's bank accounts, as it was posted. Balances are in cents. */
@ObjectType({ description: "A statement of one of the company's bank accounts, as it was posted." })
@Entity('bank_statement')
@Index('IDX_bank_statement_bankAccountId_lastDay', ['bankAccountId', 'lastDay'])
export class BankStatement {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @ForeignKey(() => CollectingAccount, 'id', {
    name: 'FK_bank_statement_bankAccountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  bankAccountId!: number;

  @CentsColumn()
  openingBalance!: number;

  @CentsColumn()
  closingBalance!: number;

  @Field(() => CalendarDateScalar, { description: 'Day of its first line.' })
  @DateColumn()
  firstDay!: string;

  @Field(() => CalendarDateScalar, { description: 'Day of its last line.' })
  @DateColumn()
  lastDay!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_bank_statement_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
