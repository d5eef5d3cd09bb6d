import { centsToText } from '@cimiento/contracts';
import { paymentReasonField } from '@cimiento/contracts/fields';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Field, ObjectType } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { getRevision } from '../../platform/database/revision';
import type { Context, SignedInContext } from '../context';
import { CalendarDateScalar, CorrectionEffects, Deletion, SignedMoneyScalar } from '../../platform/graphql';
import { readWaiting, toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { revisionTexts } from '../../platform/graphql/revision';
import { Payment, Project } from '../records';
import { User } from '../../access/records';
import { limitStatus } from './key-payments';
import { PaymentStatusChange, PaymentStatusChangeArgs } from './payment-statuses.types';
import { listWarnings, PaymentWarning } from './payment-warnings';
import { PaymentInput } from './payments.inputs';
import { PaymentList, PaymentListArgs, PaymentsArgs } from './payments.list';

@ObjectType({ description: "An investor's available amount and pending withdrawals." })
class PayeeBalance {
  @Field(() => SignedMoneyScalar)
  available!: string;

  @Field(() => [Int], { description: 'IDs of the requested and approved withdrawals.' })
  withdrawals!: number[];
}

@Resolver(() => Payment)
export class PaymentsAdminResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Payment): string {
    return getRevision(record);
  }

  @FieldResolver(() => [PaymentWarning], { description: 'Reasons to check the record; usually empty.' })
  warnings(@Root() payment: Payment, @Ctx() { loaders }: Context): Promise<PaymentWarning[]> {
    return listWarnings(payment, loaders);
  }

  @Allows('withdrawals:read')
  @FieldResolver(() => PayeeBalance, {
    description: "The user's balance, used to warn about changes that would overdraw it.",
  })
  async payeeBalance(@Root() { userId }: Payment, @Ctx() { services }: Context): Promise<PayeeBalance> {
    const { available = 0, withdrawals = [] } = (await readWaiting(services.reader, [userId])).get(userId) ?? {};
    return { available: centsToText(available), withdrawals };
  }

  @Allows('admin')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Invested amount, in whole US dollars; null if the investment was deleted.',
  })
  async capital(@Root() { investmentId }: Payment, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.investment.load(investmentId))?.amount ?? null;
  }

  @Allows('admin')
  @FieldResolver(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date of the order for the investment; null if the investment was entered manually.',
  })
  startedOn(@Root() { investmentId }: Payment, @Ctx() { loaders }: Context): Promise<string | null> {
    return loaders.investmentStart.load(investmentId);
  }

  @Allows('payments:read')
  @ExportsData()
  @Query(() => [Payment], { description: 'Matching payments after the given ID; all of them if no limit is given.' })
  payments(@Args(() => PaymentsArgs) request: PaymentsArgs, @Ctx() { services, readBy }: Context): Promise<Payment[]> {
    return services.paymentsAdmin.lists.listAfter(readBy, request);
  }

  @Allows('payments:read')
  @Query(() => Int, { description: 'Total number of payments that `payments` lists across all pages.' })
  paymentCount(@Args(() => PaymentsArgs) request: PaymentsArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.paymentsAdmin.lists.countRecords(readBy, request);
  }

  @Allows('admin')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Project name stored with the investment, even if the project was deleted; null if the investment was deleted.',
  })
  async projectName(@Root() { investmentId }: Payment, @Ctx() { loaders }: Context): Promise<string | null> {
    return (await loaders.investment.load(investmentId))?.projectName ?? null;
  }

  @FieldResolver(() => Project, { nullable: true, description: 'The project; null if it was deleted.' })
  project(@Root() { projectId }: Payment, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: Payment, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @Allows('payments:read')
  @Query(() => Payment, { description: 'A payment. NOT_FOUND if it does not exist.' })
  adminPayment(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<Payment> {
    return services.paymentsAdmin.get(id);
  }

  @Allows('payments:read')
  @Query(() => PaymentList, { description: 'A page of payments, searchable by user, project or period.' })
  adminPayments(
    @Args(() => PaymentListArgs) request: PaymentListArgs,
    @Ctx() { services, readBy }: Context,
  ): PaymentList {
    return new PaymentList(services.paymentsAdmin.lists.getPage(readBy, request));
  }

  @Allows('payments:read')
  @Query(() => Boolean, {
    description: 'Whether a payment is credited on the day it is recorded as paid, rather than on its payment date.',
  })
  creditsOnRecording(@Ctx() { services }: Context): boolean {
    return services.moneyIn.isLimited();
  }

  @Allows('payments:read')
  @Query(() => [String], { description: 'Months that have payments, in the format YYYY-MM, newest first.' })
  paymentPeriods(@Ctx() { services }: Context): Promise<string[]> {
    return services.paymentsAdmin.periods();
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => Payment, {
    description:
      'Creates a payment. VALIDATION_FAILED if the user or project does not match the investment; APPROVAL_PENDING with `approvalId` if it credits more than one administrator may credit alone; FORBIDDEN for a paid payment from an API key in production. A retry with the same Idempotency-Key header returns the first result.',
  })
  createPayment(
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Ctx() context: SignedInContext,
  ): Promise<Payment> {
    return context.services.paymentsAdmin.create(limitStatus(input, context), context.actor);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'change_payment'], notice: 'investors' })
  @Mutation(() => Payment, {
    description:
      'Replaces the values of a payment; without a status, it keeps the one that it has. NOT_FOUND if it does not exist; APPROVAL_PENDING with `approvalId` if it is already paid, or becomes paid and exceeds the amount that one administrator may credit alone; FORBIDDEN as for `createPayment`.',
  })
  async updatePayment(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() context: SignedInContext,
  ): Promise<Payment> {
    const { services, actor } = context;
    const { status } = input.status ? input : await services.paymentsAdmin.get(id);
    return services.paymentsAdmin.update(id, limitStatus({ ...input, status }, context), actor, revision);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => PaymentStatusChange, {
    description:
      'Changes the status of payments, selected by ID or by monthly payment, in one transaction with the ledger. Payments that no longer have the status `from` are left unchanged. APPROVAL_PENDING and FORBIDDEN as for `createPayment`.',
  })
  async changePaymentStatuses(
    @Args(() => PaymentStatusChangeArgs) change: PaymentStatusChangeArgs,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<PaymentStatusChange> {
    const { ids, overdrawn } = await services.paymentStatuses.change({ ...change }, actor);
    return { ids, warnings: toOverdraws(overdrawn) };
  }

  @Allows('payments:read')
  @Query(() => CorrectionEffects, {
    description: 'Consequences if these payments were no longer marked as paid; changes nothing.',
  })
  async paymentStatusEffects(
    @Arg('ids', () => [Int]) ids: number[],
    @Ctx() { services }: Context,
  ): Promise<CorrectionEffects> {
    return { warnings: toOverdraws(await services.paymentStatuses.listOverdrawn(ids)) };
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in', 'change_payment'], notice: 'investors' })
  @Mutation(() => Deletion, {
    description: 'Deletes a payment. NOT_FOUND if it does not exist; APPROVAL_PENDING as for `updatePayment`.',
  })
  async deletePayment(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Arg('reason', () => String, { nullable: true, description: paymentReasonField.description })
    reason: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    const { overdrawn } = await services.paymentsAdmin.delete(id, actor, { revision, reason });
    return { id, warnings: toOverdraws(overdrawn) };
  }
}
