import { invitationCheckSchema, type InvitationCheck, waitlistSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

/** The private beta: invitation codes and the waitlist. */
export const invitationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/settings/invitation-required',
    summary: 'Indica si el registro requiere un código de invitación',
    access: 'public',
    operation: 'query { invitationSettings { required } }',
    responseSchema: 'InvitationSettings',
  },
  {
    method: 'POST',
    path: '/api/invitation/validate',
    summary: 'Comprueba un código de invitación, sin usarlo',
    access: 'public',
    body: invitationCheckSchema,
    operation: 'mutation ($code: String!) { validateInvitation(code: $code) { valid message } }',
    variables: ({ body }) => ({ code: (body as InvitationCheck).code }),
    responseSchema: 'InvitationValidation',
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Solicita una invitación; la respuesta es la misma si el correo ya estaba en la lista',
    access: 'public',
    body: waitlistSchema,
    operation: 'mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }',
    responseSchema: 'Message',
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  },
];
