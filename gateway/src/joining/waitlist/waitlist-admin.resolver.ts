import type { OutboxStatus } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import type { Context, SignedInContext } from '../context';
import { OutboxStatusEnum } from '../../platform/outbox/outbox-message.entity';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { WaitlistRequest } from './waitlist-request.entity';
import { WaitlistInvitationInput, WaitlistInvitationsInput, WaitlistSelectionInput } from './waitlist.inputs';
import { WaitlistListArgs, WaitlistRequestList, WaitlistRequestsArgs } from './waitlist.list';
import { WaitlistAnswer } from './waitlist.types';

@Resolver(() => WaitlistRequest)
export class WaitlistAdminResolver {
  @FieldResolver(() => InvitationCode, {
    nullable: true,
    description: 'The newest invitation code sent in response; null unless the status is `invited`.',
  })
  invitation(
    @Root() { id, status }: WaitlistRequest,
    @Ctx() { loaders }: Context,
  ): Promise<InvitationCode | null> | null {
    return status === 'invited' ? loaders.invitationOfRequest.load(id) : null;
  }

  @FieldResolver(() => OutboxStatusEnum, {
    nullable: true,
    description: 'Status of the e-mail that contains the code; null if there is none, or if it is older than 90 days.',
  })
  async emailStatus(@Root() request: WaitlistRequest, @Ctx() context: Context): Promise<OutboxStatus | null> {
    const invitation = await this.invitation(request, context);
    if (!invitation) return null;
    return context.loaders.invitationEmail.load({ code: invitation.code, recipient: request.email });
  }

  @Allows('waitlist:read')
  @Query(() => WaitlistRequestList, {
    description: 'A page of waitlist requests, searchable by name, e-mail, location, occupation or reason.',
  })
  adminWaitlist(
    @Args(() => WaitlistListArgs) request: WaitlistListArgs,
    @Ctx() { services, readBy }: Context,
  ): WaitlistRequestList {
    return new WaitlistRequestList(services.waitlistAdmin.lists.getPage(readBy, request));
  }

  @Allows('waitlist:read')
  @ExportsData()
  @Query(() => [WaitlistRequest], {
    description: 'Matching requests after the given ID; all of them if no limit is given.',
  })
  waitlistRequests(
    @Args(() => WaitlistRequestsArgs) request: WaitlistRequestsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<WaitlistRequest[]> {
    return services.waitlistAdmin.lists.listAfter(readBy, request);
  }

  @Allows('waitlist:read')
  @Query(() => Int, { description: 'Total number of requests that `waitlistRequests` lists across all pages.' })
  waitlistRequestCount(
    @Args(() => WaitlistRequestsArgs) request: WaitlistRequestsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.waitlistAdmin.lists.countRecords(readBy, request);
  }

  @Allows('waitlist:write')
  @Mutation(() => WaitlistRequest, {
    description:
      'Creates an invitation code and sends it to the e-mail address of a request. Also replaces a code that is no longer valid or was sent to a wrong address; the earlier code is then revoked. NOT_FOUND if the request does not exist, CONFLICT if it is declined or has a valid code, VALIDATION_FAILED if another request has the e-mail address. A retry with the same Idempotency-Key header returns the first result.',
  })
  inviteFromWaitlist(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WaitlistInvitationInput) input: WaitlistInvitationInput,
    @Ctx() context: SignedInContext,
  ): Promise<WaitlistRequest> {
    return context.services.waitlistAdmin.invite(id, input, context.actor);
  }

  @Allows('waitlist:write')
  @Mutation(() => [WaitlistAnswer], {
    description:
      'Invites several requesters in one transaction, as `inviteFromWaitlist` does. Requests that cannot be invited are left unchanged, and their results give the reason. A retry with the same Idempotency-Key header returns the first result.',
  })
  inviteWaitlistRequests(
    @Arg('input', () => WaitlistInvitationsInput) input: WaitlistInvitationsInput,
    @Ctx() context: SignedInContext,
  ): Promise<WaitlistAnswer[]> {
    return context.services.waitlistAdmin.inviteAll(input, context.actor);
  }

  @Allows('waitlist:write')
  @Mutation(() => [WaitlistAnswer], {
    description:
      'Declines several requests in one transaction. Requests that were already decided are left unchanged, and their results give the reason. A retry with the same Idempotency-Key header returns the first result.',
  })
  declineWaitlistRequests(
    @Arg('input', () => WaitlistSelectionInput) input: WaitlistSelectionInput,
    @Ctx() context: SignedInContext,
  ): Promise<WaitlistAnswer[]> {
    return context.services.waitlistAdmin.declineAll(input, context.actor);
  }

  @Allows('waitlist:write')
  @Mutation(() => WaitlistRequest, {
    description:
      'Declines a request. NOT_FOUND if it does not exist, CONFLICT if it was already decided. A retry with the same Idempotency-Key header returns the first result.',
  })
  declineWaitlistRequest(@Arg('id', () => Int) id: number, @Ctx() context: SignedInContext): Promise<WaitlistRequest> {
    return context.services.waitlistAdmin.decline(id, context.actor);
  }

  @Allows('waitlist:write')
  @Mutation(() => WaitlistRequest, {
    description: 'Reopens a declined request. NOT_FOUND if it does not exist, CONFLICT if it is not declined.',
  })
  reopenWaitlistRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WaitlistRequest> {
    return services.waitlistAdmin.reopen(id, actor);
  }
}
