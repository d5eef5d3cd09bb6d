import Joi from 'joi';
import {
  credentialFields,
  invitationCodeFields,
  passwordResetFields,
  passwordResetRequestFields,
  profileFields,
  registrationFields,
  secondFactorFields,
  stepUpFields,
  userFields,
  type PasswordChangeInput,
  type PasswordResetInput,
  type Registration,
  type StepUpInput,
} from '../fields';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { toRule, toRules, toSchema, toUsernameRule } from './rules';

export const credentialsSchema = toSchema(credentialFields);

const { invitationCode } = registrationFields;

const getCodeRule = (isRequired: boolean): Joi.AnySchema =>
  toRule(isRequired ? { ...invitationCode, empty: undefined } : invitationCode);

/** Registration as it is sent; whether a code is required is a setting. */
export const registrationSchema = (codeRequired: boolean): Joi.ObjectSchema<Registration> =>
  toSchema(registrationFields).keys({
    username: toUsernameRule(userFields.username),
    invitationCode: getCodeRule(codeRequired),
  });

/** The second step of signing in. */
export const secondFactorSchema = toSchema(secondFactorFields);

/** A user's name for a passkey. */

/** A proof of identity during a session: exactly one of password and code. */
export const stepUpSchema: Joi.ObjectSchema<StepUpInput> = toSchema(stepUpFields)
  .custom((proof: StepUpInput, helpers) =>
    (proof.password === undefined) === (proof.code === undefined) ? helpers.error('stepUp.proof') : proof,
  )
  .messages({ 'stepUp.proof': messages.stepUpProof });

export type RegistrationForm = Registration & { confirmPassword: string };

/** The repetition of another field of the same form. */
const toRepeatedRule = (name: string, min = 0): Joi.StringSchema =>
  Joi.string()
    .min(min)
    .required()
    .custom((text: string, helpers) => {
      const [form]: Record<string, unknown>[] = helpers.state.ancestors;
      return text === form?.[name] ? text : helpers.error('any.only');
    })
    .messages({ '*': messages.confirmPassword, 'any.only': messages.passwordMismatch });

/** Registration as its form holds it, with the repeated password. */
export const registrationFormSchema = (codeRequired: boolean): Joi.ObjectSchema<RegistrationForm> =>
  Joi.object<RegistrationForm>({
    ...toRules(registrationFields),
    username: toUsernameRule(userFields.username),
    confirmPassword: toRepeatedRule('password', limits.password.min),
    invitationCode: getCodeRule(codeRequired),
  });

export type InvitationCheck = { code: string };

/** An invitation code to check. */
export const invitationCheckSchema = Joi.object<InvitationCheck>({ code: toRule(invitationCodeFields.code) });

export const profileSchema = toSchema(profileFields);

const passwordChangeRules = {
  currentPassword: Joi.string().max(limits.password.max).required().messages({ '*': messages.currentPassword }),
  newPassword: toRule(userFields.password),
};

/** A new password, with the current one as proof. */
export const passwordChangeSchema = Joi.object<PasswordChangeInput>(passwordChangeRules);

export type PasswordChangeForm = PasswordChangeInput & { confirmPassword: string };

/** A new password as its form holds it, typed twice. */
export const passwordChangeFormSchema = Joi.object<PasswordChangeForm>({
  ...passwordChangeRules,
  confirmPassword: toRepeatedRule('newPassword'),
});

export const passwordResetRequestSchema = toSchema(passwordResetRequestFields);

export type PasswordResetForm = PasswordResetInput & { confirmPassword: string };

/** A new password as its form holds it, typed twice. */
export const passwordResetFormSchema = Joi.object<PasswordResetForm>({
  ...toRules(passwordResetFields),
  confirmPassword: toRepeatedRule('newPassword'),
});
