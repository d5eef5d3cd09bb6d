import { limits, type ExpenseCategory } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { ExpenseCategoryEnum } from '../../banking/statements/house-enums';
import { SignedMoneyScalar } from '../../platform/graphql';

@ArgsType()
export class ProjectFinancesArgs {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'First month, in the format YYYY-MM; defaults to eleven months before the last.',
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last month, in the format YYYY-MM; defaults to the current month.',
  })
  to?: string | null;

  /** The cost of a query is counted by it. */
  @Field(() => Int, {
    defaultValue: limits.rentMonths.max,
    description: 'Maximum number of months; a longer range is VALIDATION_FAILED.',
  })
  limit!: number;
}

@ObjectType({ description: 'Expenses of a house in a month, of one category.' })
export class MonthExpense {
  @Field(() => ExpenseCategoryEnum, { description: 'Category of the expenses.' })
  category!: ExpenseCategory;

  @Field(() => SignedMoneyScalar)
  amount!: string;
}

/** A month of a house. Amounts are negative where a correction took back more than there was. */
@ObjectType({ description: 'Income and costs of a house in a month, and the amount its holders received.' })
export class ProjectFinanceMonth {
  @Field(() => String, { description: 'Month, in the format YYYY-MM.' })
  period!: string;

  @Field(() => SignedMoneyScalar, { description: 'Rent received for the month.' })
  rent!: string;

  @Field(() => [MonthExpense], { description: 'Expenses that the bank paid in the month, by category.' })
  expenses!: MonthExpense[];

  @Field(() => SignedMoneyScalar, { description: 'Fee on the rent of the month, with tax.' })
  fee!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Part of the rent that was kept for later expenses; negative if it was taken from the reserve.',
  })
  reserve!: string;

  @Field(() => SignedMoneyScalar, { description: 'Amount that the holders received for the month.' })
  distributed!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of the house that was let; null if it was not recorded.',
  })
  occupied!: number | null;
}
