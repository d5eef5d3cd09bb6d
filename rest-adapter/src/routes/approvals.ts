import { approvalStatus } from '@cimiento/contracts';
import { approvalReasonFields, choice, confirmationFields, nullable } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const approval =
  'id kind subject summary status requestedBy createdAt updatedAt expiresAt decidedBy decidedAt reason payloadHash decidableBy';

/** The actions that wait for a second administrator. */
export const approvalRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/approvals',
    summary: 'Las acciones que piden una segunda persona',
    access: 'admin',
    operation: `query ($after: Int, $limit: Int, $status: ApprovalStatus) { approvals(after: $after, limit: $limit, status: $status) { ${approval} } }`,
    countOperation: 'query ($status: ApprovalStatus) { approvalCount(status: $status) }',
    pagedBy: 'operation',
    filters: { status: nullable(choice('Estado', approvalStatus)) },
    responseSchema: 'ApprovalRequest',
  },
  {
    method: 'POST',
    path: '/api/admin/approvals/{id}/approve',
    summary: 'Aprueba una acción de otra persona y la ejecuta tal como se pidió',
    access: 'admin',
    body: toSchema(confirmationFields),
    operation: `mutation ($id: Int!, $input: ConfirmationInput) { approveRequest(id: $id, input: $input) { ${approval} } }`,
    responseSchema: 'ApprovalRequest',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/approvals/{id}/reject',
    summary: 'Rechaza una acción de otra persona, con su motivo',
    access: 'admin',
    body: toSchema(approvalReasonFields),
    operation: `mutation ($id: Int!, $input: ApprovalReasonInput!) { rejectRequest(id: $id, input: $input) { ${approval} } }`,
    responseSchema: 'ApprovalRequest',
    isIdempotent: true,
  },
];
