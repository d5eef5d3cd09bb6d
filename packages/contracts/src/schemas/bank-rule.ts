import { foldRuleText } from '../banking/bank-rules';
import { bankRuleFields, bankRuleLimits, bankRuleMessages } from '../fields';
import { toRule, toSchema } from './rules';

/** A saved rule. A text of few letters would be part of almost every line. */
export const bankRuleSchema = toSchema(bankRuleFields).keys({
  text: toRule(bankRuleFields.text)
    .custom((text: string, helpers) =>
      foldRuleText(text).length < bankRuleLimits.text.min ? helpers.error('rule.text') : text,
    )
    .messages({ 'rule.text': bankRuleMessages.text }),
});
