import type { InvestmentInput as Contract } from '@cimiento/contracts/schemas';
import { Field, Float, InputType, Int } from 'type-graphql';
import { DollarsScalar } from '../graphql/scalars';

@InputType({ description: 'An investment as an administrator writes it, whole.' })
export class InvestmentInput implements Contract {
  @Field(() => Int)
  userId!: number;

  @Field(() => Int)
  projectId!: number;

  @Field(() => DollarsScalar, { description: 'More than 0.' })
  amount!: number;

  @Field(() => Float, { nullable: true, description: "Percent; the project's when absent." })
  annualReturn?: number;

  @Field(() => String, { nullable: true, description: "The project's when absent." })
  projectName?: string;

  @Field(() => String, { nullable: true, description: "The project's picture when absent." })
  imageUrl?: string;
}
