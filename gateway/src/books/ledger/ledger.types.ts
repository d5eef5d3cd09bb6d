import type { LedgerAccountKind } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LedgerAccountKindEnum } from './ledger-account.entity';
import { CalendarDateScalar, dayFilters, listArgs, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';

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

  @Field(() => SignedMoneyScalar, { description: 'Sum of all balances: 0.00 when the books are balanced.' })
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

/** The rent account of a project. */
@ObjectType({ description: "A project's rent: received, and paid to its investors." })
export class ProjectRent {
  @Field(() => Int)
  projectId!: number;

  @Field(() => SignedMoneyScalar, { description: 'Rent that reached the bank.' })
  received!: string;

  @Field(() => SignedMoneyScalar, { description: 'Credited to investors.' })
  paid!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Amount paid out before it was received; negative if received rent is still to be paid out.',
  })
  owed!: string;
}

/** The days of a journal, both included. */
@ArgsType()
export class JournalArgs extends listArgs(Object, dayFilters) {}

/** One posting, as an accountant reads it. */
@ObjectType({ description: 'One posting of the ledger, in accounting format.' })
export class JournalRow {
  @Field(() => CalendarDateScalar)
  date!: string;

  @Field(() => Int)
  entryId!: number;

  @Field(() => String, { description: 'Code of the account.' })
  account!: string;

  @Field(() => String, { description: 'Name of the account, in Spanish.' })
  accountName!: string;

  @Field(() => MoneyScalar, { description: 'Debit, for example money that enters the bank; 0.00 for a credit.' })
  debit!: string;

  @Field(() => MoneyScalar)
  credit!: string;

  @Field(() => Int, { nullable: true, description: 'The investor the account belongs to.' })
  personId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The project the account belongs to.' })
  projectId!: number | null;

  @Field(() => String, { nullable: true })
  reference!: string | null;

  @Field(() => String, { description: 'Description of the entry, in Spanish.' })
  memo!: string;
}
