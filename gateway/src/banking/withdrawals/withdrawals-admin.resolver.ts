import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ConfirmationInput } from '../../platform/graphql';
import { recordSamePerson } from '../../access/approvals/same-person';
import { RequiresStepUp } from '../../access/guards/step-up';
import { ExportsData } from '../../access/guards/exports-data';
import type { Context, SignedInContext } from '../context';
import { WithdrawalApproval } from './withdrawal-approval.types';
import { Withdrawal } from './withdrawal.entity';
import {
  WithdrawalApprovalsInput,
  WithdrawalPageArgs,
  WithdrawalPaymentInput,
  WithdrawalReasonInput,
} from './withdrawals.inputs';
import { WithdrawalList, WithdrawalListArgs } from './withdrawals.list';

@Resolver(() => Withdrawal)
export class WithdrawalsAdminResolver {
  @Allows('withdrawals:read')
  @ExportsData()
  @Query(() => [Withdrawal], {
    description: 'Matching withdrawals after the given ID; all of them if no limit is given.',
  })
  withdrawals(
    @Args(() => WithdrawalPageArgs) page: WithdrawalPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<Withdrawal[]> {
    return services.withdrawalsAdmin.lists.listAfter(readBy, page);
  }

  @Allows('withdrawals:read')
  @Query(() => Int, { description: 'Total number of withdrawals that `withdrawals` lists across all pages.' })
  withdrawalCount(
    @Args(() => WithdrawalPageArgs) page: WithdrawalPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.withdrawalsAdmin.lists.countRecords(readBy, page);
  }

  @Allows('withdrawals:read')
  @Query(() => WithdrawalList, { description: 'A page of withdrawals, searchable by user or reference.' })
  adminWithdrawals(
    @Args(() => WithdrawalListArgs) request: WithdrawalListArgs,
    @Ctx() { services, readBy }: Context,
  ): WithdrawalList {
    return new WithdrawalList(services.withdrawalsAdmin.lists.getPage(readBy, request));
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => Withdrawal, {
    description:
      "Approves a withdrawal. FORBIDDEN for one's own withdrawal, for the last editor of its bank account, and for an administrator who recently credited its investor or changed the investor's access; CONFLICT if it was already decided; MAY_BE_PAID while the bank may still pay it; INSUFFICIENT_BALANCE if the balance no longer covers it; SAME_PERSON without `confirm` if its investor has the same bank account or account holder as the administrator.",
  })
  approveWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
    @Arg('input', () => ConfirmationInput, { nullable: true }) input?: ConfirmationInput,
  ): Promise<Withdrawal> {
    return recordSamePerson(services.securityEvents, () =>
      services.withdrawalApprovals.approve(id, actor, input ?? {}),
    );
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => [WithdrawalApproval], {
    description:
      'Approves several withdrawals independently, under the same rules as `approveWithdrawal`. A withdrawal that needs a check is skipped unless it is listed in `confirm`.',
  })
  approveWithdrawals(
    @Arg('input', () => WithdrawalApprovalsInput) input: WithdrawalApprovalsInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalApproval[]> {
    return services.withdrawalApprovals.approveAll(input, actor);
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Mutation(() => Withdrawal, {
    description:
      "Confirms that the bank did not pay a withdrawal that was removed from a batch after the batch file was read, so that the withdrawal can be approved again. FORBIDDEN for one's own withdrawal and for the administrator who removed it; CONFLICT if this confirmation is not needed.",
  })
  stateWithdrawalNotPaid(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalReasonInput) input: WithdrawalReasonInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.stateNotPaid(id, input, actor);
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => Withdrawal, {
    description:
      "Rejects a withdrawal and releases its amount. FORBIDDEN for one's own withdrawal, CONFLICT if it was already decided, MAY_BE_PAID while the bank may still pay it.",
  })
  rejectWithdrawal(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalReasonInput) input: WithdrawalReasonInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.reject(id, input, actor);
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => Withdrawal, {
    description:
      "Withdraws the approval of a withdrawal, which then awaits a decision again. FORBIDDEN for one's own withdrawal; CONFLICT if it is not approved or is in a batch.",
  })
  unapproveWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.unapprove(id, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => Withdrawal, {
    description:
      'Manually records that an approved withdrawal was paid. CONFLICT if it is not approved; INSUFFICIENT_BALANCE if the balance no longer covers it.',
  })
  payWithdrawal(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalPaymentInput) input: WithdrawalPaymentInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.pay(id, input, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => Withdrawal, {
    description:
      'Records that the bank returned a paid withdrawal; its amount becomes available again. CONFLICT if it is not paid; APPROVAL_PENDING with `approvalId` if crediting money requires two administrators.',
  })
  returnWithdrawal(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalReasonInput) input: WithdrawalReasonInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.returnPaid(id, input, actor);
  }
}
