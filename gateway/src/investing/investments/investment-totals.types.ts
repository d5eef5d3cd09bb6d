import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Totals of all investments.' })
export class InvestmentTotals {
  @Field(() => Int)
  count!: number;

  @Field(() => DollarsScalar, { description: 'Invested capital, in whole dollars.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of distinct projects with investments.' })
  projects!: number;
}
