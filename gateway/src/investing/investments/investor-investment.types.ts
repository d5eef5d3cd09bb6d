import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DollarsScalar, MoneyScalar } from '../../platform/graphql';

@ObjectType({ description: 'An investment as its owner sees it.' })
export class InvestorInvestment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => Int, { description: 'Kept after the project is deleted.' })
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
    description: 'Date of the investment; null for old investments whose date was not recorded.',
  })
  investedOn!: string | null;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments, including those dated in the future.' })
  actualReturns!: string;

  @Field(() => MoneyScalar, {
    description: 'Sum of the paid payments dated up to today: what its owner has received.',
  })
  receivedReturns!: string;

  @Field(() => MoneyScalar, { description: 'Projected return of one year: amount × annualReturn / 100.' })
  projectedReturns!: string;
}
