import {
  credentialsSchema,
  investmentSchema,
  invitationCheckSchema,
  paymentSchema,
  postSchema,
  projectSchema,
  registrationSchema,
  userSchema,
  userUpdateSchema,
  waitlistSchema,
} from '@cimiento/contracts/schemas';
import type { ObjectSchema } from 'joi';

/** The rules of each input type, by its name in the schema. */
export const inputSchemas: ReadonlyMap<string, ObjectSchema> = new Map<string, ObjectSchema>([
  ['CredentialsInput', credentialsSchema],
  ['InvestmentInput', investmentSchema],
  ['PaymentInput', paymentSchema],
  ['PostInput', postSchema],
  ['ProjectInput', projectSchema],
  ['RegistrationInput', registrationSchema(true)],
  ['UserInput', userSchema],
  ['UserUpdateInput', userUpdateSchema],
  ['WaitlistInput', waitlistSchema],
]);

/** The rules of arguments that stand alone, by the name of their variable. */
export const argumentSchemas: ReadonlyMap<string, ObjectSchema> = new Map([['code', invitationCheckSchema]]);
