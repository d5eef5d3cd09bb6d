import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The payment recorded for one row of an import.' })
export class PaymentImportRow {
  @Field(() => Int, { description: 'Number of the row, starting at 1.' })
  row!: number;

  @Field(() => Int, { description: 'ID of the payment.' })
  id!: number;
}

@ObjectType({ description: 'Result of a payment import.' })
export class PaymentImport {
  @Field(() => Int, { description: 'Number of payments recorded.' })
  imported!: number;

  @Field(() => [PaymentImportRow], { description: 'The payment of each row, in the order of the rows.' })
  rows!: PaymentImportRow[];
}

@ObjectType({ description: 'A fault in one field of a file row.' })
export class PaymentFault {
  @Field(() => Int, { description: 'Index of the row, starting at 0.' })
  row!: number;

  @Field(() => String, { description: 'Name of the field, for example `userId`.' })
  field!: string;

  @Field(() => String, { description: 'Explanation of the fault, in Spanish.' })
  message!: string;
}

@ObjectType({ description: 'A row whose investment already has a payment for the same month.' })
export class PaymentDuplicate {
  @Field(() => Int, { description: 'Index of the row, starting at 0.' })
  row!: number;

  @Field(() => Int, { description: 'Number of stored payments for the same investment and month.' })
  recorded!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Index of the first row for the same investment and month; null if this row is the first.',
  })
  repeats!: number | null;
}
