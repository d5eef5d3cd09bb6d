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
  'What users can change of themselves; the username and the role stay.',
  personFields,
);
export type ProfileInput = ProfileValues;

export const PasswordChangeInput = createInputType(
  'PasswordChangeInput',
  'A new password, with the current one as proof.',
  passwordChangeFields,
  { schema: passwordChangeSchema },
);
export type PasswordChangeInput = PasswordChangeValues;
