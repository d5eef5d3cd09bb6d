import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';

@ObjectType({ description: 'What registration asks for.' })
export class Settings {
  @Field(() => Boolean, { description: 'Whether registering takes an invitation code.' })
  required!: boolean;
}

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'Whether registering takes an invitation code.' })
  async invitationSettings(@Ctx() { services }: GatewayContext): Promise<Settings> {
    return { required: await services.settings.invitationRequired() };
  }
}
