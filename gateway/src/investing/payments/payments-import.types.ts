import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of an import of payments.' })
export class PaymentImport {
  @Field(() => Int, { description: 'How many payments were recorded.' })
  imported!: number;
}

@ObjectType({ description: 'What is wrong with a field of a row.' })
export class PaymentFault {
  @Field(() => Int, { description: 'Index of the row, from 0.' })
  row!: number;

  @Field(() => String, { description: 'Name of the field, such as userId.' })
  field!: string;

  @Field(() => String, { description: 'What is wrong, in Spanish.' })
  message!: string;
}

@ObjectType({ description: 'A row whose investment already has a payment for its month.' })
export class PaymentDuplicate {
  @Field(() => Int, { description: 'Index of the row, from 0.' })
  row!: number;

  @Field(() => Int, { description: 'Number of stored payments of that investment and month.' })
  recorded!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Index of the first row for that investment and month; null if it is this one.',
  })
  repeats!: number | null;
}
