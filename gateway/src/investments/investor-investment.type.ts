import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DollarsScalar, MoneyScalar } from '../graphql/scalars';

@ObjectType({ description: 'An investment as its owner sees it.' })
export class InvestorInvestment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => Int, { description: 'Stays when the project is deleted.' })
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
    description: 'When it was made; null for those of before this was recorded.',
  })
  investedOn!: string | null;

  @Field(() => MoneyScalar, { description: 'Sum of its paid payments.' })
  actualReturns!: string;

  @Field(() => MoneyScalar, { description: 'A year at the projected return: amount × annualReturn / 100.' })
  projectedReturns!: string;
}
