import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A Spanish message for the user.' })
export class Message {
  @Field(() => String, { description: 'What happened, in Spanish, for people.' })
  message!: string;
}
