import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The deleted record.' })
export class Deletion {
  @Field(() => Int)
  id!: number;
}
