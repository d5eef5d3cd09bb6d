import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Number of payments in the monthly run, by status.' })
export class PaymentRunCounts {
  @Field(() => Int)
  paid!: number;

  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  missed!: number;
}
