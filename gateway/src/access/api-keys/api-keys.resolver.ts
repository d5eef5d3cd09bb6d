import { apiKeyFields } from '@cimiento/contracts/fields';
import { apiKeySchema } from '@cimiento/contracts/schemas';
import {
  Arg,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Field,
  ObjectType,
  InputType,
} from 'type-graphql';
import { Allows } from '../../platform/request';
import { RequiresStepUp } from '../guards/step-up';
import type { Context, SignedInContext } from '../context';
import { ApiKey, User } from '../records';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType('ApiKeyInput', { description: 'Details of the API key to create.' })
class ApiKeyInput {
  @Field(() => String)
  name!: string;

  @Field(() => [String], {
    description: 'Granted permissions, for example `payments:write`; at least one is required.',
  })
  scopes!: string[];

  @Field(() => String, { nullable: true, description: apiKeyFields.expiresAt.description })
  expiresAt?: string | null;
}
variableSchemas.set('ApiKeyInput', apiKeySchema);

@ObjectType({ description: 'A new API key, including the key itself, which is shown only once.' })
class CreatedApiKey extends ApiKey {
  @Field(() => String, { description: 'The key. It is not stored and cannot be retrieved again.' })
  key!: string;
}

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The administrator who created it.' })
  author(@Root() { createdBy }: ApiKey, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @Allows('integrations:write', 'audit:read')
  @Query(() => [ApiKey], { description: 'All API keys, ordered by ID; the keys themselves are not included.' })
  apiKeys(@Ctx() { services }: Context): Promise<ApiKey[]> {
    return services.apiKeys.list();
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => CreatedApiKey, { description: 'Creates an API key. The key is shown only once, in this response.' })
  async createApiKey(
    @Arg('input', () => ApiKeyInput) input: ApiKeyInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<CreatedApiKey> {
    const { key, record } = await services.apiKeys.create(input, actor);
    return Object.assign(new CreatedApiKey(), record, { key });
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => ApiKey, { description: 'Revokes an API key immediately. NOT_FOUND if it does not exist.' })
  revokeApiKey(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<ApiKey> {
    return services.apiKeys.revoke(id, actor);
  }
}
