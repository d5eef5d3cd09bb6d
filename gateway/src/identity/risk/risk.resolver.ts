import type { ComplianceRuleInput as RuleValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ComplianceRuleInput } from '../../books/compliance-rules/compliance-rule.types';
import { Allows, toReader } from '../../platform/request';
import type { Context } from '../context';
import { RiskChange } from './risk.types';

@Resolver(() => RiskChange)
export class RiskResolver {
  @Allows('identity:review')
  @Query(() => [RiskChange], {
    description:
      'People whose risk level these rules would change, without changing anything. VALIDATION_FAILED as for `setComplianceRules`.',
  })
  riskPreview(
    @Arg('rows', () => [ComplianceRuleInput], { description: 'All rules, as they would be set.' }) rows: RuleValues[],
    @Ctx() context: Context,
  ): Promise<RiskChange[]> {
    return context.services.risk.preview({ rows }, toReader(context));
  }
}
