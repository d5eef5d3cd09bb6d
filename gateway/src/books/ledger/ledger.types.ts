import type { LedgerAccountKind } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LedgerAccountKindEnum } from './ledger-account.entity';
import { CalendarDateScalar, dayFilters, listArgs, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';

const accountCodeText = "Code in the company's own chart of accounts; null if it has none.";
const accountNameText = "Name in the company's own chart of accounts; the account's Spanish name if it has none.";

/** Balance of one account. */
@ObjectType({ description: 'Balance of a ledger account.' })
export class LedgerBalance {
  @Field(() => String)
  code!: string;

  @Field(() => LedgerAccountKindEnum)
  kind!: LedgerAccountKind;

  @Field(() => SignedMoneyScalar)
  balance!: string;

  @Field(() => MoneyScalar, {
    description: 'The balance if it is a debit, for example money in the bank; otherwise 0.00.',
  })
  debit!: string;

  @Field(() => MoneyScalar, { description: 'The balance if it is a credit; otherwise 0.00.' })
  credit!: string;

  @Field(() => String, { nullable: true, description: accountCodeText })
  accountCode!: string | null;

  @Field(() => String, { description: accountNameText })
  accountName!: string;
}

/** Every account with its balance. */
@ObjectType({ description: 'Every ledger account with its balance.' })
export class TrialBalance {
  @Field(() => [LedgerBalance], { description: 'Ledger accounts, ordered by kind, then by ID.' })
  accounts!: LedgerBalance[];

  @Field(() => SignedMoneyScalar, { description: 'Sum of all balances; 0.00 if the books are balanced.' })
  total!: string;
}

/** The accounts of one kind together. */
@ObjectType({ description: 'Combined total of all ledger accounts of one kind.' })
export class LedgerKindTotal {
  @Field(() => LedgerAccountKindEnum)
  kind!: LedgerAccountKind;

  @Field(() => Int)
  accounts!: number;

  @Field(() => SignedMoneyScalar)
  balance!: string;
}

/** The rent account of a project. */
@ObjectType({ description: "A project's rent: the amounts received and paid to its investors." })
export class ProjectRent {
  @Field(() => Int)
  projectId!: number;

  @Field(() => SignedMoneyScalar, { description: 'Amount of rent received at the bank.' })
  received!: string;

  @Field(() => SignedMoneyScalar, { description: 'Fees, expenses and reserve that were taken from the rent.' })
  deducted!: string;

  @Field(() => SignedMoneyScalar, { description: 'Amount credited to investors.' })
  paid!: string;

  @Field(() => SignedMoneyScalar, {
    description:
      'Amount paid out or deducted before the rent was received; negative if some of the rent received has not been paid out yet.',
  })
  owed!: string;
}

/** A posting of an entry, as a program books it. */
@ObjectType({ description: 'A ledger posting in accounting format, as part of its entry.' })
export class BookPosting {
  @Field(() => String, { description: 'Code of the account, for example `investor:7:available`.' })
  account!: string;

  @Field(() => MoneyScalar, { description: 'Debit amount, for example money entering the bank; 0.00 for a credit.' })
  debit!: string;

  @Field(() => MoneyScalar, { description: 'Credit amount; 0.00 for a debit.' })
  credit!: string;

  @Field(() => Int, { nullable: true, description: 'ID of the investor to whom the account belongs.' })
  personId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the project to which the account belongs.' })
  projectId!: number | null;
}

/** The days of a journal, both included. */
@ArgsType()
export class JournalArgs extends listArgs(Object, dayFilters) {}

/** One posting, as an accountant reads it. */
@ObjectType({ description: 'A ledger posting in accounting format.' })
export class JournalRow {
  @Field(() => CalendarDateScalar)
  date!: string;

  @Field(() => Int)
  entryId!: number;

  @Field(() => String, { description: 'Code of the account.' })
  account!: string;

  @Field(() => String, { description: accountNameText })
  accountName!: string;

  @Field(() => String, { nullable: true, description: accountCodeText })
  accountCode!: string | null;

  @Field(() => MoneyScalar, { description: 'Debit amount, for example money entering the bank; 0.00 for a credit.' })
  debit!: string;

  @Field(() => MoneyScalar)
  credit!: string;

  @Field(() => Int, { nullable: true, description: 'The investor the account belongs to.' })
  personId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the project to which the account belongs.' })
  projectId!: number | null;

  @Field(() => String, { nullable: true })
  reference!: string | null;

  @Field(() => String, { description: 'Description of the entry, in Spanish.' })
  memo!: string;
}
