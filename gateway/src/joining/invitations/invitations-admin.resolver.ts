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
  @FieldResolver(() => InvitationStatusEnum, { description: 'Current status.' })
  status(@Root() code: InvitationCode): InvitationStatus {
    return getInvitationStatus(code, new Date());
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => InvitationList, {
    description: 'A page of invitation codes, searched by code, e-mail, or the users who registered with it.',
  })
  adminInvitations(
    @Args(() => InvitationListArgs) request: InvitationListArgs,
    @Ctx() { services, readBy }: Context,
  ): InvitationList {
    return new InvitationList(services.invitationsAdmin.search(readBy, request));
  }

  @Allows('waitlist:write', 'audit:read')
  @ExportsData()
  @Query(() => [InvitationCode], { description: 'Matching codes after the given id; all of them unless limited.' })
  invitations(
    @Args(() => InvitationsArgs) request: InvitationsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<InvitationCode[]> {
    return services.invitationsAdmin.list(readBy, { ...request });
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => Int, { description: 'Number of codes that `invitations` lists on all pages.' })
  invitationCount(
    @Args(() => InvitationsArgs) request: InvitationsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.invitationsAdmin.count(readBy, { ...request });
  }

  @Allows('waitlist:write', 'audit:read')
  @Query(() => InvitationUseList, { description: 'A page of the users who registered with a code.' })
  invitationUses(
    @Args(() => InvitationUseListArgs) request: InvitationUseListArgs,
    @Ctx() { services, readBy }: Context,
  ): InvitationUseList {
    return new InvitationUseList(services.invitationsAdmin.uses(readBy, request));
  }

  @Allows('waitlist:write')
  @Mutation(() => [InvitationCode], {
    description:
      'Creates invitation codes, all or none; in production, codes with more than one use require step-up. A retry with the same Idempotency-Key header returns the first result.',
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
      'Revokes a code, so that it can no longer be used to register. NOT_FOUND when it does not exist. A retry with the same Idempotency-Key header returns the first result.',
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
