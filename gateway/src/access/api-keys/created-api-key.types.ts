import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity';

@ObjectType({ description: 'A new API key with the key itself, which is shown only now.' })
export class CreatedApiKey extends ApiKey {
  @Field(() => String, { description: 'The key. It is not stored, and cannot be read again.' })
  key!: string;
}
