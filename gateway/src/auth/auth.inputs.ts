import { credentialFields, registrationFields, type Credentials, type Registration } from '@cimiento/contracts/fields';
import { createInputType } from '../graphql/input-type';

export const CredentialsInput = createInputType('CredentialsInput', 'What a user signs in with.', credentialFields);
export type CredentialsInput = Credentials;

export const RegistrationInput = createInputType('RegistrationInput', 'A new account.', registrationFields);
export type RegistrationInput = Registration;
