import { approvalKindLabel, listDecidingStaffRoles, type StaffRole } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { RequiresStepUp } from '../guards/step-up';
import type { Context, SignedInContext } from '../context';
import { ConfirmationInput } from '../../platform/graphql';
import { ApprovalRequest, StaffRoleEnum, User } from '../records';
import { ApprovalPageArgs, ApprovalReasonInput } from './approvals.inputs';
import { recordSamePerson } from './same-person';
import { ApprovalDetail } from './approvals.types';
import { ApprovalList, ApprovalListArgs } from './approvals.list';

@Resolver(() => ApprovalRequest)
export class ApprovalsResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The administrator who proposed the action.' })
  requester(@Root() { requestedBy }: ApprovalRequest, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(requestedBy);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who decided the request.' })
  decider(@Root() { decidedBy }: ApprovalRequest, @Ctx() { loaders }: Context): Promise<User | null> {
    return decidedBy === null ? Promise.resolve(null) : loaders.user.load(decidedBy);
  }

  @FieldResolver()
  summary(@Root() { kind, summary }: ApprovalRequest, @Ctx() { readBy }: Context): string {
    return readBy.readsUsers ? summary : approvalKindLabel[kind];
  }

  @FieldResolver()
  payload(@Root() { payload }: ApprovalRequest, @Ctx() { readBy }: Context): string {
    return readBy.readsUsers ? payload : '{}';
  }

  @FieldResolver(() => [ApprovalDetail], {
    description: 'Effects of approving the request, formatted for display; empty without `users:read`.',
  })
  async details(@Root() request: ApprovalRequest, @Ctx() { services, readBy }: Context): Promise<ApprovalDetail[]> {
    return readBy.readsUsers ? services.approvals.describe(request) : [];
  }

  @FieldResolver(() => [StaffRoleEnum], {
    description:
      'Staff roles that can decide this kind of action. The user who proposed the action can never decide it.',
  })
  decidableBy(@Root() { kind }: ApprovalRequest): readonly StaffRole[] {
    return listDecidingStaffRoles(kind);
  }

  @Allows('admin', 'audit:read')
  @Query(() => [ApprovalRequest], { description: 'All approval requests, ordered by ID.' })
  approvals(
    @Args(() => ApprovalPageArgs) page: ApprovalPageArgs,
    @Ctx() { services, viewer, readBy }: SignedInContext,
  ): Promise<ApprovalRequest[]> {
    return services.approvals.list(readBy, page, viewer);
  }

  @Allows('admin', 'audit:read')
  @Query(() => Int, { description: 'Total number of requests that `approvals` lists across all pages.' })
  approvalCount(
    @Args(() => ApprovalPageArgs) page: ApprovalPageArgs,
    @Ctx() { services, viewer, readBy }: SignedInContext,
  ): Promise<number> {
    return services.approvals.count(readBy, page, viewer);
  }

  @Allows('admin', 'audit:read')
  @Query(() => ApprovalList, { description: 'A page of approval requests, searchable by subject.' })
  async adminApprovals(
    @Args(() => ApprovalListArgs) request: ApprovalListArgs,
    @Ctx() { services, viewer, readBy }: SignedInContext,
  ): Promise<ApprovalList> {
    return new ApprovalList(await services.approvals.search(readBy, request, viewer));
  }

  @Allows('approvals:decide', 'staff:write', 'identity:review')
  @RequiresStepUp()
  @Mutation(() => ApprovalRequest, {
    description:
      "Approves a request and executes exactly its payload. FORBIDDEN for one's own request; CONFLICT if it was already decided, has expired or is no longer possible; SAME_PERSON without `confirm` if the proposer has the same bank account or account holder as the administrator.",
  })
  approveRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() context: SignedInContext,
    @Arg('input', () => ConfirmationInput, { nullable: true }) input?: ConfirmationInput,
  ): Promise<ApprovalRequest> {
    const { approvals, securityEvents } = context.services;
    return recordSamePerson(securityEvents, () => approvals.approve(id, context.actor, input ?? {}));
  }

  @Allows('approvals:decide', 'staff:write', 'identity:review')
  @RequiresStepUp()
  @Mutation(() => ApprovalRequest, {
    description:
      "Rejects a request. FORBIDDEN for one's own request; CONFLICT if it was already decided or has expired.",
  })
  rejectRequest(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ApprovalReasonInput) input: ApprovalReasonInput,
    @Ctx() context: SignedInContext,
  ): Promise<ApprovalRequest> {
    return context.services.approvals.reject(id, input, context.actor);
  }
}
