import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../graphql/scalars';

@ObjectType({ description: 'What all investments come to.' })
export class InvestmentTotals {
  @Field(() => Int)
  count!: number;

  @Field(() => DollarsScalar, { description: 'Invested capital.' })
  amount!: number;

  @Field(() => Int, { description: 'Distinct projects that have investments.' })
  projects!: number;
}
