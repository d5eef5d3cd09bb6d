import type { LedgerAccountKind } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LedgerAccountKindEnum } from './ledger-account.entity';
import { dayFilters, listArgs } from '../../platform/graphql/list.inputs';
import { CalendarDateScalar, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

/** Balance of one account. */
@ObjectType({ description: 'Balance of one account of the ledger.' })
export class LedgerBalance {
  @Field(() => String)
  code!: string;

  @Field(() => LedgerAccountKindEnum)
  kind!: LedgerAccountKind;

  @Field(() => SignedMoneyScalar)
  balance!: string;
}

/** Every account with its balance. */
@ObjectType({ description: 'Every account of the ledger with its balance.' })
export class TrialBalance {
  @Field(() => [LedgerBalance], { description: 'By kind, then by id.' })
  accounts!: LedgerBalance[];

  @Field(() => SignedMoneyScalar, { description: 'Sum of all balances: 0.00 in a book that is right.' })
  total!: string;
}

/** The accounts of one kind together. */
@ObjectType({ description: 'All accounts of one kind together.' })
export class LedgerKindTotal {
  @Field(() => LedgerAccountKindEnum)
  kind!: LedgerAccountKind;

  @Field(() => Int)
  accounts!: number;

  @Field(() => SignedMoneyScalar)
  balance!: string;
}

/** What a project's rent account says. */
@ObjectType({ description: 'Rent of one project: what it received, and what was paid to its investors.' })
export class ProjectRent {
  @Field(() => Int)
  projectId!: number;

  @Field(() => SignedMoneyScalar, { description: 'Rent that reached the bank.' })
  received!: string;

  @Field(() => SignedMoneyScalar, { description: 'Credited to investors.' })
  paid!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Paid before it was received; negative when rent is left to pay out.',
  })
  owed!: string;
}

/** The days of a journal, both included. */
@ArgsType()
export class JournalArgs extends listArgs(Object, dayFilters) {}

/** One posting, as an accountant reads it. */
@ObjectType({ description: 'One posting of the ledger, as an accountant reads it.' })
export class JournalRow {
  @Field(() => CalendarDateScalar)
  date!: string;

  @Field(() => Int)
  entryId!: number;

  @Field(() => String, { description: 'Code of the account.' })
  account!: string;

  @Field(() => String, { description: 'What people call the account, in Spanish.' })
  accountName!: string;

  @Field(() => MoneyScalar, { description: 'Money that comes into the bank is its debit; 0.00 for a credit.' })
  debit!: string;

  @Field(() => MoneyScalar)
  credit!: string;

  @Field(() => Int, { nullable: true, description: 'The investor whose account it is.' })
  personId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The project whose account it is.' })
  projectId!: number | null;

  @Field(() => String, { nullable: true })
  reference!: string | null;

  @Field(() => String, { description: 'What people read about the entry, in Spanish.' })
  memo!: string;
}
