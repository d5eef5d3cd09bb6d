import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Summary of the investments in a project.' })
export class ProjectHoldings {
  @Field(() => Int, { description: 'Number of investments.' })
  count!: number;

  @Field(() => DollarsScalar, { description: 'Total amount invested, in whole dollars.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of investors.' })
  investors!: number;

  @Field(() => Boolean, {
    description:
      'Whether the project can be deleted. It cannot if it has ever had an order, a payment or a ledger entry or, if approvals are required, if it has investments entered manually.',
  })
  deletable!: boolean;
}
