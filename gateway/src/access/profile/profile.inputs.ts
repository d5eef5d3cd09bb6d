import {
  passwordChangeFields,
  personFields,
  type PasswordChangeInput as PasswordChangeValues,
  type ProfileInput as ProfileValues,
} from '@cimiento/contracts/fields';
import { passwordChangeSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const ProfileInput = createInputType(
  'ProfileInput',
  'Data that users can change themselves; username and role cannot be changed.',
  personFields,
);
export type ProfileInput = ProfileValues;

export const PasswordChangeInput = createInputType(
  'PasswordChangeInput',
  'A new password, with the current password as proof.',
  passwordChangeFields,
  { schema: passwordChangeSchema },
);
export type PasswordChangeInput = PasswordChangeValues;
