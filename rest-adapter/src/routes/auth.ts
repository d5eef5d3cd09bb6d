import { credentialsSchema, registrationSchema } from '@cimiento/contracts/schemas';
import { user } from './fields';
import type { Route } from './route';

/** Signing in and out, and who is signed in. */
export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'La persona que ha iniciado sesión',
    access: 'user',
    operation: 'query { currentUser { id username role } }',
    answer: 'CurrentUser',
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Inicia sesión; la cookie de la respuesta identifica la sesión',
    access: 'public',
    body: credentialsSchema,
    operation: 'mutation ($input: CredentialsInput!) { login(input: $input) { id username fullName role } }',
    answer: 'SignedInUser',
    refusals: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Crea una cuenta; no inicia sesión. El código es obligatorio cuando se requiere invitación',
    access: 'public',
    // Whether a code is required is a setting, which only the resolver knows.
    body: registrationSchema(false),
    operation: `mutation ($input: RegistrationInput!) { register(input: $input) { ${user} } }`,
    answer: 'User',
    status: 201,
    refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Cierra la sesión, si la hay',
    access: 'public',
    operation: 'mutation { logout { message } }',
    answer: 'Message',
  },
];
