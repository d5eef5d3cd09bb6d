import Joi from 'joi';
import { complianceRuleFields, feeRuleFields, type ComplianceRuleInput, type FeeRuleInput } from '../fields';
import { feeBase } from '../investing/fee-rules';
import { feeMessages } from '../texts/fee-messages';
import { parseRate } from '../values/money';
import { toSchema } from './rules';

const maxRules = 50;

function checkRule(rule: FeeRuleInput, helpers: Joi.CustomHelpers): FeeRuleInput | Joi.ErrorReport {
  if (rule.base !== feeBase[rule.kind]) return helpers.error('fee.base');
  if ((rule.hurdlePercent !== null) !== (rule.kind === 'performance')) return helpers.error('fee.hurdle');
  if (rule.catchUp && rule.kind !== 'performance') return helpers.error('fee.hurdle');
  return rule.percent === 0 ? helpers.error('fee.percent') : rule;
}

/** A fee of a project, whose base is that of its kind. */
export const feeRuleSchema = toSchema(feeRuleFields).custom(checkRule).messages({
  'fee.base': feeMessages.base,
  'fee.hurdle': feeMessages.hurdle,
  'fee.percent': feeMessages.percent,
});

const isSame = (a: FeeRuleInput, b: FeeRuleInput): boolean => a.kind === b.kind && a.validFrom === b.validFrom;

/** All fees of a project. */
export const feeRulesSchema = Joi.object<{ rows: FeeRuleInput[] }>({
  rows: Joi.array()
    .items(feeRuleSchema)
    .unique(isSame)
    .max(maxRules)
    .required()
    .messages({ 'array.unique': feeMessages.twice }),
});

/** The figures that the law sets, all of them. A percentage is from 0 to 100. */
export const complianceRulesSchema = Joi.object<{ rows: ComplianceRuleInput[] }>({
  rows: Joi.array()
    .items(
      toSchema(complianceRuleFields)
        .custom((rule: ComplianceRuleInput, helpers) => {
          const rate = parseRate(rule.value);
          if (rule.kind === 'vat' && (rate === null || rate > 1_000_000)) return helpers.error('rule.value');
          return rule.validTo !== null && rule.validTo < rule.validFrom ? helpers.error('rule.days') : rule;
        })
        .messages({ 'rule.value': feeMessages.percent, 'rule.days': feeMessages.days }),
    )
    .unique((a: ComplianceRuleInput, b: ComplianceRuleInput) => a.kind === b.kind && a.validFrom === b.validFrom)
    .min(1)
    .max(1000)
    .required()
    .messages({ 'array.unique': feeMessages.twice }),
});
