import { identityState } from '@cimiento/contracts';
import { reference } from '@cimiento/contracts/fields';
import {
  identityDecisionRequestSchema,
  identityMatchSchema,
  identityReasonSchema,
  identitySchema,
} from '@cimiento/contracts/schemas';
import { byChoice, createListRoute } from './list';
import type { Input, Route } from './route';

const answers =
  'kind legalName idKind idNumber country birthDate address phone occupation idExpiresOn nationality pep pepDetail fundsOrigin expectedYearly declarationAccepted representative representativeIdNumber appointmentEndsOn owners { name idKind idNumber percent }';
const identity = `state ${answers} reasons { field isDocument reason } warnings expiresOn submittedAt submissionsLeft place`;
const readOnly = ['state', 'reasons', 'warnings', 'expiresOn', 'submittedAt', 'submissionsLeft', 'place'];

/** The REST fields of a document of an identity. */
export const identityDocument = 'id kind state reason createdAt';

const row = 'id userId kind state risk legalName submittedAt claimedBy claimedUntil revision';
const whole = `${row} submissions decidedBy decidedAt expiresOn riskScore factors { factor label points } profile { ${identity} } documents { ${identityDocument} } matches { id name list score decision reason entryBirthDate entryCountry } history { kind authorName createdAt lists reason } warnings`;
const path = '/api/admin/identity-cases';
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const toDecision = ({ id, body }: Input) => {
  const { revision, ...input } = body as { revision?: string };
  return { id, input, revision };
};

/** The identity of the signed-in user. */
export const identityRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/identity',
    summary: 'La verificación de identidad propia; sin una, un borrador',
    access: 'user',
    operation: `query { myIdentity { ${identity} revision } }`,
    hasRevision: true,
    responseSchema: 'Identity',
  },
  {
    method: 'PUT',
    path: '/api/user/identity',
    summary: 'Guarda las respuestas de la verificación propia, completas o no, mientras no se envía',
    access: 'user',
    body: identitySchema,
    readOnly,
    operation: `mutation ($input: IdentityInput!, $revision: String) { saveMyIdentity(input: $input, revision: $revision) { ${identity} revision } }`,
    hasRevision: true,
    responseSchema: 'Identity',
  },
  {
    method: 'GET',
    path: '/api/user/identity/documents',
    summary: 'Los documentos actuales de la verificación propia, uno de cada tipo',
    access: 'user',
    operation: `query { myIdentityDocuments { ${identityDocument} } }`,
    returnsList: true,
    responseSchema: 'IdentityDocument',
  },
  {
    method: 'DELETE',
    path: '/api/user/identity/documents/{id}',
    summary: 'Quita un documento de la verificación propia mientras no se envía',
    access: 'user',
    operation: 'mutation ($id: Int!) { deleteMyIdentityDocument(id: $id) { id } }',
    responseSchema: 'Deletion',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/user/identity/submit',
    summary: 'Envía la verificación propia; lo que falta se nombra por campo y por documento',
    access: 'user',
    operation: `mutation { submitMyIdentity { ${identity} } }`,
    responseSchema: 'Identity',
    isIdempotent: true,
    errors: ['VALIDATION_FAILED'],
  },
];

/** Cases of identities, for reviewers. */
export const identityAdminRoutes: readonly Route[] = [
  createListRoute({
    path,
    summary: 'Las verificaciones de identidad enviadas; las propias no se ven',
    access: 'admin',
    query: 'identityCaseRecords',
    count: 'identityCaseCount',
    fields: row,
    filters: { state: byChoice('IdentityState', 'Estado', identityState) },
    responseSchema: 'IdentityCaseRow',
  }),
  {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Una verificación con sus respuestas, documentos y posibles coincidencias',
    access: 'admin',
    operation: `query ($id: Int!) { identityCase(id: $id) { ${whole} } }`,
    responseSchema: 'IdentityCase',
  },
  {
    method: 'POST',
    path: `${path}/{id}/claim`,
    summary: 'Toma una verificación por 30 minutos; otra vez, los renueva',
    access: 'admin',
    operation: `mutation ($id: Int!) { claimIdentityCase(id: $id) { ${whole} } }`,
    responseSchema: 'IdentityCase',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/decide`,
    summary: 'Decide una verificación que se tomó; aprobar una de riesgo alto lo confirma otra persona',
    access: 'admin',
    body: identityDecisionRequestSchema,
    variables: toDecision,
    operation: `mutation ($id: Int!, $input: IdentityDecisionInput!, $revision: String) { decideIdentityCase(id: $id, input: $input, revision: $revision) { ${whole} } }`,
    responseSchema: 'IdentityCase',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/matches/{matchId}`,
    summary: 'Decide si una posible coincidencia es la misma persona',
    access: 'admin',
    body: identityMatchSchema,
    filters: { matchId: reference('Posible coincidencia', 'ID de la posible coincidencia') },
    variables: ({ id, body, filters }) => ({ id, matchId: filters?.['matchId'], ...(body as object) }),
    operation: `mutation ($id: Int!, $matchId: Int!, $decision: MatchDecision!, $reason: String!) { decideIdentityMatch(caseId: $id, matchId: $matchId, decision: $decision, reason: $reason) { ${whole} } }`,
    responseSchema: 'IdentityCase',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/suspend`,
    summary: 'Suspende una identidad verificada; su persona no lo lee',
    access: 'admin',
    body: identityReasonSchema,
    variables: ({ id, body }) => ({ id, ...(body as object) }),
    operation: `mutation ($id: Int!, $reason: String!) { suspendIdentity(id: $id, reason: $reason) { ${whole} } }`,
    responseSchema: 'IdentityCase',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/reopen`,
    summary: 'Abre de nuevo una verificación rechazada, vencida, suspendida o enviada tres veces',
    access: 'admin',
    body: identityReasonSchema,
    variables: ({ id, body }) => ({ id, ...(body as object) }),
    operation: `mutation ($id: Int!, $reason: String!) { reopenIdentity(id: $id, reason: $reason) { ${whole} } }`,
    responseSchema: 'IdentityCase',
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: `${path}/{id}/documents/{documentId}/content`,
    summary: 'Un documento de una verificación; cada lectura queda registrada, y una imagen nombra a quien la lee',
    access: 'admin',
    filters: { documentId: reference('Documento', 'ID del documento') },
    variables: ({ id, filters }) => ({ id, documentId: filters?.['documentId'] }),
    operation:
      'query ($id: Int!, $documentId: Int!) { identityDocumentContent(caseId: $id, documentId: $documentId) { fileName contentType base64 } }',
    sendsFile: pictures,
    responseSchema: 'IdentityDocumentFile',
  },
];
