import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { email, fullName, password } from './fields';

export type ProfileInput = { fullName: string; email: string };
export type PasswordChangeInput = { currentPassword: string; newPassword: string };
export type PasswordChangeForm = PasswordChangeInput & { confirmPassword: string };

/** What a person may change of themselves. */
export const profileSchema = Joi.object<ProfileInput>({ fullName, email });

const passwordFields = {
  currentPassword: Joi.string().max(limits.password.max).required().messages({ '*': messages.currentPassword }),
  newPassword: password,
};

/** A new password, with the present one as proof. */
export const passwordChangeSchema = Joi.object<PasswordChangeInput>(passwordFields);

const newPasswordOf = (helpers: Joi.CustomHelpers): unknown =>
  (helpers.state.ancestors as PasswordChangeForm[])[0]?.newPassword;

/** A new password as the form holds it, typed twice. */
export const passwordChangeFormSchema = Joi.object<PasswordChangeForm>({
  ...passwordFields,
  confirmPassword: Joi.string()
    .required()
    .custom((text: string, helpers) => (text === newPasswordOf(helpers) ? text : helpers.error('any.only')))
    .messages({ '*': messages.confirmPassword, 'any.only': messages.passwordMismatch }),
});
