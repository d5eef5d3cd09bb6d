import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { SignedInContext } from '../graphql/context';
import { DateTimeScalar } from '../graphql/scalars';
import { StepUpInput } from './auth.inputs';

@ObjectType({ description: 'A proof of identity that counts for the operations of this session.' })
class StepUp {
  @Field(() => DateTimeScalar, { description: 'Until when it counts.' })
  validUntil!: Date;
}

@Resolver()
export class StepUpResolver {
  @Authorized()
  @Mutation(() => StepUp, {
    description:
      'Proves again who the signed-in user is, as operations that fail with STEP_UP_REQUIRED ask for. UNAUTHENTICATED when the password or code is wrong, TOO_MANY_REQUESTS after too many attempts.',
  })
  async stepUp(
    @Arg('input', () => StepUpInput) input: StepUpInput,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<StepUp> {
    return { validUntil: await services.stepUp.prove(viewer, input, actor) };
  }
}
