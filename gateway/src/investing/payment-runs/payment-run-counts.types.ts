import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many payments of a monthly payment have each status.' })
export class PaymentRunCounts {
  @Field(() => Int)
  paid!: number;

  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  missed!: number;
}
