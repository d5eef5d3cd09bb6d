import {
  interestSchema,
  roundCancellationSchema,
  roundConfirmationSchema,
  roundExtensionSchema,
  roundSchema,
} from '@cimiento/contracts/schemas';
import type { Input, Route } from './route';

const round = 'projectId minimum opensAt closesAt mode state extended paid interested closedAt decidedAt reason';
const interest = 'id projectId fractions given state isBarred createdAt updatedAt';
const path = '/api/admin/projects/{id}/round';

const toVariables = ({ id, body }: Input) => ({ id, ...(body as object) });

/** Rounds of projects, public, and the interests of the signed-in user in them. */
export const roundRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects/{id}/round',
    summary: 'La ronda de un proyecto',
    access: 'public',
    operation: `query ($id: Int!) { projectRound(projectId: $id) { ${round} } }`,
    isPersonal: true,
    responseSchema: 'Round',
  },
  {
    method: 'POST',
    path: '/api/user/interests',
    summary: 'Registra cuántas fracciones se quieren de una ronda, y aparta su precio hasta que cierra',
    access: 'user',
    body: interestSchema,
    operation: `mutation ($input: InterestInput!) { expressInterest(input: $input) { ${interest} } }`,
    responseSchema: 'Interest',
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/user/interests',
    summary: 'Los intereses propios en rondas, el más reciente primero',
    access: 'user',
    operation: `query { myInterests { ${interest} } }`,
    pagedBy: 'adapter',
    responseSchema: 'Interest',
  },
  {
    method: 'DELETE',
    path: '/api/user/interests/{id}',
    summary: 'Retira un interés propio mientras su ronda los reúne; su dinero vuelve al saldo',
    access: 'user',
    operation: `mutation ($id: Int!) { withdrawInterest(id: $id) { ${interest} } }`,
    responseSchema: 'Interest',
  },
];

/** Rounds of projects, for administrators. */
export const roundAdminRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'La ronda de un proyecto, también de un borrador',
    access: 'admin',
    operation: `query ($id: Int!) { projectRoundRecord(projectId: $id) { ${round} revision } }`,
    hasRevision: true,
    responseSchema: 'Round',
  },
  {
    method: 'PUT',
    path,
    summary: 'Define la ronda de un proyecto; queda fija con su primera orden o su primer interés',
    access: 'admin',
    body: roundSchema,
    readOnly: ['projectId', 'state', 'extended', 'paid', 'interested', 'closedAt', 'decidedAt', 'reason'],
    operation: `mutation ($id: Int!, $input: RoundInput!, $revision: String) { setProjectRound(projectId: $id, input: $input, revision: $revision) { ${round} revision } }`,
    hasRevision: true,
    responseSchema: 'Round',
  },
  {
    method: 'POST',
    path: `${path}/extend`,
    summary: 'Extiende una vez el cierre de una ronda abierta, hasta 30 días, y avisa a quienes participan',
    access: 'admin',
    body: roundExtensionSchema,
    isIdempotent: true,
    variables: toVariables,
    operation: `mutation ($id: Int!, $closesAt: CalendarDate!) { extendRound(projectId: $id, closesAt: $closesAt) { ${round} } }`,
    responseSchema: 'Round',
  },
  {
    method: 'POST',
    path: `${path}/cancel`,
    summary: 'Cancela una ronda y devuelve el dinero de todas sus órdenes',
    access: 'admin',
    body: roundCancellationSchema,
    isIdempotent: true,
    variables: toVariables,
    operation: `mutation ($id: Int!, $reason: String!) { cancelRound(projectId: $id, reason: $reason) { ${round} } }`,
    responseSchema: 'Round',
  },
  {
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'Propone completar una ronda que cerró; lo aprueba otro administrador',
    access: 'admin',
    body: roundConfirmationSchema,
    isIdempotent: true,
    variables: toVariables,
    operation: `mutation ($id: Int!, $shortfall: String) { confirmRound(projectId: $id, shortfall: $shortfall) { ${round} } }`,
    responseSchema: 'Round',
  },
];
