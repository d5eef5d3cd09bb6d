import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of importing payments.' })
export class PaymentImport {
  @Field(() => Int, { description: 'Number of payments recorded.' })
  imported!: number;
}

@ObjectType({ description: 'A fault in one field of a row.' })
export class PaymentFault {
  @Field(() => Int, { description: 'Index of the row, from 0.' })
  row!: number;

  @Field(() => String, { description: 'Name of the field, for example userId.' })
  field!: string;

  @Field(() => String, { description: 'Explanation of the fault, in Spanish.' })
  message!: string;
}

@ObjectType({ description: 'A row whose investment already has a payment for its month.' })
export class PaymentDuplicate {
  @Field(() => Int, { description: 'Index of the row, from 0.' })
  row!: number;

  @Field(() => Int, { description: 'Number of stored payments for that investment and month.' })
  recorded!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Index of the first row for that investment and month; null if it is this one.',
  })
  repeats!: number | null;
}
