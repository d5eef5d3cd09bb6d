import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request/allows';
import { ConfirmationInput } from '../../platform/graphql/confirmation.inputs';
import { recordSamePerson } from '../../access/approvals/same-person';
import { RequiresStepUp } from '../../access/auth/step-up';
import { ExportsData } from '../../access/auth/exports-data';
import type { Context, SignedInContext } from '../context';
import { Withdrawal } from './withdrawal.entity';
import { WithdrawalPageArgs, WithdrawalPaymentInput, WithdrawalReasonInput } from './withdrawals.inputs';
import { WithdrawalList, WithdrawalListArgs } from './withdrawals.list';

@Resolver(() => Withdrawal)
export class WithdrawalsAdminResolver {
  @Allows('withdrawals:read')
  @ExportsData()
  @Query(() => [Withdrawal], { description: 'The matching withdrawals after one, all of them without a limit.' })
  withdrawals(
    @Args(() => WithdrawalPageArgs) page: WithdrawalPageArgs,
    @Ctx() { services }: Context,
  ): Promise<Withdrawal[]> {
    return services.withdrawalsAdmin.lists.listAfter(page);
  }

  @Allows('withdrawals:read')
  @Query(() => Int, { description: 'Number of the withdrawals that `withdrawals` lists on all pages.' })
  withdrawalCount(
    @Args(() => WithdrawalPageArgs) page: WithdrawalPageArgs,
    @Ctx() { services }: Context,
  ): Promise<number> {
    return services.withdrawalsAdmin.lists.countRecords(page);
  }

  @Allows('withdrawals:read')
  @Query(() => WithdrawalList, { description: 'A page of withdrawals, searched by user or reference.' })
  adminWithdrawals(
    @Args(() => WithdrawalListArgs) request: WithdrawalListArgs,
    @Ctx() { services }: Context,
  ): WithdrawalList {
    return new WithdrawalList(services.withdrawalsAdmin.lists.getPage(request));
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Mutation(() => Withdrawal, {
    description:
      "Approves a withdrawal. FORBIDDEN for one's own, or as the last editor of its bank account; CONFLICT when it was decided already; SAME_PERSON without `confirm` when its investor has the same bank account or holder as the administrator.",
  })
  approveWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
    @Arg('input', () => ConfirmationInput, { nullable: true }) input?: ConfirmationInput,
  ): Promise<Withdrawal> {
    return recordSamePerson(services.securityEvents, () => services.withdrawalsAdmin.approve(id, actor, input ?? {}));
  }

  @Allows('withdrawals:decide')
  @RequiresStepUp()
  @Mutation(() => Withdrawal, {
    description:
      "Rejects a withdrawal and releases its amount. FORBIDDEN for one's own, CONFLICT when it was decided already.",
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
  @Mutation(() => Withdrawal, {
    description:
      "Takes back the approval of a withdrawal, which waits for a decision again. FORBIDDEN for one's own; CONFLICT when it is not approved or in a file for the bank.",
  })
  unapproveWithdrawal(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.unapprove(id, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => Withdrawal, {
    description: 'Records by hand that an approved withdrawal was paid. CONFLICT when it is not approved.',
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
  @Mutation(() => Withdrawal, {
    description:
      'Records that the bank returned a paid withdrawal; its amount is available again. CONFLICT when it is not paid; APPROVAL_PENDING with approvalId where crediting money takes two administrators.',
  })
  returnWithdrawal(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalReasonInput) input: WithdrawalReasonInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Withdrawal> {
    return services.withdrawalsAdmin.returnPaid(id, input, actor);
  }
}
