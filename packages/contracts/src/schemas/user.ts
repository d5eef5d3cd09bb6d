import Joi from 'joi';
import { roles, type Role } from '../statuses';
import { email, fullName, oneOf, password, username } from './fields';

export type UserInput = { username: string; email: string; fullName: string; password: string; role: Role };
export type UserUpdate = { email: string; fullName: string; role: Role; password?: string };

/** A user as an administrator creates it (specification §5). */
export const userSchema = Joi.object<UserInput>({
  username,
  email,
  fullName,
  password,
  role: oneOf(roles).default('user'),
});

/** A user as an administrator changes it: the username stays, a blank password keeps the present one. */
export const userUpdateSchema = Joi.object<UserUpdate>({
  email,
  fullName,
  role: oneOf(roles).required(),
  password: password.optional().empty(Joi.valid('', null)),
});
