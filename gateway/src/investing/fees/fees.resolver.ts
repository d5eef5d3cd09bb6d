import { addTax, today } from '@cimiento/contracts';
import { feeRuleFields, type FeeRuleInput as FeeRuleValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Float, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { FeeBaseEnum, FeeKindEnum, FeeRuleRecord } from '../../books/fees/fee-rule.entity';
import { createInputType } from '../../platform/graphql';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { getContentViewer } from '../projects/content-viewer';
import { Project } from '../records';

const FeeRuleInput = createInputType('FeeRuleInput', 'A fee of a project.', feeRuleFields, {
  enums: { kind: FeeKindEnum, base: FeeBaseEnum },
});

@Resolver(() => FeeRuleRecord)
export class FeeRulesResolver {
  @FieldResolver(() => Float, {
    description: "Fee in percent, including tax: the rule's own, or the rate in force today.",
  })
  async wholePercent(@Root() { percent, vatPercent }: FeeRuleRecord, @Ctx() { loaders }: Context): Promise<number> {
    return addTax({ percent, vatPercent: vatPercent ?? (await loaders.vatPercent.load(today())) });
  }
}

@Resolver(() => Project)
export class ProjectFeesResolver {
  @FieldResolver(() => [FeeRuleRecord], {
    description: 'Fees that the project charges, by kind and day; empty if it charges none.',
  })
  feeRules(@Root() { id }: Project, @Ctx() { loaders }: Context): Promise<FeeRuleRecord[]> {
    return loaders.feeRules.load(id);
  }

  @Query(() => [FeeRuleRecord], {
    description:
      'Fees that a project charges, by kind and day. NOT_FOUND if the project does not exist or the caller may not see it.',
  })
  async projectFees(@Arg('projectId', () => Int) projectId: number, @Ctx() context: Context): Promise<FeeRuleRecord[]> {
    await context.services.projects.getReadable(projectId, getContentViewer(context));
    return context.services.fees.list(projectId);
  }

  @Allows('projects:read')
  @Query(() => [FeeRuleRecord], {
    description: 'Fees of any project, by kind and day. NOT_FOUND if the project does not exist.',
  })
  projectFeeRecords(
    @Arg('projectId', () => Int) projectId: number,
    @Ctx() { services }: Context,
  ): Promise<FeeRuleRecord[]> {
    return services.fees.list(projectId);
  }

  @Allows('projects:write')
  @RequiresStepUp('people in production')
  @Guarded({ secondPerson: ['project_change'], notice: 'investors' })
  @Mutation(() => [FeeRuleRecord], {
    description:
      'Replaces the fees of a project. CONFLICT once an order has frozen them; the first fees of a project whose orders are older than fees start on the first day of a coming month. If approvals are required and the project has money, APPROVAL_PENDING with `approvalId`. NOT_FOUND if the project does not exist.',
  })
  setProjectFees(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('rows', () => [FeeRuleInput]) rows: FeeRuleValues[],
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<FeeRuleRecord[]> {
    return services.fees.set(projectId, { rows }, actor, key !== null);
  }
}
