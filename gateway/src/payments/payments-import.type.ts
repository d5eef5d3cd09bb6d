import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an import of payments recorded.' })
export class PaymentImport {
  @Field(() => Int)
  imported!: number;
}

@ObjectType({ description: 'A row of a file whose investment has a payment for its month already.' })
export class PaymentDuplicate {
  @Field(() => Int, { description: 'Its place in the file, from 0.' })
  row!: number;

  @Field(() => Int, { description: 'Payments of that investment and month on record.' })
  recorded!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The first row of the file for that investment and month; null when it is this one.',
  })
  repeats!: number | null;
}
