import { Field, ObjectType } from 'type-graphql';
import { CalendarDateScalar, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';

/** The rents of an investment against the time that has passed; amounts are decimal text. */
@ObjectType({ description: 'The rents of an investment compared with what was expected by today.' })
export class RentPace {
  @Field(() => MoneyScalar, { description: 'Projected rent before fees of the months that were due by today.' })
  expectedGross!: string;

  @Field(() => MoneyScalar, { description: 'Projected rent after fees of the months that were due by today.' })
  expected!: string;

  @Field(() => MoneyScalar, { description: 'Amount received for these months.' })
  received!: string;

  @Field(() => SignedMoneyScalar, { description: 'Expenses and reserve that were deducted from these months.' })
  deducted!: string;

  @Field(() => MoneyScalar, { description: 'Amount received for months that were not due yet.' })
  early!: string;

  @Field(() => MoneyScalar, { description: 'Overdue amount.' })
  late!: string;

  @Field(() => MoneyScalar, { description: 'Amount of the payments that were recorded as missed.' })
  missed!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date on which the first rent is due; null if no rent is expected.',
  })
  firstDueDate!: string | null;
}
