import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { getReference } from '../graphql/loaders';
import { getIdempotentRequest } from '../idempotency/idempotent-request';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { PaymentRunPreview, PaymentRunShare } from './payment-run-preview.type';
import { PaymentRun } from './payment-run.entity';
import { PaymentRunInput, PaymentRunTermsArgs } from './payment-runs.inputs';
import { PaymentRunList, PaymentRunListArgs } from './payment-runs.list';

@Resolver(() => PaymentRunShare)
export class PaymentRunSharesResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: PaymentRunShare, @Ctx() { loaders }: GatewayContext): Promise<User | null> {
    return loaders.user.load(userId);
  }
}

@Resolver(() => PaymentRun)
export class PaymentRunsResolver {
  @FieldResolver(() => Project, { nullable: true, description: 'Null when it was deleted.' })
  project(
    @Root() { projectId, project }: PaymentRun & { project?: Project | null },
    @Ctx() { loaders }: GatewayContext,
  ): Promise<Project | null> {
    return getReference(project, projectId, loaders.project);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who posted it.' })
  author(
    @Root() { createdBy, author }: PaymentRun & { author?: User | null },
    @Ctx() { loaders }: GatewayContext,
  ): Promise<User | null> {
    return getReference(author, createdBy, loaders.user);
  }

  @Authorized('admin')
  @Query(() => PaymentRunList, { description: 'A page of monthly payments, searched by project or period.' })
  adminPaymentRuns(
    @Args(() => PaymentRunListArgs) request: PaymentRunListArgs,
    @Ctx() { services }: GatewayContext,
  ): PaymentRunList {
    return new PaymentRunList(services.paymentRuns.search(request));
  }

  @Authorized('admin')
  @Query(() => PaymentRunPreview, {
    description:
      'Shares of an amount over the investments of a project, by what each holds. CONFLICT when it could not be posted so either.',
  })
  paymentRunPreview(
    @Args(() => PaymentRunTermsArgs) terms: PaymentRunTermsArgs,
    @Ctx() { services }: GatewayContext,
  ): Promise<PaymentRunPreview> {
    return services.paymentRuns.preview({ ...terms });
  }

  @Authorized('admin')
  @Mutation(() => PaymentRun, {
    description:
      'Posts the payments of a preview, all or none. CONFLICT when some have a payment of that month and it is not continued explicitly, or when the investments changed. Sent again with the same Idempotency-Key header it gives the first answer.',
  })
  postPaymentRun(
    @Arg('input', () => PaymentRunInput) input: PaymentRunInput,
    @Ctx() context: SignedInContext,
  ): Promise<PaymentRun> {
    return context.services.paymentRuns.post(input, getIdempotentRequest(context));
  }

  @Authorized('admin')
  @Mutation(() => PaymentRun, {
    description: 'Deletes the payments of a run while all are pending. NOT_FOUND, CONFLICT when one is not.',
  })
  undoPaymentRun(@Arg('id', () => Int) id: number, @Ctx() { services, viewer }: SignedInContext): Promise<PaymentRun> {
    return services.paymentRuns.undo(id, viewer.id);
  }
}
