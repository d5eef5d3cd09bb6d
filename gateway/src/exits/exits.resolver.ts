import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext, SignedInContext } from '../graphql/context';
import { getIdempotentRequest } from '../idempotency/idempotent-request';
import { ExitInput } from './exits.inputs';
import { ExitAllocation, ExitPreview, SettledInvestment } from './exits.types';
import { ProjectExit } from './project-exit.entity';

@Resolver(() => ProjectExit)
export class ExitsResolver {
  @FieldResolver(() => [ExitAllocation], { description: 'By id of the investment.' })
  shares(@Root() { id }: ProjectExit, @Ctx() { services }: GatewayContext): Promise<ExitAllocation[]> {
    return services.exits.listShares(id);
  }

  @Authorized('admin')
  @Query(() => ExitPreview, {
    description:
      'What each investment of a project would get of its sale. NOT_FOUND, VALIDATION_FAILED and CONFLICT as when posting.',
  })
  exitPreview(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ExitInput) input: ExitInput,
    @Ctx() { services }: GatewayContext,
  ): Promise<ExitPreview> {
    return services.exits.preview(projectId, { ...input });
  }

  @Authorized('admin')
  @Mutation(() => ProjectExit, {
    description:
      'Posts the exit of a project: credits its holders and makes it exited. VALIDATION_FAILED when the costs are above the price; CONFLICT when it has its exit already, has open reservations, nothing is invested, or the investments changed since the preview; APPROVAL_PENDING with approvalId when another administrator has to approve it. A retry with the same Idempotency-Key header gets the first answer.',
  })
  exitProject(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ExitInput) input: ExitInput,
    @Arg('fingerprint', () => String, { nullable: true, description: 'Of the preview that was shown.' })
    fingerprint: string | undefined,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectExit> {
    return context.services.exits.exit(projectId, { ...input }, getIdempotentRequest(context), fingerprint);
  }

  @Authorized()
  @Query(() => [SettledInvestment], {
    description: "The signed-in user's investments whose projects were sold, the latest sale first.",
  })
  mySettledInvestments(@Ctx() { services, viewer }: SignedInContext): Promise<SettledInvestment[]> {
    return services.exits.listSettled(viewer);
  }
}
