import {
  emailChangeStopFields,
  emailConfirmationFields,
  passwordResetFields,
  passwordResetRequestFields,
  type EmailChangeStop,
  type EmailConfirmation,
  type PasswordResetInput as PasswordReset,
  type PasswordResetRequest,
} from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql/input-type';

export const PasswordResetRequestInput = createInputType(
  'PasswordResetRequestInput',
  'Whose password is forgotten.',
  passwordResetRequestFields,
);
export type PasswordResetRequestInput = PasswordResetRequest;

export const PasswordResetInput = createInputType(
  'PasswordResetInput',
  'A new password, with the link of an e-mail as proof.',
  passwordResetFields,
);
export type PasswordResetInput = PasswordReset;

export const EmailConfirmationInput = createInputType(
  'EmailConfirmationInput',
  'The link of an e-mail, as proof of reading it.',
  emailConfirmationFields,
);
export type EmailConfirmationInput = EmailConfirmation;

export const EmailChangeStopInput = createInputType(
  'EmailChangeStopInput',
  'The link with which the owner of the present e-mail stops its change.',
  emailChangeStopFields,
);
export type EmailChangeStopInput = EmailChangeStop;
