import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { SignedInContext } from '../context';
import { DateTimeScalar } from '../../platform/graphql';
import { StepUpInput } from './auth.inputs';
import { renewSession } from './session';

@ObjectType({ description: 'Proof of identity for operations in this session.' })
class StepUp {
  @Field(() => DateTimeScalar, { description: 'When the proof of identity expires.' })
  validUntil!: Date;
}

@Resolver()
export class StepUpResolver {
  @Authorized()
  @Guarded({ record: 'security event' })
  @Mutation(() => StepUp, {
    description:
      "Confirms the signed-in user's identity again, as required by operations that fail with STEP_UP_REQUIRED. Gives the session a new ID. UNAUTHENTICATED if the password or code is wrong, or if a password is sent for an account with a second factor, which needs a code or a passkey; TOO_MANY_REQUESTS after too many attempts.",
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
      'Returns the options for step-up with a passkey, as JSON for `navigator.credentials.get`. CONFLICT if passkeys are not supported here.',
  })
  startPasskeyStepUp(@Ctx() { services, viewer, request }: SignedInContext): Promise<string> {
    return services.passkeys.startSigning(viewer.id, 'step_up', request);
  }

  @Authorized()
  @Guarded({ record: 'security event' })
  @Mutation(() => StepUp, {
    description:
      "Confirms the signed-in user's identity with the passkey's signed response, given as JSON. Gives the session a new ID. UNAUTHENTICATED if the response is not valid, TOO_MANY_REQUESTS after too many attempts.",
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
