import { limits } from '@cimiento/contracts';
import { invitationCheckSchema } from '@cimiento/contracts/schemas';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';
import type { Context } from '../context';

variableSchemas.set('code', invitationCheckSchema);

@ObjectType({ description: 'Whether an invitation code would be accepted.' })
export class InvitationValidation {
  @Field(() => Boolean, { description: 'Whether the code is currently accepted.' })
  valid!: boolean;

  @Field(() => String, { nullable: true, description: 'Message for the user, in Spanish.' })
  message?: string;
}

@Resolver()
export class InvitationsResolver {
  @Mutation(() => InvitationValidation, {
    description: `Checks an invitation code of at least ${limits.invitationCode.min} characters without using it.`,
  })
  async validateInvitation(
    @Arg('code', () => String) code: string,
    @Ctx() { request, services }: Context,
  ): Promise<InvitationValidation> {
    await services.rateLimit.consumeAddress(request.ip);
    return services.invitations.check({ code });
  }
}
