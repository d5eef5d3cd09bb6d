import { paymentMonthStates, type PaymentMonthState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';
import { MoneyScalar } from '../../platform/graphql/scalars';

export const PaymentMonthStateEnum = registerEnum(
  'PaymentMonthState',
  paymentMonthStates,
  'How far the rent of a project for a month is.',
  {
    missed: 'Nothing is paid, and it was recorded as not paid.',
    none: 'Nothing is paid or announced.',
    paid: 'All of the projection is paid.',
    partial: 'A part of the projection is paid.',
    pending: 'Nothing is paid, and payments are pending.',
  },
);

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: 'The rent of one project for one month, over all of its holders.' })
export class PaymentMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => MoneyScalar, { description: "What the holders' rent calendars project." })
  projected!: string;

  @Field(() => MoneyScalar, {
    description:
      'What the project sent for the month: rents in the ledger whose reference is the month, or that arrived in it without a month as reference. 0 when more was returned.',
  })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the pending payments.' })
  pending!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments.' })
  paid!: string;

  @Field(() => MoneyScalar, { description: 'What is projected and not paid; never below 0.' })
  missing!: string;

  @Field(() => PaymentMonthStateEnum)
  state!: PaymentMonthState;

  @Field(() => Int, {
    nullable: true,
    description: 'The last monthly payment of the month that is posted; null without one.',
  })
  runId!: number | null;
}
