import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Guarded } from '../../platform/request/guarded';
import type { SignedInContext } from '../context';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { StepUpInput } from './auth.inputs';
import { renewSession } from './session';

@ObjectType({ description: 'A proof of identity that counts for the operations of this session.' })
class StepUp {
  @Field(() => DateTimeScalar, { description: 'Until when it counts.' })
  validUntil!: Date;
}

@Resolver()
export class StepUpResolver {
  @Authorized()
  @Guarded({ record: 'security event' })
  @Mutation(() => StepUp, {
    description:
      'Proves again who the signed-in user is, as operations that fail with STEP_UP_REQUIRED require. Gives the session a new id. UNAUTHENTICATED when the password or code is wrong, or for the password of an account with a second factor, which a code or passkey proves; TOO_MANY_REQUESTS after too many attempts.',
  })
  async stepUp(
    @Arg('input', () => StepUpInput) input: StepUpInput,
    @Ctx() { services, viewer, actor, request }: SignedInContext,
  ): Promise<StepUp> {
    const validUntil = await services.stepUp.prove(viewer, input, actor);
    // A copy of the session id that somebody took before is not proved with it.
    await renewSession(request, viewer, true);
    return { validUntil };
  }

  @Authorized()
  @Guarded({ record: 'none' })
  @Mutation(() => String, {
    description:
      'Options for such a proof with a passkey, as JSON for navigator.credentials.get. CONFLICT where passkeys do not work.',
  })
  startPasskeyStepUp(@Ctx() { services, viewer, request }: SignedInContext): Promise<string> {
    return services.passkeys.startSigning(viewer.id, 'step_up', request);
  }

  @Authorized()
  @Guarded({ record: 'security event' })
  @Mutation(() => StepUp, {
    description:
      'Proves who the signed-in user is with what the passkey signed, as JSON. Gives the session a new id. UNAUTHENTICATED when it is not right, TOO_MANY_REQUESTS after too many attempts.',
  })
  async completePasskeyStepUp(
    @Arg('credential', () => String) credential: string,
    @Ctx() { services, viewer, actor, request }: SignedInContext,
  ): Promise<StepUp> {
    const validUntil = await services.stepUp.provePasskey(viewer, credential, request, actor);
    await renewSession(request, viewer, true);
    return { validUntil };
  }
}
