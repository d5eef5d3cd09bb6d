import { waitlistStatus } from '@cimiento/contracts';
import {
  waitlistInvitationSchema,
  waitlistInvitationsSchema,
  waitlistSchema,
  waitlistSelectionSchema,
} from '@cimiento/contracts/schemas';
import { byChoice, createListRoute } from './list';
import type { Route } from './route';

const path = '/api/admin/waitlist';
const request =
  'id email fullName location occupation whyInterested consentData investmentRange socialProfiles referralSource invitationCode receiveNews status createdAt updatedAt emailStatus invitation { id code status expiresAt }';

/** Paths by which a visitor joins the waitlist. */
export const waitlistRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Solicita una invitación; la respuesta es la misma si el correo ya estaba en la lista',
    access: 'public',
    body: waitlistSchema,
    operation: 'mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }',
    responseSchema: 'Message',
    status: 201,
  },
];

/** The waitlist, for administrators. */
export const waitlistAdminRoutes: readonly Route[] = [
  createListRoute({
    path,
    summary: 'Las solicitudes de la lista de espera',
    access: 'admin',
    query: 'waitlistRequests',
    count: 'waitlistRequestCount',
    fields: request,
    filters: { status: byChoice('WaitlistStatus', 'Estado', waitlistStatus) },
    sorts: { type: 'WaitlistSort', fields: ['id', 'fullName', 'email', 'createdAt', 'status'] },
    isSearched: true,
    responseSchema: 'WaitlistRequest',
  }),
  {
    method: 'POST',
    path: `${path}/{id}/invite`,
    summary:
      'Crea un código para el correo de una solicitud y se lo envía; de nuevo si su código ya no vale o si se corrige su correo',
    access: 'admin',
    body: waitlistInvitationSchema,
    example: {},
    operation: `mutation ($id: Int!, $input: WaitlistInvitationInput!) { inviteFromWaitlist(id: $id, input: $input) { ${request} } }`,
    responseSchema: 'WaitlistRequest',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/invite`,
    summary:
      'Invita varias solicitudes a la vez; la que no se puede invitar queda como estaba y su respuesta dice por qué',
    access: 'admin',
    body: waitlistInvitationsSchema,
    example: { ids: [1, 2] },
    operation: 'mutation ($input: WaitlistInvitationsInput!) { inviteWaitlistRequests(input: $input) { id error } }',
    returnsList: true,
    responseSchema: 'WaitlistAnswer',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/reject`,
    summary:
      'Rechaza varias solicitudes a la vez; la que ya fue atendida queda como estaba y su respuesta dice por qué',
    access: 'admin',
    body: waitlistSelectionSchema,
    example: { ids: [1, 2] },
    operation: 'mutation ($input: WaitlistSelectionInput!) { declineWaitlistRequests(input: $input) { id error } }',
    returnsList: true,
    responseSchema: 'WaitlistAnswer',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/reject`,
    summary: 'Rechaza una solicitud',
    access: 'admin',
    operation: `mutation ($id: Int!) { declineWaitlistRequest(id: $id) { ${request} } }`,
    responseSchema: 'WaitlistRequest',
    isIdempotent: true,
  },
];
