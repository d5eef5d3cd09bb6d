import { complianceRuleFields } from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql';
import { ComplianceKindEnum } from './compliance-rule.entity';

export const ComplianceRuleInput = createInputType(
  'ComplianceRuleInput',
  'A figure that the law sets.',
  complianceRuleFields,
  { enums: { kind: ComplianceKindEnum } },
);
