import Joi from 'joi';
import {
  lineMatchFields,
  statementFields,
  statementLineFields,
  statementMappingFields,
  type LineMatch,
  type StatementInput,
} from '../fields';
import { limits } from '../limits';
import { messages } from '../messages';
import { toRules, toSchema } from './rules';

export const statementLineSchema = toSchema(statementLineFields);

/** A bank's statement with its lines; its arithmetic is checked where it is posted. */
export const statementSchema = Joi.object<StatementInput>({
  ...toRules(statementFields),
  lines: Joi.array().items(statementLineSchema).min(1).max(limits.statementLines.max).required().messages({
    'array.base': messages.statementLines,
    'array.min': messages.statementLines,
    'array.max': messages.statementLines,
  }),
});

export const statementMappingSchema = toSchema(statementMappingFields);

/** To whom or what a line belongs: exactly one of them, and what the money of a project is. */
export const lineMatchSchema = Joi.object<LineMatch>(toRules(lineMatchFields))
  .xor('userId', 'orderId', 'withdrawalId', 'projectId')
  .and('projectId', 'purpose')
  .messages({
    'object.missing': messages.lineTarget,
    'object.xor': messages.lineTarget,
    'object.and': messages.linePurpose,
  });
