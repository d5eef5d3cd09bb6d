import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { getRevision } from '../database/revision';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { Deletion } from '../graphql/deletion.type';
import { PageArgs } from '../graphql/page.inputs';
import { getReference } from '../graphql/loaders';
import { revisionTexts } from '../graphql/revision';
import { getIdempotentRequest } from '../idempotency/idempotent-request';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { Payment } from './payment.entity';
import { PaymentInput } from './payments.inputs';
import { PaymentDuplicate, PaymentImport } from './payments-import.type';
import { PaymentListAfterArgs, PaymentList, PaymentListArgs } from './payments.list';

@Resolver(() => Payment)
export class PaymentsAdminResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Payment): string {
    return getRevision(record);
  }

  @Authorized('admin')
  @Query(() => [Payment], { description: 'Every return payment, by id.' })
  payments(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: GatewayContext): Promise<Payment[]> {
    return services.paymentsAdmin.list(page);
  }

  @FieldResolver(() => Project, { nullable: true, description: 'Null when it was deleted.' })
  project(
    @Root() { projectId, project }: Payment & { project?: Project | null },
    @Ctx() { loaders }: GatewayContext,
  ): Promise<Project | null> {
    return getReference(project, projectId, loaders.project);
  }

  @FieldResolver(() => User, { nullable: true })
  user(
    @Root() { userId, user }: Payment & { user?: User | null },
    @Ctx() { loaders }: GatewayContext,
  ): Promise<User | null> {
    return getReference(user, userId, loaders.user);
  }

  @Authorized('admin')
  @Query(() => Payment, { description: 'One return payment. NOT_FOUND when there is none.' })
  adminPayment(@Arg('id', () => Int) id: number, @Ctx() { services }: GatewayContext): Promise<Payment> {
    return services.paymentsAdmin.get(id);
  }

  @Authorized('admin')
  @Query(() => PaymentList, { description: 'A page of return payments, searched by person, project or period.' })
  adminPayments(
    @Args(() => PaymentListArgs) request: PaymentListArgs,
    @Ctx() { services }: GatewayContext,
  ): PaymentList {
    return new PaymentList(services.paymentsAdmin.search(request));
  }

  @Authorized('admin')
  @Query(() => [Payment], {
    description: 'At most 1000 matching payments after an id, by id, for an export.',
  })
  paymentsFollowing(
    @Args(() => PaymentListAfterArgs) request: PaymentListAfterArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<Payment[]> {
    return services.paymentsAdmin.listAfter(request);
  }

  @Authorized('admin')
  @Query(() => [String], { description: 'The months that have payments, YYYY-MM, newest first.' })
  paymentPeriods(@Ctx() { services }: GatewayContext): Promise<string[]> {
    return services.paymentsAdmin.periods();
  }

  @Authorized('admin')
  @Mutation(() => Payment, {
    description:
      'Records a return payment. VALIDATION_FAILED when its parties do not agree. Sent again with the same Idempotency-Key header it gives the first answer.',
  })
  createPayment(
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Ctx() context: SignedInContext,
  ): Promise<Payment> {
    return context.services.paymentsAdmin.create(input, getIdempotentRequest(context));
  }

  @Authorized('admin')
  @Mutation(() => Payment, { description: 'Writes a return payment whole. NOT_FOUND when there is none.' })
  updatePayment(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Payment> {
    return services.paymentsAdmin.update(id, input, viewer.id, revision);
  }

  @Authorized('admin')
  @Mutation(() => Deletion, { description: 'Deletes a return payment. NOT_FOUND when there is none.' })
  async deletePayment(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.paymentsAdmin.delete(id, viewer.id, revision) };
  }

  @Authorized('admin')
  @Query(() => [PaymentDuplicate], {
    description:
      'The rows of a file whose investment has a payment for their month already, on record or in an earlier row. An import takes them all the same.',
  })
  paymentDuplicates(
    @Arg('rows', () => [PaymentInput]) rows: PaymentInput[],
    @Ctx() { services }: GatewayContext,
  ): Promise<PaymentDuplicate[]> {
    return services.paymentsImport.duplicates(rows);
  }

  @Authorized('admin')
  @Mutation(() => PaymentImport, {
    description:
      'Records up to 1000 payments, all or none. VALIDATION_FAILED names the faults of every row, rows.3.userId. Sent again with the same Idempotency-Key header it records nothing more.',
  })
  async importPayments(
    @Arg('rows', () => [PaymentInput]) rows: PaymentInput[],
    @Ctx() context: SignedInContext,
  ): Promise<PaymentImport> {
    return { imported: await context.services.paymentsImport.importAll(rows, getIdempotentRequest(context)) };
  }
}
