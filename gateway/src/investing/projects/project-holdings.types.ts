import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: 'What is invested in a project.' })
export class ProjectHoldings {
  @Field(() => Int, { description: 'Number of investments.' })
  count!: number;

  @Field(() => DollarsScalar, { description: 'Their sum in whole dollars.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of their holders.' })
  investors!: number;

  @Field(() => Boolean, {
    description:
      'Whether it can be deleted: not once it had an order, a payment or an entry; where approvals are required, nor an investment by hand.',
  })
  deletable!: boolean;
}
