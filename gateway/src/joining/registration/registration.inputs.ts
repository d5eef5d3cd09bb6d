import { registrationFields, type Registration } from '@cimiento/contracts/fields';
import { registrationSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const RegistrationInput = createInputType('RegistrationInput', 'A new account.', registrationFields, {
  schema: registrationSchema(true),
});
export type RegistrationInput = Registration;
