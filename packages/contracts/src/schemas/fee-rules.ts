import Joi from 'joi';
import {
  complianceRuleFields,
  feeRuleFields,
  type ComplianceKind,
  type ComplianceRuleInput,
  type FeeRuleInput,
} from '../fields';
import { identityFigures, type FigureKind } from '../identity/risk-rules';
import { feeBase } from '../investing/fee-rules';
import { feeMessages } from '../texts/fee-messages';
import { identityMessages } from '../texts/identity-messages';
import { findCents, parseRate } from '../values/money';
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

const isWithin = (text: string, min: number, max: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isFigure: Record<FigureKind | 'percent', (text: string) => boolean> = {
  percent: (text) => (parseRate(text) ?? Infinity) <= 1_000_000,
  points: (text) => isWithin(text, 0, 100),
  years: (text) => isWithin(text, 1, 50),
  amount: (text) => (findCents(text) ?? 0) > 0,
  countries: (text) => /^[A-Z]{2}(?: [A-Z]{2})*$/.test(text),
};

const getFigureKind = (kind: ComplianceKind): FigureKind | 'percent' =>
  kind === 'vat' ? 'percent' : identityFigures[kind].kind;

/** The figures that the law sets, all of them. A percentage is from 0 to 100. */
export const complianceRulesSchema = Joi.object<{ rows: ComplianceRuleInput[] }>({
  rows: Joi.array()
    .items(
      toSchema(complianceRuleFields)
        .custom((rule: ComplianceRuleInput, helpers) => {
          if (!isFigure[getFigureKind(rule.kind)](rule.value)) return helpers.error(`rule.${getFigureKind(rule.kind)}`);
          return rule.validTo !== null && rule.validTo < rule.validFrom ? helpers.error('rule.days') : rule;
        })
        .messages({
          'rule.percent': feeMessages.percent,
          'rule.points': identityMessages.points,
          'rule.amount': identityMessages.amount,
          'rule.years': identityMessages.years,
          'rule.countries': identityMessages.countries,
          'rule.days': feeMessages.days,
        }),
    )
    .unique((a: ComplianceRuleInput, b: ComplianceRuleInput) => a.kind === b.kind && a.validFrom === b.validFrom)
    .min(1)
    .max(1000)
    .required()
    .messages({ 'array.unique': feeMessages.twice }),
});
