import { paymentMonthStates, type PaymentMonthState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyScalar, registerEnum, SignedMoneyScalar } from '../../platform/graphql';

export const PaymentMonthStateEnum = registerEnum(
  'PaymentMonthState',
  paymentMonthStates,
  "Progress in paying a project's rent for one month.",
  {
    missed: 'Nothing is paid, and the rent was recorded as missed.',
    none: 'Nothing is paid or announced.',
    paid: 'The projected rent is fully paid.',
    partial: 'The projected rent is partly paid.',
    pending: 'Nothing is paid, but payments are pending.',
  },
);

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: "A project's rent for one month, across all its holders." })
export class PaymentMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => MoneyScalar, { description: "Gross rent projected by the holders' rent calendars, before fees." })
  projectedGross!: string;

  @Field(() => MoneyScalar, { description: "Amount projected by the holders' rent calendars, after fees." })
  projected!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount that the project sent for the month: rent in the ledger with the month as its reference, or received in the month without a reference. 0 if more was returned than sent.',
  })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Total of the pending payments.' })
  pending!: string;

  @Field(() => MoneyScalar, { description: 'Total of the paid payments.' })
  paid!: string;

  @Field(() => SignedMoneyScalar, { description: 'Expenses of the house that the monthly payments deducted.' })
  expenses!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Amount that the monthly payments kept for later expenses; negative if taken from it.',
  })
  reserve!: string;

  @Field(() => MoneyScalar, {
    description: 'Projected amount that is neither paid nor deducted yet; never below 0.',
  })
  missing!: string;

  @Field(() => MoneyScalar, {
    description: 'Gross rent that a monthly payment would complete the month with; 0 if it is complete.',
  })
  proposed!: string;

  @Field(() => PaymentMonthStateEnum)
  state!: PaymentMonthState;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the last monthly payment posted for the month; null if there is none.',
  })
  runId!: number | null;
}
