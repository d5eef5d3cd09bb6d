import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A message for the user, in Spanish.' })
export class Message {
  @Field(() => String, { description: 'Text in Spanish, for display.' })
  message!: string;
}
