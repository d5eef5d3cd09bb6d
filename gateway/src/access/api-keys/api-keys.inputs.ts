import { apiKeyFields } from '@cimiento/contracts/fields';
import { Field, InputType } from 'type-graphql';

@InputType('ApiKeyInput', { description: 'A key to create.' })
export class ApiKeyInput {
  @Field(() => String)
  name!: string;

  @Field(() => [String], { description: 'What it may do, such as payments:write; at least one.' })
  scopes!: string[];

  @Field(() => String, { nullable: true, description: apiKeyFields.expiresAt.description })
  expiresAt?: string | null;
}
