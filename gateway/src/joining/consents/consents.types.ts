import { Field, ObjectType } from 'type-graphql';
import { Consent } from './consent.entity';

@ObjectType({ description: 'What a person consents to.' })
export class Consents {
  @Field(() => Boolean, { description: 'Whether news may be sent by e-mail.' })
  news!: boolean;

  @Field(() => [Consent], { description: 'Every consent that was given, newest first.' })
  history!: Consent[];
}
