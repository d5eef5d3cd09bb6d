import { roundFields, type RoundInput as RoundValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { CalendarDateScalar, createInputType, DollarsScalar } from '../../platform/graphql';
import { getRevision } from '../../platform/database/revision';
import { revisionTexts } from '../../platform/graphql/revision';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { getContentViewer } from '../projects/content-viewer';
import { Project, Round, RoundModeEnum } from '../records';
import { RoundOverview } from './round-overview.types';

const RoundInput = createInputType('RoundInput', 'The terms of a round.', roundFields, {
  enums: { mode: RoundModeEnum },
});

@Resolver(() => Round)
export class RoundsResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() round: Round): string {
    return getRevision(round);
  }

  @FieldResolver(() => DollarsScalar, { description: 'Amount of its paid orders, in whole dollars.' })
  paid(@Root() { id }: Round, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.roundPaid.load(id);
  }

  @FieldResolver(() => DollarsScalar, { description: 'Amount of its open interests, in whole dollars.' })
  interested(@Root() { id }: Round, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.roundInterested.load(id);
  }

  @Query(() => Round, {
    description:
      'The round of a project. NOT_FOUND if the project has none, does not exist, or the caller may not see it.',
  })
  async projectRound(@Arg('projectId', () => Int) projectId: number, @Ctx() context: Context): Promise<Round> {
    await context.services.projects.getReadable(projectId, getContentViewer(context));
    return context.services.rounds.get(projectId);
  }

  @Allows('projects:read')
  @Query(() => Round, { description: 'The round of any project. NOT_FOUND if the project has none.' })
  projectRoundRecord(
    @Arg('projectId', () => Int) projectId: number,
    @Ctx() { services }: SignedInContext,
  ): Promise<Round> {
    return services.rounds.get(projectId);
  }

  @Allows('projects:read')
  @Query(() => RoundOverview, {
    description: 'The round of a project with what the back office needs. NOT_FOUND if the project does not exist.',
  })
  roundOverview(
    @Arg('projectId', () => Int) projectId: number,
    @Ctx() { services }: SignedInContext,
  ): Promise<RoundOverview> {
    return services.rounds.getOverview(projectId);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ notice: 'none' })
  @Mutation(() => Round, {
    description:
      'Sets the round of a project, which opens on its first day. CONFLICT once an order or interest has frozen it, if the project has raised money before, or if the minimum exceeds the target. NOT_FOUND if the project does not exist.',
  })
  setProjectRound(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => RoundInput) input: RoundValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Round> {
    return services.rounds.set(projectId, input, actor, revision);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Round, {
    description:
      'Moves the end of an open round, once and by 30 days at most, and notifies its investors, who may leave it. CONFLICT if the round is not open, was extended before, or the day does not fit. NOT_FOUND if the project has no round.',
  })
  extendRound(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('closesAt', () => CalendarDateScalar, { description: 'New last day of the round.' }) closesAt: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Round> {
    return services.rounds.extend(projectId, { closesAt }, actor);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Round, {
    description:
      'Ends a round that has not ended: every order is paid back. CONFLICT if it has ended. NOT_FOUND if the project has no round.',
  })
  cancelRound(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('reason', () => String, { description: 'Reason, which its investors read.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Round> {
    return services.rounds.cancel(projectId, { reason }, actor);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ secondPerson: ['round'], notice: 'investors' })
  @Mutation(() => Round, {
    description:
      'Proposes the success of a round that waits for its confirmation to a second administrator: APPROVAL_PENDING with `approvalId`. CONFLICT if the round does not wait for it, or nobody brings what is missing to the target. NOT_FOUND if the project has no round.',
  })
  confirmRound(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('shortfall', () => String, {
      nullable: true,
      description: 'Person or company that brings what is missing to the target; required below it.',
    })
    shortfall: string | null,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Round> {
    return services.rounds.confirm(projectId, { shortfall }, actor);
  }
}

@Resolver(() => Project)
export class ProjectRoundsResolver {
  @FieldResolver(() => Round, { nullable: true, description: 'Round of the project; null if it has none.' })
  round(@Root() { id }: Project, @Ctx() { loaders }: Context): Promise<Round | null> {
    return loaders.roundOfProject.load(id);
  }
}
