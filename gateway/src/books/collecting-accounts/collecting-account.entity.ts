import { bankAccountTypes, type BankAccountType } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql';

export const BankAccountTypeEnum = registerEnum(
  'BankAccountType',
  bankAccountTypes,
  'Type of bank account: savings or checking.',
);

/** A bank account of the company, into which investors deposit. Its ledger account is `bank:<id>`. */
@ObjectType({ description: "A company bank account that receives investors' deposits." })
@Entity('collecting_account')
@Index('UQ_collecting_account_bank_accountNumber', ['bank', 'accountNumber'], { unique: true })
@Check('CHK_collecting_account_accountType', oneOfCheck('accountType', bankAccountTypes))
export class CollectingAccount {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Name of the bank.' })
  @TextColumn(80)
  bank!: string;

  @Field(() => BankAccountTypeEnum)
  @TextColumn(20)
  accountType!: BankAccountType;

  @Field(() => String, { description: 'Account number; masked for everyone except the account owner.' })
  @TextColumn(40)
  accountNumber!: string;

  @Field(() => String)
  @TextColumn(120)
  holderName!: string;

  @Field(() => String, { description: "The holder's tax number (RUC)." })
  @TextColumn(20)
  holderIdNumber!: string;

  /** The columns of the bank's statement file, as JSON; null until a first one was posted. */
  @LongTextColumn({ nullable: true })
  statementMapping!: string | null;

  /** When the operator ended it: people no longer see it, and its statements are still posted. Null while it is in use. */
  @InstantColumn({ nullable: true })
  endedAt!: Date | null;
}
