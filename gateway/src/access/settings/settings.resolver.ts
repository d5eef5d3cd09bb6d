import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import { RequiresStepUp } from '../guards/step-up';
import type { Context, SignedInContext } from '../context';

@ObjectType({ description: 'Registration settings.' })
export class Settings {
  @Field(() => Boolean, { description: 'Whether registration requires an invitation code.' })
  required!: boolean;
}

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'Registration settings.' })
  async invitationSettings(@Ctx() { services }: Context): Promise<Settings> {
    return { required: await services.settings.invitationRequired() };
  }

  @Allows('settings:write')
  @RequiresStepUp('production only')
  @Mutation(() => Settings, {
    description: 'Sets whether registration requires an invitation code.',
  })
  async setInvitationRequired(
    @Arg('required', () => Boolean, { description: 'Whether a code is required to register.' }) required: boolean,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Settings> {
    await services.settings.setInvitationRequired(required, actor);
    return { required };
  }
}
