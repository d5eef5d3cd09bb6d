import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an import of payments recorded.' })
export class PaymentImport {
  @Field(() => Int)
  imported!: number;
}
