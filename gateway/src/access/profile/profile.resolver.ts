import { messages } from '@cimiento/contracts';
import {
  passwordChangeFields,
  personFields,
  type PasswordChangeInput as PasswordChangeValues,
  type ProfileInput as ProfileValues,
} from '@cimiento/contracts/fields';
import { passwordChangeSchema } from '@cimiento/contracts/schemas';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Guarded } from '../../platform/request';
import { renewSession } from '../auth/session';
import { RequiresStepUp } from '../guards/step-up';
import type { SignedInContext } from '../context';
import { createInputType, Message } from '../../platform/graphql';
import { User } from '../records';

const ProfileInput = createInputType(
  'ProfileInput',
  'Profile data that users can change themselves; the username and role cannot be changed.',
  personFields,
);
const PasswordChangeInput = createInputType(
  'PasswordChangeInput',
  'A new password, with the current password as proof of identity.',
  passwordChangeFields,
  { schema: passwordChangeSchema },
);

@Resolver()
export class ProfileResolver {
  @Authorized()
  @RequiresStepUp('production only')
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => User, {
    description:
      "Updates the signed-in user's own name and e-mail address. If e-mail confirmation is enabled, a new address takes effect when its link is opened, and the response does not reveal whether the address is taken; otherwise, CONFLICT if the address is taken. TOO_MANY_REQUESTS after too many e-mails.",
  })
  updateProfile(
    @Arg('input', () => ProfileInput) input: ProfileValues,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<User> {
    return services.profile.update(viewer, input, actor);
  }

  @Authorized()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Changes the signed-in user's own password and ends their other sessions. VALIDATION_FAILED if the current password is wrong, TOO_MANY_REQUESTS after too many attempts.",
  })
  async changePassword(
    @Arg('input', () => PasswordChangeInput) input: PasswordChangeValues,
    @Ctx() { services, viewer, actor, request }: SignedInContext,
  ): Promise<Message> {
    await services.profile.changePassword(viewer, input, actor);
    // A copy of the old session id is worth nothing from here on.
    // With a second factor the password alone is not the proof that changes of money and access require.
    await renewSession(request, viewer, viewer.secondFactorAt === null);
    return { message: messages.passwordChanged };
  }
}
