import { bankAccountTypes, type BankAccountType } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';
import { BankAccountTypeEnum } from '../../books/collecting-accounts/collecting-account.entity';

/**
 * An investor's own bank account, to which withdrawals are paid. A change adds a row with the next version and no row is ever changed, so
 * a withdrawal keeps the account that it was requested for.
 */
@ObjectType({ description: "An investor's own bank account, to which withdrawals are paid." })
@Entity('bank_account')
@Index('UQ_bank_account_userId_version', ['userId', 'version'], { unique: true })
@Check('CHK_bank_account_accountType', oneOfCheck('accountType', bankAccountTypes))
@Check('CHK_bank_account_version', 'version >= 1')
export class BankAccount {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_bank_account_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** 1 for a user's first account; the highest is the current one. */
  @IntegerColumn()
  version!: number;

  @Field(() => String, { description: 'Name of the bank.' })
  @TextColumn(80)
  bank!: string;

  @Field(() => BankAccountTypeEnum)
  @TextColumn(20)
  accountType!: BankAccountType;

  /** Digits only. */
  @TextColumn(40)
  accountNumber!: string;

  @Field(() => String, {
    description: "Name of the account holder; without `users:read`, the ID of the account's user.",
  })
  @TextColumn(120)
  holderName!: string;

  @Field(() => String, {
    description:
      "The holder's identity card or tax number. Shown in full to the account owner and, within a withdrawal, to the administrator who decides it; otherwise only the last three characters, or empty without `users:read`.",
  })
  @TextColumn(20)
  holderIdNumber!: string;

  /** Who wrote this version, and who therefore must not approve a withdrawal to it. */
  @ForeignKey(() => User, 'id', { name: 'FK_bank_account_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  createdBy!: number;

  /** When it was cleared, because somebody else proved the e-mail of the account; null for one that stays. */
  @InstantColumn({ nullable: true })
  clearedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the bank account was saved.' })
  @InstantColumn()
  createdAt!: Date;

  /** Not a column: whether it is read with a withdrawal that its reader decides. */
  isToDecide?: true;
}
