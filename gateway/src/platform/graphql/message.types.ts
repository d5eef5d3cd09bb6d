import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A Spanish message for the user.' })
export class Message {
  @Field(() => String, { description: 'Text in Spanish, for display.' })
  message!: string;
}
