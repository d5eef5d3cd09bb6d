import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar } from '../graphql/scalars';

@ObjectType({ description: 'How much of everything there is.' })
export class Overview {
  @Field(() => Int)
  projects!: number;

  @Field(() => Int)
  users!: number;

  @Field(() => Int)
  investments!: number;

  @Field(() => Int)
  payments!: number;

  @Field(() => DollarsScalar, { description: 'Sum of all investments.' })
  investedCapital!: number;
}
