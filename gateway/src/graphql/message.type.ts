import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A sentence in Spanish for whoever asked.' })
export class Message {
  @Field(() => String)
  message!: string;
}
