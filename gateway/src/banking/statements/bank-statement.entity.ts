import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import {
  CentsColumn,
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

/** A statement of one of the company's bank accounts, as it was posted. Balances are in cents. */
@ObjectType('BankStatement', { description: "A posted statement for one of the company's bank accounts." })
@Entity('bank_statement')
@Index('UQ_bank_statement_number', ['number'], { unique: true })
@Index('IDX_bank_statement_confirmedAt', ['confirmedAt'])
@Index('IDX_bank_statement_bankAccountId_lastDay', ['bankAccountId', 'lastDay'])
export class BankStatement {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  /**
   * From 1, over all accounts. Unique, so that of two servers that post at the same time one posts again and finds the other's lines
   * registered. Nullable only in the database, which cannot add a column without a value.
   */
  @IntegerColumn({ nullable: true })
  number!: number;

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

  @Field(() => CalendarDateScalar, { description: 'Date of the first line.' })
  @DateColumn()
  firstDay!: string;

  @Field(() => CalendarDateScalar, { description: 'Date of the last line.' })
  @DateColumn()
  lastDay!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason the opening balance does not match the previous closing balance; null if it matches.',
  })
  @TextColumn(200, { nullable: true })
  gapReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the source file; null if unknown.',
  })
  @TextColumn(200, { nullable: true })
  fileName!: string | null;

  /** The account as written in the file, a line each; null if the file names none. */
  @LongTextColumn({ nullable: true })
  fileAccounts!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the file: `USD` if the file states it, otherwise null.',
  })
  @TextColumn(3, { nullable: true })
  currency!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason the statement belongs to this account although its file names a different one; null if the file does not name a different account.',
  })
  @TextColumn(200, { nullable: true })
  accountReason!: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 hash of the source file; null if unknown.' })
  @TextColumn(64, { nullable: true })
  fileSha256!: string | null;

  /** No foreign key: SQLite would copy the table for it, and requests are never removed. */
  @IntegerColumn({ nullable: true })
  approvalId!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When a second administrator confirmed the statement, or when it was posted if one administrator is sufficient; null until confirmed. Until then, money from the statement can be invested but not withdrawn.',
  })
  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user who confirmed the statement; null if one administrator was sufficient.',
  })
  @IntegerColumn({ nullable: true })
  confirmedBy!: number | null;

  @ForeignKey(() => User, 'id', { name: 'FK_bank_statement_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar, { description: 'When the statement was posted, as `postedAt`.' })
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the statement was voided; null if it was not voided.',
  })
  @InstantColumn({ nullable: true })
  voidedAt!: Date | null;

  @IntegerColumn({ nullable: true })
  voidedBy!: number | null;

  @Field(() => String, { nullable: true, description: 'Reason the statement was voided; null if it was not voided.' })
  @TextColumn(200, { nullable: true })
  voidReason!: string | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
