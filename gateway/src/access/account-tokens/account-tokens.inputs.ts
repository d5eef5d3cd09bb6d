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
  'The account whose password was forgotten.',
  passwordResetRequestFields,
);
export type PasswordResetRequestInput = PasswordResetRequest;

export const PasswordResetInput = createInputType(
  'PasswordResetInput',
  'A new password, with the link from an e-mail as proof.',
  passwordResetFields,
);
export type PasswordResetInput = PasswordReset;

export const EmailConfirmationInput = createInputType(
  'EmailConfirmationInput',
  'The link in an e-mail, as proof of access to it.',
  emailConfirmationFields,
);
export type EmailConfirmationInput = EmailConfirmation;

export const EmailChangeStopInput = createInputType(
  'EmailChangeStopInput',
  'The link that lets the owner of the current e-mail stop its change.',
  emailChangeStopFields,
);
export type EmailChangeStopInput = EmailChangeStop;
