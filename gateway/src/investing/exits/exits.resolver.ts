import {
  exitCostFields,
  type ExitCostInput as ExitCostValues,
  type ExitInput as ExitValues,
} from '@cimiento/contracts/fields';
import { exitSchema } from '@cimiento/contracts/schemas';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Field,
  InputType,
} from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { Project, ProjectExit } from '../records';
import { User } from '../../access/records';
import { listExitFees } from './exit-money';
import { ExitAllocation, ExitCost, ExitFee, ExitPreview, ExitState, SettledInvestment } from './exits.types';
import { CalendarDateScalar, createInputType, MoneyScalar } from '../../platform/graphql';
import { variableSchemas } from '../../platform/graphql/variables';

const ExitCostInput = createInputType('ExitCostInput', 'A cost of a sale.', exitCostFields);

@InputType('ExitInput', { description: 'The sale of a project.' })
class ExitInput implements ExitValues {
  @Field(() => MoneyScalar, { description: 'Sale price.' })
  price!: string;

  @Field(() => [ExitCostInput], {
    nullable: true,
    description: 'Sale costs; empty by default. Their total cannot exceed the price.',
  })
  costs!: ExitCostValues[];

  @Field(() => CalendarDateScalar)
  exitDate!: string;
}
variableSchemas.set('ExitInput', exitSchema);

@Resolver(() => ExitAllocation)
export class ExitAllocationsResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: ExitAllocation, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }
}

@Resolver(() => Project)
export class ExitProjectsResolver {
  @Allows('admin')
  @FieldResolver(() => Boolean, {
    description: "Whether the project's exit has been posted; editing the status does not post an exit.",
  })
  async isSettled(@Root() { id }: Project, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.exitOfProject.load(id)) !== null;
  }
}

const correctsOptions = { nullable: true, description: 'ID of the current exit, if it is being corrected.' } as const;

@Resolver(() => ProjectExit)
export class ExitsResolver {
  @FieldResolver(() => [ExitCost], { description: 'Costs deducted from the sale price.' })
  costs(@Root() { costs }: ProjectExit): ExitCost[] {
    return JSON.parse(costs) as ExitCost[];
  }

  @FieldResolver(() => [ExitFee], { description: 'Fees deducted from the sale price.' })
  fees(@Root() exit: ProjectExit): ExitFee[] {
    return listExitFees(exit);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who posted or proposed the exit.' })
  author(@Root() { createdBy }: ProjectExit, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who approved the exit; null if approval was not required.',
  })
  async approver(@Root() exit: ProjectExit, @Ctx() { services, loaders }: Context): Promise<User | null> {
    const id = await services.exits.findApprover(exit);
    return id === null ? null : loaders.user.load(id);
  }

  @FieldResolver(() => [ExitAllocation], { description: 'Allocated shares, ordered by investment ID.' })
  shares(@Root() { id }: ProjectExit, @Ctx() { services }: Context): Promise<ExitAllocation[]> {
    return services.exits.listShares(id);
  }

  @Allows('ledger:read')
  @Query(() => ExitState, { description: "The state of a project's exit. NOT_FOUND if the project does not exist." })
  exitState(@Arg('projectId', () => Int) projectId: number, @Ctx() { services }: Context): Promise<ExitState> {
    return services.exits.getState(projectId);
  }

  @Allows('ledger:write')
  @Query(() => ExitPreview, {
    description:
      "Each investment's share of the proceeds from selling a project. Returns NOT_FOUND, VALIDATION_FAILED and CONFLICT in the same cases as posting the exit.",
  })
  exitPreview(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ExitInput) input: ExitInput,
    @Arg('corrects', () => Int, correctsOptions) corrects: number | undefined,
    @Ctx() { services }: Context,
  ): Promise<ExitPreview> {
    return services.exits.preview(projectId, { ...input }, corrects ?? null);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['exit'], notice: 'investors' })
  @Mutation(() => ProjectExit, {
    description:
      'Posts the exit of a project: credits its holders and marks it as exited. With `corrects`, reverses the current exit and posts a new one in its place. VALIDATION_FAILED if the costs exceed the price; CONFLICT if the project already has an exit (or a different one than `corrects`), has open reservations or has no investments, or if the investments have changed since the preview; APPROVAL_PENDING with `approvalId` if another administrator must approve it. A retry with the same Idempotency-Key header returns the first result.',
  })
  exitProject(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ExitInput) input: ExitInput,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description: 'Fingerprint of the preview that was shown to the administrator.',
    })
    fingerprint: string | undefined,
    @Arg('corrects', () => Int, correctsOptions) corrects: number | undefined,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectExit> {
    const terms = { projectId, input: { ...input }, corrects: corrects ?? null };
    return context.services.exits.exit(terms, context.actor, fingerprint ?? null);
  }

  @Authorized()
  @Query(() => [SettledInvestment], {
    description: "The signed-in user's investments in projects that were sold, latest sale first.",
  })
  mySettledInvestments(@Ctx() { services, viewer }: SignedInContext): Promise<SettledInvestment[]> {
    return services.exits.listSettled(viewer);
  }
}
