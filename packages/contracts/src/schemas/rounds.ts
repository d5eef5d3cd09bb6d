import Joi from 'joi';
import {
  interestFields,
  roundCancellationFields,
  roundConfirmationFields,
  roundExtensionFields,
  roundFields,
  type RoundInput,
} from '../fields';
import { isCalendarDate } from '../values/days';
import { roundMessages } from '../texts/round-messages';
import { toRule, toSchema } from './rules';

/** A round whose last day is not before its first. */
export const roundSchema: Joi.ObjectSchema<RoundInput> = toSchema(roundFields).keys({
  closesAt: toRule(roundFields.closesAt)
    .custom((day: string, helpers) => {
      const [round]: Partial<RoundInput>[] = helpers.state.ancestors;
      return isCalendarDate(round?.opensAt) && day < round.opensAt ? helpers.error('round.days') : day;
    })
    .messages({ 'round.days': roundMessages.days }),
});
export const roundExtensionSchema = toSchema(roundExtensionFields);
export const roundConfirmationSchema = toSchema(roundConfirmationFields);
export const roundCancellationSchema = toSchema(roundCancellationFields);
export const interestSchema = toSchema(interestFields);
