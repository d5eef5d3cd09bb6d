import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Totals for all investments.' })
export class InvestmentTotals {
  @Field(() => Int)
  count!: number;

  @Field(() => DollarsScalar, { description: 'Total invested capital, in whole US dollars.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of distinct projects with investments.' })
  projects!: number;
}
