import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/records';
import { StatementBatch } from './statement-batch.entity';
import { AccountStatementInput } from './statements.inputs';
import { StatementIssuePreview, StatementProgress } from './statements.types';

@Resolver(() => StatementBatch)
export class StatementIssueResolver {
  @FieldResolver(() => StatementProgress, { description: "Progress of the batch's account statements." })
  progress(@Root() { id }: StatementBatch, @Ctx() { loaders }: Context): Promise<StatementProgress> {
    return loaders.statementProgress.load(id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who issued the account statements.' })
  author(@Root() { createdBy }: StatementBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @Allows('statements:write', 'audit:read')
  @Query(() => [StatementBatch], { description: 'Batches of issued account statements, newest first; at most 50.' })
  statementBatches(@Ctx() { services }: Context): Promise<StatementBatch[]> {
    return services.statementIssue.listBatches();
  }

  @Allows('statements:write')
  @Query(() => StatementIssuePreview, {
    description: 'Preview of issuing the account statements for a year. CONFLICT if that year has not ended.',
  })
  statementIssuePreview(
    @Arg('year', () => Int) year: number,
    @Ctx() { services }: Context,
  ): Promise<StatementIssuePreview> {
    return services.statementIssue.preview({ year });
  }

  @Allows('statements:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => StatementBatch, {
    description:
      'Issues the account statements for a year to all users who do not have a full-year statement yet. CONFLICT if the year is not over or no statement is missing. A retry with the same Idempotency-Key header returns the first result.',
  })
  issueStatements(
    @Arg('input', () => AccountStatementInput) input: AccountStatementInput,
    @Ctx() context: SignedInContext,
  ): Promise<StatementBatch> {
    return context.services.statementIssue.issue(input, context.actor);
  }
}
