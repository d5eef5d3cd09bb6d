import Joi from 'joi';
import { passwordResetFields, passwordResetRequestFields, type PasswordResetInput } from '../fields';
import { toRepeatedRule } from './auth';
import { toRules, toSchema } from './rules';

export const passwordResetRequestSchema = toSchema(passwordResetRequestFields);

export type PasswordResetForm = PasswordResetInput & { confirmPassword: string };

/** A new password as its form holds it, typed twice. */
export const passwordResetFormSchema = Joi.object<PasswordResetForm>({
  ...toRules(passwordResetFields),
  confirmPassword: toRepeatedRule('newPassword'),
});
