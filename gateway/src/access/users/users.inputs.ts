import {
  userFields,
  userUpdateFields,
  type UserInput as UserValues,
  type UserUpdate,
} from '@cimiento/contracts/fields';
import { userSchema } from '@cimiento/contracts/schemas';
import { RoleEnum, StaffRoleEnum } from '../records/user.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const UserInput = createInputType('UserInput', 'A user as an administrator creates it.', userFields, {
  enums: {
    role: RoleEnum,
    staffRole: StaffRoleEnum,
  },
  schema: userSchema,
});
export type UserInput = UserValues;

export const UserUpdateInput = createInputType(
  'UserUpdateInput',
  'Changes to a user by an administrator; the username cannot be changed.',
  userUpdateFields,
  { enums: { role: RoleEnum, staffRole: StaffRoleEnum } },
);
export type UserUpdateInput = UserUpdate;
