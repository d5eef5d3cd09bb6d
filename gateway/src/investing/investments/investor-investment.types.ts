import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DollarsScalar, MoneyScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: 'An investment as its owner sees it.' })
export class InvestorInvestment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => Int, { description: 'Kept when the project is deleted.' })
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => DollarsScalar)
  amount!: number;

  @Field(() => Float, { description: 'Projected yearly return, in percent.' })
  annualReturn!: number;

  @Field(() => String)
  imageUrl!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date of the investment; null for old ones, for which it was not recorded.',
  })
  investedOn!: string | null;

  @Field(() => MoneyScalar, { description: 'Sum of its paid payments, also of those with a date to come.' })
  actualReturns!: string;

  @Field(() => MoneyScalar, {
    description: 'Sum of its paid payments whose date has come: what its owner has received.',
  })
  receivedReturns!: string;

  @Field(() => MoneyScalar, { description: 'Projected return of one year: amount × annualReturn / 100.' })
  projectedReturns!: string;
}
