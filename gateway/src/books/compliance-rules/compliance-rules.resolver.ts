import type { ComplianceRuleInput as RuleValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { ComplianceRule } from './compliance-rule.entity';
import { ComplianceRuleInput } from './compliance-rule.types';

@Resolver(() => ComplianceRule)
export class ComplianceRulesResolver {
  @Allows('admin')
  @Query(() => [ComplianceRule], { description: 'Figures that the law sets, by kind and day.' })
  complianceRules(@Ctx() { services }: Context): Promise<ComplianceRule[]> {
    return services.complianceRules.list();
  }

  @Allows('settings:write')
  @RequiresStepUp('people in production')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => [ComplianceRule], {
    description:
      'Replaces all figures that the law sets. Entries that were posted with an earlier one stay as they are. VALIDATION_FAILED without a source, or for two of one kind and day.',
  })
  setComplianceRules(
    @Arg('rows', () => [ComplianceRuleInput]) rows: RuleValues[],
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ComplianceRule[]> {
    return services.complianceRules.replace({ rows }, actor);
  }
}
