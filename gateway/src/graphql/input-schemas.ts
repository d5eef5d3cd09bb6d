import {
  credentialsSchema,
  invitationCheckSchema,
  registrationSchema,
  waitlistSchema,
} from '@cimiento/contracts/schemas';
import type { ObjectSchema } from 'joi';

/** The rules of each input type, by its name in the schema. */
export const inputSchemas: ReadonlyMap<string, ObjectSchema> = new Map<string, ObjectSchema>([
  ['CredentialsInput', credentialsSchema],
  ['RegistrationInput', registrationSchema(true)],
  ['WaitlistInput', waitlistSchema],
]);

/** The rules of arguments that stand alone, by the name of their variable. */
export const argumentSchemas: ReadonlyMap<string, ObjectSchema> = new Map([['code', invitationCheckSchema]]);
