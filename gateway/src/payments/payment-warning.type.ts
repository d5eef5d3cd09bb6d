import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reason to look at a payment again, which did not keep it from being recorded.' })
export class PaymentWarning {
  @Field(() => String, {
    description: 'DUPLICATE: an earlier payment has the same investment, month, date and amount.',
  })
  code!: 'DUPLICATE';

  @Field(() => String, { description: 'In Spanish, for people.' })
  message!: string;

  @Field(() => [Int], { description: 'Ids of the earlier payments.' })
  paymentIds!: number[];
}
