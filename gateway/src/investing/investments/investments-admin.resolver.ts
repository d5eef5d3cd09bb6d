import { investmentFields, type InvestmentInput as InvestmentValues } from '@cimiento/contracts/fields';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { getRevision } from '../../platform/database/revision';
import type { Context, SignedInContext } from '../context';
import { CalendarDateScalar, createInputType, Deletion } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { Investment, Project } from '../records';
import { User } from '../../access/records';
import { InvestmentList, InvestmentListArgs, InvestmentsArgs } from './investments.list';
import { InvestmentTotals } from './investment-totals.types';

const InvestmentInput = createInputType(
  'InvestmentInput',
  'An investment with all its fields, as entered by an administrator.',
  investmentFields,
);

@Resolver(() => Investment)
export class InvestmentsAdminResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Investment): string {
    return getRevision(record);
  }

  @Allows('investments:read')
  @ExportsData()
  @Query(() => [Investment], {
    description: 'Matching investments after the given ID; all of them if no limit is given.',
  })
  investments(
    @Args(() => InvestmentsArgs) request: InvestmentsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<Investment[]> {
    return services.investmentsAdmin.lists.listAfter(readBy, request);
  }

  @Allows('investments:read')
  @Query(() => Int, { description: 'Total number of investments that `investments` lists across all pages.' })
  investmentCount(
    @Args(() => InvestmentsArgs) request: InvestmentsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.investmentsAdmin.lists.countRecords(readBy, request);
  }

  @FieldResolver(() => Project, { nullable: true, description: 'The project; null if it was deleted.' })
  project(@Root() { projectId }: Investment, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @FieldResolver(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date of the order that confirmed the investment; null if the investment was entered manually.',
  })
  startedOn(@Root() { id }: Investment, @Ctx() { loaders }: Context): Promise<string | null> {
    return loaders.investmentStart.load(id);
  }

  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: Investment, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @Allows('investments:read')
  @Query(() => Investment, { description: 'An investment. NOT_FOUND if it does not exist.' })
  adminInvestment(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<Investment> {
    return services.investmentsAdmin.get(id);
  }

  @Allows('investments:read')
  @Query(() => InvestmentList, {
    description: 'A page of investments, searchable by ID, project, investor (name or e-mail address) or amount.',
  })
  adminInvestments(
    @Args(() => InvestmentListArgs) request: InvestmentListArgs,
    @Ctx() { services, readBy }: Context,
  ): InvestmentList {
    return new InvestmentList(services.investmentsAdmin.lists.getPage(readBy, request));
  }

  @Allows('investments:read')
  @Query(() => InvestmentTotals, { description: 'Totals for all investments.' })
  investmentTotals(@Ctx() { services }: Context): Promise<InvestmentTotals> {
    return services.investmentsAdmin.totals();
  }

  @Allows('investments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['investment_change'], notice: 'investors' })
  @Mutation(() => Investment, {
    description:
      'Creates an investment. APPROVAL_PENDING with `approvalId` if another administrator must approve it. A retry with the same Idempotency-Key header returns the first result.',
  })
  createInvestment(
    @Arg('input', () => InvestmentInput) input: InvestmentValues,
    @Ctx() context: SignedInContext,
  ): Promise<Investment> {
    return context.services.investmentsAdmin.create(input, context.actor);
  }

  @Allows('investments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['investment_change'], notice: 'investors' })
  @Mutation(() => Investment, {
    description:
      'Replaces the values of an investment. NOT_FOUND if it does not exist; APPROVAL_PENDING as for `createInvestment`.',
  })
  updateInvestment(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => InvestmentInput) input: InvestmentValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Investment> {
    return services.investmentsAdmin.update(id, input, actor, revision);
  }

  @Allows('investments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['investment_change'], notice: 'investors' })
  @Mutation(() => Deletion, {
    description:
      'Deletes an investment; its payments are kept. NOT_FOUND if it does not exist; APPROVAL_PENDING as for `createInvestment`.',
  })
  async deleteInvestment(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.investmentsAdmin.delete(id, actor, revision) };
  }
}
