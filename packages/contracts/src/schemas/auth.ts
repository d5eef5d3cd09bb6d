import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { email, fullName, password, requiredText, username } from './fields';

export type Credentials = { username: string; password: string };

/** Login (specification §5). */
export const credentialsSchema = Joi.object<Credentials>({ username, password });

export type Registration = {
  username: string;
  email: string;
  fullName: string;
  password: string;
  invitationCode?: string;
};
export type RegistrationForm = Registration & { confirmPassword: string };

const registrationCode = requiredText(limits.invitationCode.min, limits.invitationCode.max, messages.registrationCode);
const optionalCode = registrationCode.optional().empty(Joi.valid('', null));
const registrationFields = { username, email, fullName, password };

/** Registration as it is sent: whether a code is required is a setting. */
export const registrationSchema = (codeRequired: boolean): Joi.ObjectSchema<Registration> =>
  Joi.object<Registration>({ ...registrationFields, invitationCode: codeRequired ? registrationCode : optionalCode });

const passwordOf = (helpers: Joi.CustomHelpers): unknown =>
  (helpers.state.ancestors as RegistrationForm[])[0]?.password;

/** Registration as the form holds it, with the repeated password. */
export const registrationFormSchema = (codeRequired: boolean): Joi.ObjectSchema<RegistrationForm> =>
  Joi.object<RegistrationForm>({
    ...registrationFields,
    confirmPassword: Joi.string()
      .min(limits.password.min)
      .required()
      .custom((text: string, helpers) => (text === passwordOf(helpers) ? text : helpers.error('any.only')))
      .messages({ '*': messages.confirmPassword, 'any.only': messages.passwordMismatch }),
    invitationCode: codeRequired ? registrationCode : optionalCode,
  });

export type InvitationCheck = { code: string };

/** An invitation code to be checked (specification §5). */
export const invitationCheckSchema = Joi.object<InvitationCheck>({
  code: requiredText(limits.invitationCode.min, limits.invitationCode.max, messages.invitationCode),
});
