import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "Number of a monthly payment's payments by status." })
export class PaymentRunCounts {
  @Field(() => Int)
  paid!: number;

  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  missed!: number;
}
