import { paymentMonthStates, type PaymentMonthState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyScalar, registerEnum } from '../../platform/graphql';

export const PaymentMonthStateEnum = registerEnum(
  'PaymentMonthState',
  paymentMonthStates,
  "Progress of a project's rent for one month.",
  {
    missed: 'Nothing is paid, and it was recorded as missed.',
    none: 'Nothing is paid or announced.',
    paid: 'The projection is fully paid.',
    partial: 'The projection is partly paid.',
    pending: 'Nothing is paid, but payments are pending.',
  },
);

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: "A project's rent for one month, over all its holders." })
export class PaymentMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => MoneyScalar, { description: "Amount projected by the holders' rent calendars." })
  projected!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount the project sent for the month: rents in the ledger with the month as reference, or received in the month without one. 0 when more was returned.',
  })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the pending payments.' })
  pending!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments.' })
  paid!: string;

  @Field(() => MoneyScalar, { description: 'Projected amount not yet paid; never below 0.' })
  missing!: string;

  @Field(() => PaymentMonthStateEnum)
  state!: PaymentMonthState;

  @Field(() => Int, {
    nullable: true,
    description: 'The last posted monthly payment of the month; null if there is none.',
  })
  runId!: number | null;
}
