import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { WaitlistInvitationInput } from '../invitations/invitations.inputs';
import { WaitlistRequest } from './waitlist-request.entity';
import { WaitlistListAfterArgs, WaitlistListArgs, WaitlistRequestList } from './waitlist.list';

@Resolver(() => WaitlistRequest)
export class WaitlistAdminResolver {
  @FieldResolver(() => InvitationCode, {
    nullable: true,
    description: 'The code that answers it; null unless invited.',
  })
  invitation(
    @Root() { id, status }: WaitlistRequest,
    @Ctx() { loaders }: GatewayContext,
  ): Promise<InvitationCode | null> | null {
    return status === 'invited' ? loaders.invitationOfRequest.load(id) : null;
  }

  @Authorized('admin')
  @Query(() => WaitlistRequestList, {
    description: 'A page of requests of an invitation, searched by name, e-mail, place, occupation or words.',
  })
  adminWaitlist(
    @Args(() => WaitlistListArgs) request: WaitlistListArgs,
    @Ctx() { services }: GatewayContext,
  ): WaitlistRequestList {
    return new WaitlistRequestList(services.waitlistAdmin.search(request));
  }

  @Authorized('admin')
  @Query(() => [WaitlistRequest], {
    description: 'At most 1000 matching requests after an id, by id, for an export.',
  })
  waitlistFollowing(
    @Args(() => WaitlistListAfterArgs) request: WaitlistListAfterArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<WaitlistRequest[]> {
    return services.waitlistAdmin.listAfter(request);
  }

  @Authorized('admin')
  @Mutation(() => WaitlistRequest, {
    description:
      'Answers a request with a code for its e-mail. NOT_FOUND when there is none, CONFLICT when it was answered before.',
  })
  inviteFromWaitlist(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WaitlistInvitationInput) input: WaitlistInvitationInput,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<WaitlistRequest> {
    return services.waitlistAdmin.invite(id, input, viewer.id);
  }

  @Authorized('admin')
  @Mutation(() => WaitlistRequest, {
    description: 'Declines a request. NOT_FOUND when there is none, CONFLICT when it was answered before.',
  })
  declineWaitlistRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<WaitlistRequest> {
    return services.waitlistAdmin.decline(id, viewer.id);
  }

  @Authorized('admin')
  @Mutation(() => WaitlistRequest, {
    description: 'Takes a decline back. NOT_FOUND when there is none, CONFLICT when it is not declined.',
  })
  reopenWaitlistRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<WaitlistRequest> {
    return services.waitlistAdmin.reopen(id, viewer.id);
  }
}
