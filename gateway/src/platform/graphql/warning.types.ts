import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reason to look at a record again, which does not keep it from being saved.' })
export class Warning {
  @Field(() => String, { description: 'For programs, such as TARGET_BELOW_FUNDED.' })
  code!: string;

  @Field(() => String, { description: 'The field that it is about.' })
  field!: string;

  @Field(() => String, { description: 'In Spanish, for people.' })
  message!: string;
}
