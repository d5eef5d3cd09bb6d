import type { InvitationStatus } from '@cimiento/contracts';
import { invitationFields, type InvitationsInput as InvitationsValues } from '@cimiento/contracts/fields';
import { invitationsSchema } from '@cimiento/contracts/schemas';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/records';
import { InvitationCode } from './invitation-code.entity';
import { getInvitationStatus } from './invitation-status';
import { InvitationUse } from './invitation-use.entity';
import {
  InvitationList,
  InvitationListArgs,
  InvitationsArgs,
  InvitationUseList,
  InvitationUseListArgs,
  InvitationStatusEnum,
} from './invitations.list';
import { createInputType } from '../../platform/graphql';

const InvitationsInput = createInputType('InvitationsInput', 'Invitation codes to create.', invitationFields, {
  schema: invitationsSchema,
});

@Resolver(() => InvitationCode)
export class InvitationsAdminResolver {
  @FieldResolver(() => InvitationStatusEnum, { description: 'Current status of the code.' })
  status(@Root() code: InvitationCode): InvitationStatus {
    return getInvitationStatus(code, new Date());
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => InvitationList, {
    description:
      'A page of invitation codes, searchable by code, e-mail address or the users who registered with them.',
  })
  adminInvitations(
    @Args(() => InvitationListArgs) request: InvitationListArgs,
    @Ctx() { services, readBy }: Context,
  ): InvitationList {
    return new InvitationList(services.invitationsAdmin.search(readBy, request));
  }

  @Allows('waitlist:write', 'audit:read')
  @ExportsData()
  @Query(() => [InvitationCode], {
    description: 'Matching invitation codes after the given ID; all of them if no limit is given.',
  })
  invitations(
    @Args(() => InvitationsArgs) request: InvitationsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<InvitationCode[]> {
    return services.invitationsAdmin.list(readBy, { ...request });
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => Int, { description: 'Total number of codes that `invitations` lists across all pages.' })
  invitationCount(
    @Args(() => InvitationsArgs) request: InvitationsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.invitationsAdmin.count(readBy, { ...request });
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => InvitationUseList, { description: 'A page of users who registered with an invitation code.' })
  invitationUses(
    @Args(() => InvitationUseListArgs) request: InvitationUseListArgs,
    @Ctx() { services, readBy }: Context,
  ): InvitationUseList {
    return new InvitationUseList(services.invitationsAdmin.uses(readBy, request));
  }

  @Allows('waitlist:write')
  @Mutation(() => [InvitationCode], {
    description:
      'Creates all of the invitation codes or none; in production, codes that can be used more than once require step-up. A retry with the same Idempotency-Key header returns the first result.',
  })
  createInvitations(
    @Arg('input', () => InvitationsInput) input: InvitationsValues,
    @Ctx() context: SignedInContext,
  ): Promise<InvitationCode[]> {
    const { services, request, key } = context;
    if (!key && (input.maxUses ?? 1) > 1) services.stepUp.assertRecent(request, 'people in production');
    return services.invitationsAdmin.create(input, context.actor);
  }

  @Allows('waitlist:write')
  @Mutation(() => InvitationCode, {
    description:
      'Revokes a code so that it can no longer be used to register. NOT_FOUND if it does not exist. A retry with the same Idempotency-Key header returns the first result.',
  })
  revokeInvitation(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<InvitationCode> {
    return context.services.invitationsAdmin.revoke(id, context.actor);
  }
}

@Resolver(() => InvitationUse)
export class InvitationUsesResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: InvitationUse, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }
}
