import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { IdColumn, TextColumn } from '../../platform/database/columns';

/** A ledger account, or a pattern of several, in the company's own chart of accounts. */
@ObjectType({ description: "A ledger account or pattern in the company's own chart of accounts." })
@Entity('account_code')
@Index('UQ_account_code_account', ['account'], { unique: true })
export class AccountCode {
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Ledger account or pattern, for example `project:*:capital`.' })
  @TextColumn(60)
  account!: string;

  @Field(() => String, { description: "Code in the company's own chart of accounts." })
  @TextColumn(30)
  code!: string;

  @Field(() => String, { description: "Name in the company's own chart of accounts." })
  @TextColumn(120)
  name!: string;
}
