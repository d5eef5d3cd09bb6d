import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DollarsScalar, MoneyScalar, TimeField } from '../../platform/graphql';
import { Investment } from '../records';

@ObjectType({ description: 'An investment as shown to its owner.' })
export class InvestorInvestment {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => Int, { description: 'Project ID, kept after the project is deleted.' })
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => DollarsScalar)
  amount!: number;

  @Field(() => Float, { description: 'Projected annual return, in percent.' })
  annualReturn!: number;

  @Field(() => String)
  imageUrl!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Investment date; null for older investments whose date was not recorded.',
  })
  investedOn!: string | null;

  @Field(() => MoneyScalar, { description: 'Sum of all paid payments, including payments with a future date.' })
  actualReturns!: string;

  @Field(() => MoneyScalar, {
    description: 'Amount that the owner has received: the sum of paid payments dated today or earlier.',
  })
  receivedReturns!: string;

  @Field(() => MoneyScalar, { description: 'Projected return for one year: amount × annualReturn / 100.' })
  projectedReturns!: string;

  @TimeField(Investment)
  createdAt?: Date | null;

  @TimeField(Investment)
  updatedAt?: Date | null;
}
