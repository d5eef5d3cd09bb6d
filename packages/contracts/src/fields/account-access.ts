import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { text, type InputFrom } from './field';
import { profileFields, userFields } from './user';

/** Whose password is forgotten. */
export const passwordResetRequestFields = { email: profileFields.email };
export type PasswordResetRequest = InputFrom<typeof passwordResetRequestFields>;

const token = text('Enlace', {
  ...limits.emailToken,
  message: messages.linkExpired,
  description: 'The text after `#token=` in the e-mail link.',
});

/** A new password, with the link of an e-mail as proof. */
export const passwordResetFields = {
  token,
  newPassword: {
    ...userFields.password,
    label: 'Contraseña nueva',
    hint: `Al menos ${limits.password.min} caracteres.`,
  },
};
export type PasswordResetInput = InputFrom<typeof passwordResetFields>;

/** The link with which the owner of the present e-mail stops its change. */
export const emailChangeStopFields = { token };
export type EmailChangeStop = InputFrom<typeof emailChangeStopFields>;

/** The link of an e-mail, as proof of reading it. */
export const emailConfirmationFields = { token };
export type EmailConfirmation = InputFrom<typeof emailConfirmationFields>;
