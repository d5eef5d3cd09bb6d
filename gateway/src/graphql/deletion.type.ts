import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was deleted.' })
export class Deletion {
  @Field(() => Int)
  id!: number;
}
