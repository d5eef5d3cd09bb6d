import { apiKeyFields } from '@cimiento/contracts/fields';
import { apiKeySchema } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType('ApiKeyInput', { description: 'A key to create.' })
export class ApiKeyInput {
  @Field(() => String)
  name!: string;

  @Field(() => [String], { description: 'Granted permissions, for example payments:write; at least one.' })
  scopes!: string[];

  @Field(() => String, { nullable: true, description: apiKeyFields.expiresAt.description })
  expiresAt?: string | null;
}
variableSchemas.set('ApiKeyInput', apiKeySchema);
