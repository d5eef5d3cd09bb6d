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

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who posted it.' })
  author(@Root() { createdBy }: PaymentRun, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @Allows('admin')
  @FieldResolver(() => PaymentsAhead, {
    nullable: true,
    description: 'Its pending payments dated in the future; null if there are none.',
  })
  ahead(@Root() { id }: PaymentRun, @Ctx() { services }: Context): Promise<PaymentsAhead | null> {
    return services.paymentRuns.findAhead(id);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => [Int], {
    description: 'Ids of the pending withdrawals that undoing its payments would leave uncovered.',
  })
  async overdraws(@Root() { id, status }: PaymentRun, @Ctx() { services }: Context): Promise<number[]> {
    if (status === 'undone') return [];
    return listOverdrawnBy(services.reader, sumLosses(await services.reader.findBy(Payment, { runId: id })));
  }

  @Allows('admin')
  @FieldResolver(() => PaymentRunCounts, { description: 'Number of its payments by current status.' })
  counts(@Root() { id }: PaymentRun, @Ctx() { loaders }: Context): Promise<PaymentRunCounts> {
    return loaders.paymentRunCounts.load(id);
  }

  @Allows('payments:read')
  @Query(() => PaymentRunList, { description: 'A page of monthly payments, searched by project or period.' })
  adminPaymentRuns(
    @Args(() => PaymentRunListArgs) request: PaymentRunListArgs,
    @Ctx() { services, readBy }: Context,
  ): PaymentRunList {
    return new PaymentRunList(services.paymentRuns.lists.getPage(readBy, request));
  }

  @Allows('payments:read')
  @Query(() => [PaymentRun], {
    description: 'Matching monthly payments after the given id; all of them unless limited.',
  })
  paymentRuns(
    @Args(() => PaymentRunsArgs) request: PaymentRunsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<PaymentRun[]> {
    return services.paymentRuns.lists.listAfter(readBy, request);
  }

  @Allows('payments:read')
  @Query(() => Int, { description: 'Number of monthly payments that `paymentRuns` lists on all pages.' })
  paymentRunCount(
    @Args(() => PaymentRunsArgs) request: PaymentRunsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.paymentRuns.lists.countRecords(readBy, request);
  }

  @Allows('payments:read')
  @Query(() => PaymentRun, { description: 'A monthly payment. NOT_FOUND when it does not exist.' })
  paymentRun(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<PaymentRun> {
    return services.paymentRuns.get(id);
  }

  @Allows('payments:write')
  @Query(() => PaymentRunPreview, {
    description: "Each investment's share of an amount. VALIDATION_FAILED and CONFLICT as when posting.",
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
      'Posts the payments of a preview, all or none. CONFLICT when an investment has a payment for the month and continueForMissing is false, or the investments changed since the preview with the given fingerprint; FORBIDDEN for paid payments from an API key, outside demonstrations. A retry with the same Idempotency-Key header returns the first result.',
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
      'Deletes the payments of a monthly payment; payments that were missed before become missed again. NOT_FOUND when it does not exist, CONFLICT when one of them is neither pending nor paid, APPROVAL_PENDING with approvalId when they are paid and another administrator must approve it.',
  })
  undoPaymentRun(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<PaymentRun> {
    return services.paymentRunReversals.undo(id, actor);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['undo_run'], notice: 'investors' })
  @Mutation(() => PaymentRun, {
    description:
      'Makes the paid payments of a monthly payment pending again, all or none. NOT_FOUND when it does not exist, CONFLICT when none is paid or the money was spent, APPROVAL_PENDING with approvalId when another administrator must approve it.',
  })
  unpayPaymentRun(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<PaymentRun> {
    return services.paymentRunReversals.unpay(id, actor);
  }
}
