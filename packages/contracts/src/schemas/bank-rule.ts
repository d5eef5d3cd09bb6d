import { foldRuleText } from '../banking/bank-rules';
import { bankRuleFields } from '../fields';
import { bankRuleMessages } from '../texts/bank-rule-messages';
import { limits } from '../texts/limits';
import { toRule, toSchema } from './rules';

/** A saved rule. A text of few letters would be part of almost every line. */
export const bankRuleSchema = toSchema(bankRuleFields).keys({
  text: toRule(bankRuleFields.text)
    .custom((text: string, helpers) =>
      foldRuleText(text).length < limits.bankRuleText.min ? helpers.error('rule.text') : text,
    )
    .messages({ 'rule.text': bankRuleMessages.text }),
});
