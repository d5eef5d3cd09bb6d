import type { OrderInput as Contract } from '@cimiento/contracts/schemas';
import { Field, InputType, Int } from 'type-graphql';
import { DollarsScalar } from '../graphql/scalars';

@InputType({ description: 'An order to invest.' })
export class OrderInput implements Contract {
  @Field(() => Int)
  projectId!: number;

  @Field(() => DollarsScalar, {
    description: "Whole fractions, from the project's minimum to what is left of its target.",
  })
  amount!: number;

  @Field(() => Boolean, { description: 'The risks were read and accepted; must be true.' })
  acceptedRisks!: boolean;

  @Field(() => String, {
    description:
      '8 to 200 printable characters without spaces. Create one for each order and send it again with every retry.',
  })
  idempotencyKey!: string;
}
