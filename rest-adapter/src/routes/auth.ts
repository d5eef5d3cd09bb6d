import { credentialsSchema, registrationSchema, secondFactorSchema, stepUpSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';
import { userSelection } from './users';

/** Login, logout, registration and the current user. */
export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'La persona que ha iniciado sesión',
    access: 'user',
    operation: 'query { currentUser { id username role } }',
    responseSchema: 'CurrentUser',
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Inicia sesión; la cookie de la respuesta identifica la sesión',
    access: 'public',
    body: credentialsSchema,
    operation: 'mutation ($input: CredentialsInput!) { login(input: $input) { id username fullName role } }',
    responseSchema: 'SignedInUser',
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor',
    summary:
      'Termina un inicio de sesión que respondió SECOND_FACTOR_REQUIRED, con un código de la aplicación o de recuperación',
    access: 'public',
    body: secondFactorSchema,
    operation: 'mutation ($input: SecondFactorInput!) { completeSignIn(input: $input) { id username fullName role } }',
    responseSchema: 'SignedInUser',
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Crea una cuenta; no inicia sesión. El código es obligatorio cuando se requiere invitación',
    access: 'public',
    // Whether a code is required is a stored setting: the resolver checks it.
    body: registrationSchema(false),
    operation: `mutation ($input: RegistrationInput!) { register(input: $input) { ${userSelection} } }`,
    responseSchema: 'User',
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/auth/step-up',
    summary:
      'Confirma quién usa la sesión, con la contraseña o, si la cuenta tiene segundo factor, con un código, para lo que responde STEP_UP_REQUIRED. La sesión sigue con una cookie nueva',
    access: 'user',
    body: stepUpSchema,
    example: { password: 'una-frase-larga' },
    operation: 'mutation ($input: StepUpInput!) { stepUp(input: $input) { validUntil } }',
    responseSchema: 'StepUp',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Cierra la sesión, si la hay',
    access: 'public',
    operation: 'mutation { logout { message } }',
    responseSchema: 'Message',
  },
];
