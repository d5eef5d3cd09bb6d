import { registrationFields, type Registration } from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql/input-type';

export const RegistrationInput = createInputType('RegistrationInput', 'A new account.', registrationFields);
export type RegistrationInput = Registration;
