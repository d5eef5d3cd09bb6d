import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GatewayContext, SignedInContext } from '../graphql/context';

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

  @Authorized('admin')
  @Mutation(() => Settings, {
    description: 'Turns the need of an invitation code on or off, for whoever registers from then on.',
  })
  async setInvitationRequired(
    @Arg('required', () => Boolean) required: boolean,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Settings> {
    await services.settings.setInvitationRequired(required, viewer.id);
    return { required };
  }
}
