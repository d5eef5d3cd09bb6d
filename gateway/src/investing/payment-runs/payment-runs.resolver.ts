import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { listOverdrawnBy } from '../../books/ledger/waiting-withdrawals';
import { limitStatus } from '../payments/key-payments';
import { Payment, PaymentRun, Project } from '../records';
import { sumLosses } from '../payments/sum-losses';
import { User } from '../../access/records';
import { PaymentRunLeftOut, PaymentRunPreview, PaymentRunShare } from './payment-run-preview.types';
import { PaymentRunCounts } from './payment-run-counts.types';
import { PaymentsAhead } from './payments-ahead.types';
import { PaymentRunInput, PaymentRunTermsArgs } from './payment-runs.inputs';
import { PaymentRunList, PaymentRunListArgs, PaymentRunsArgs } from './payment-runs.list';

@Resolver(() => PaymentRunShare)
export class PaymentRunSharesResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: PaymentRunShare, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }
}

@Resolver(() => PaymentRunLeftOut)
export class PaymentRunLeftOutResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: PaymentRunLeftOut, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }
}

@Resolver(() => PaymentRun)
export class PaymentRunsResolver {
  @FieldResolver(() => Project, { nullable: true, description: 'The project; null if it was deleted.' })
  project(@Root() { projectId }: PaymentRun, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who posted the monthly payment.' })
  author(@Root() { createdBy }: PaymentRun, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @Allows('admin')
  @FieldResolver(() => PaymentsAhead, {
    nullable: true,
    description: 'Pending payments dated in the future; null if there are none.',
  })
  ahead(@Root() { id }: PaymentRun, @Ctx() { services }: Context): Promise<PaymentsAhead | null> {
    return services.paymentRuns.findAhead(id);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [Int], {
    description: 'IDs of the pending withdrawals that would no longer be covered if the payments were undone.',
  })
  async overdraws(@Root() { id, status }: PaymentRun, @Ctx() { services }: Context): Promise<number[]> {
    if (status === 'undone') return [];
    return listOverdrawnBy(services.reader, sumLosses(await services.reader.findBy(Payment, { runId: id })));
  }

  @Allows('admin')
  @FieldResolver(() => PaymentRunCounts, { description: 'Number of payments in the monthly run, by current status.' })
  counts(@Root() { id }: PaymentRun, @Ctx() { loaders }: Context): Promise<PaymentRunCounts> {
    return loaders.paymentRunCounts.load(id);
  }

  @Allows('payments:read')
  @Query(() => PaymentRunList, { description: 'A page of monthly payments, searchable by project or period.' })
  adminPaymentRuns(
    @Args(() => PaymentRunListArgs) request: PaymentRunListArgs,
    @Ctx() { services, readBy }: Context,
  ): PaymentRunList {
    return new PaymentRunList(services.paymentRuns.lists.getPage(readBy, request));
  }

  @Allows('payments:read')
  @Query(() => [PaymentRun], {
    description: 'Matching monthly payments after the given ID; all of them if no limit is given.',
  })
  paymentRuns(
    @Args(() => PaymentRunsArgs) request: PaymentRunsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<PaymentRun[]> {
    return services.paymentRuns.lists.listAfter(readBy, request);
  }

  @Allows('payments:read')
  @Query(() => Int, { description: 'Total number of monthly payments that `paymentRuns` lists across all pages.' })
  paymentRunCount(
    @Args(() => PaymentRunsArgs) request: PaymentRunsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.paymentRuns.lists.countRecords(readBy, request);
  }

  @Allows('payments:read')
  @Query(() => PaymentRun, { description: 'A monthly payment. NOT_FOUND if it does not exist.' })
  paymentRun(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<PaymentRun> {
    return services.paymentRuns.get(id);
  }

  @Allows('payments:write')
  @Query(() => PaymentRunPreview, {
    description:
      "Preview of each investment's share of a monthly payment. Returns VALIDATION_FAILED, PAYMENTS_EXIST and CONFLICT in the same cases as posting it.",
  })
  paymentRunPreview(
    @Args(() => PaymentRunTermsArgs) terms: PaymentRunTermsArgs,
    @Ctx() { services }: Context,
  ): Promise<PaymentRunPreview> {
    return services.paymentRuns.preview({ ...terms });
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => PaymentRun, {
    description:
      'Posts all of the payments in a preview or none. PAYMENTS_EXIST if an investment already has a payment for the month and `continueForMissing` is false, CONFLICT if the investments have changed since the preview with the given fingerprint; FORBIDDEN for paid payments from an API key, except in demonstrations. A retry with the same Idempotency-Key header returns the first result.',
  })
  postPaymentRun(
    @Arg('input', () => PaymentRunInput) input: PaymentRunInput,
    @Ctx() context: SignedInContext,
  ): Promise<PaymentRun> {
    return context.services.paymentRuns.post(limitStatus(input, context), context.actor);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['undo_run'], notice: 'investors' })
  @Mutation(() => PaymentRun, {
    description:
      'Deletes the payments in a monthly payment; payments that were previously missed become missed again. NOT_FOUND if the monthly payment does not exist, ALREADY_UNDONE, CONFLICT if one of its payments is neither pending nor paid, APPROVAL_PENDING with `approvalId` if its payments are paid and another administrator must approve the deletion.',
  })
  undoPaymentRun(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<PaymentRun> {
    return services.paymentRunReversals.undo(id, actor);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['undo_run'], notice: 'investors' })
  @Mutation(() => PaymentRun, {
    description:
      'Makes all of the paid payments in a monthly payment pending again, or none. NOT_FOUND if the monthly payment does not exist, ALREADY_UNDONE, CONFLICT if none is paid or the money was spent, APPROVAL_PENDING with `approvalId` if another administrator must approve it.',
  })
  unpayPaymentRun(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<PaymentRun> {
    return services.paymentRunReversals.unpay(id, actor);
  }
}
