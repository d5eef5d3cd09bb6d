import { dataRequestStatus } from '@cimiento/contracts';
import { choice, consentFields, dataRequestDecisionFields, nullable } from '@cimiento/contracts/fields';
import { dataRequestSchema, toSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const consents = 'news history { purpose textVersion source givenAt withdrawnAt }';
const own = 'id kind status details dueDate createdAt updatedAt decidedAt reason';
const any = `${own} userId`;

/** The signed-in user's personal data, and what administrators answer about it. */
export const privacyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/consents',
    summary: 'Los consentimientos propios y su historial',
    access: 'user',
    operation: `query { myConsents { ${consents} revision } }`,
    hasRevision: true,
    responseSchema: 'Consents',
  },
  {
    method: 'PUT',
    path: '/api/user/consents',
    summary: 'Da o retira los consentimientos que la persona puede elegir',
    access: 'user',
    body: toSchema(consentFields),
    readOnly: ['history'],
    operation: `mutation ($input: ConsentInput!, $revision: String) { saveConsents(input: $input, revision: $revision) { ${consents} revision } }`,
    hasRevision: true,
    responseSchema: 'Consents',
  },
  {
    method: 'GET',
    path: '/api/user/data-subject-requests',
    summary: 'Las solicitudes propias sobre datos personales, de la más nueva a la más antigua; 100 como máximo',
    access: 'user',
    operation: `query { myDataSubjectRequests { ${own} } }`,
    returnsList: true,
    responseSchema: 'DataSubjectRequest',
  },
  {
    method: 'POST',
    path: '/api/user/data-subject-requests',
    summary: 'Pide algo sobre los datos propios; una eliminación se rechaza mientras la cuenta tenga dinero',
    access: 'user',
    body: dataRequestSchema,
    operation: `mutation ($input: DataRequestInput!) { createDataSubjectRequest(input: $input) { ${own} } }`,
    responseSchema: 'DataSubjectRequest',
    isIdempotent: true,
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/user/data-subject-requests/{id}/cancel',
    summary: 'Cancela una solicitud propia que aún no se atiende',
    access: 'user',
    operation: `mutation ($id: Int!) { cancelDataSubjectRequest(id: $id) { ${own} } }`,
    responseSchema: 'DataSubjectRequest',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/user/export',
    summary: 'Todos los datos propios, como ZIP de JSON y CSV en base64',
    access: 'user',
    operation: 'mutation { exportMyData { name contentType content } }',
    responseSchema: 'DataExport',
  },
  {
    method: 'GET',
    path: '/api/admin/data-subject-requests',
    summary: 'Las solicitudes sobre datos personales',
    access: 'admin',
    operation: `query ($after: Int, $limit: Int, $status: DataRequestStatus) { dataSubjectRequests(after: $after, limit: $limit, status: $status) { ${any} } }`,
    pagedBy: 'operation',
    filters: { status: nullable(choice('Estado', dataRequestStatus)) },
    responseSchema: 'AdminDataSubjectRequest',
  },
  {
    method: 'POST',
    path: '/api/admin/data-subject-requests/{id}/export',
    summary:
      'Todos los datos de la persona de una solicitud pendiente, como ZIP de JSON y CSV en base64, para responderle',
    access: 'admin',
    operation: 'mutation ($id: Int!) { exportDataSubjectRequest(id: $id) { name contentType content } }',
    responseSchema: 'DataExport',
  },
  {
    method: 'POST',
    path: '/api/admin/data-subject-requests/{id}/complete',
    summary:
      'Atiende una solicitud; la de eliminación borra a la persona y conserva los registros de dinero sin su nombre',
    access: 'admin',
    body: toSchema(dataRequestDecisionFields),
    operation: `mutation ($id: Int!, $input: DataRequestDecisionInput!) { completeDataSubjectRequest(id: $id, input: $input) { ${any} } }`,
    responseSchema: 'AdminDataSubjectRequest',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/data-subject-requests/{id}/reject',
    summary: 'Rechaza una solicitud con el motivo que la persona lee',
    access: 'admin',
    body: toSchema(dataRequestDecisionFields),
    operation: `mutation ($id: Int!, $input: DataRequestDecisionInput!) { rejectDataSubjectRequest(id: $id, input: $input) { ${any} } }`,
    responseSchema: 'AdminDataSubjectRequest',
    isIdempotent: true,
  },
];
