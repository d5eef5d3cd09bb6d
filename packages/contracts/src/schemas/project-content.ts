import Joi from 'joi';
import {
  delayDateField,
  projectUpdateFields,
  projectUpdateLimits,
  projectUpdateMessages,
  updatePictureFields,
  type ProjectUpdateInput,
} from '../fields';
import { toRule, toRules, toSchema } from './rules';

/** A delay names the new date, and nothing else does. */
const newDateRule = Joi.when('kind', {
  is: 'retraso',
  then: toRule(delayDateField),
  otherwise: Joi.forbidden()
    .empty(Joi.valid('', null))
    .default(null)
    .messages({ 'any.unknown': projectUpdateMessages.noNewDate }),
});

/** An update with its pictures, in the order in which they are shown. */
export const projectUpdateSchema = Joi.object<ProjectUpdateInput>({
  ...toRules(projectUpdateFields),
  newDate: newDateRule,
  pictures: Joi.array()
    .items(toSchema(updatePictureFields))
    .max(projectUpdateLimits.pictures)
    .unique('id')
    .empty(null)
    .default([])
    .messages({ 'array.max': projectUpdateMessages.pictures, 'array.unique': projectUpdateMessages.pictures }),
});
