import { invitationStatus } from '@cimiento/contracts';
import { invitationsSchema, invitationCheckSchema, type InvitationCheck } from '@cimiento/contracts/schemas';
import { byChoice, createListRoute } from './list';
import type { Route } from './route';

const path = '/api/admin/invitations';
const code = 'id code email maxUses uses expiresAt status createdAt updatedAt revokedAt';

/** Reads about invitations for visitors. */
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
  },
];

/** Invitation codes, for administrators. */
export const invitationAdminRoutes: readonly Route[] = [
  createListRoute({
    path,
    summary: 'Los códigos de invitación',
    access: 'admin',
    query: 'invitations',
    count: 'invitationCount',
    fields: code,
    filters: { status: byChoice('InvitationStatus', 'Estado', invitationStatus) },
    sorts: { type: 'InvitationRecordSort', fields: ['id', 'code', 'uses', 'createdAt'] },
    isSearched: true,
    responseSchema: 'InvitationCode',
  }),
  {
    method: 'POST',
    path,
    summary: 'Crea códigos de invitación, todos o ninguno, y los devuelve en una lista',
    access: 'admin',
    body: invitationsSchema,
    example: { count: 10, maxUses: 1 },
    operation: `mutation ($input: InvitationsInput!) { createInvitations(input: $input) { ${code} } }`,
    returnsList: true,
    responseSchema: 'InvitationCode',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/revoke`,
    summary: 'Revoca un código, para que nadie más se registre con él',
    access: 'admin',
    operation: `mutation ($id: Int!) { revokeInvitation(id: $id) { ${code} } }`,
    responseSchema: 'InvitationCode',
    isIdempotent: true,
  },
];
