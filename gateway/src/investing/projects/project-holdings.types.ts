import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Investments in a project.' })
export class ProjectHoldings {
  @Field(() => Int, { description: 'Number of investments.' })
  count!: number;

  @Field(() => DollarsScalar, { description: 'Total invested, in whole dollars.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of investors.' })
  investors!: number;

  @Field(() => Boolean, {
    description:
      'Whether it can be deleted: not after an order, a payment or an entry; if approvals are required, not with investments entered manually either.',
  })
  deletable!: boolean;
}
