import { accountStatementFields, text } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const own = 'id number year version throughOn status code total sha256 size createdAt updatedAt supersedes';

/** The signed-in user's yearly statements, and what anybody verifies of one. */
export const statementRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/statements',
    summary: 'Los estados de cuenta propios',
    access: 'user',
    operation: `query ($after: Int, $limit: Int) { myStatements(after: $after, limit: $limit) { ${own} } }`,
    pagedBy: 'operation',
    responseSchema: 'AccountStatement',
  },
  {
    method: 'POST',
    path: '/api/user/statements',
    summary: 'Pide el estado de cuenta de un año, hasta hoy si aún no termina; si no cambió nada, da el que ya existe',
    access: 'user',
    body: toSchema(accountStatementFields),
    operation: `mutation ($input: AccountStatementInput!) { requestStatement(input: $input) { ${own} } }`,
    responseSchema: 'AccountStatement',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: '/api/user/statements/{id}',
    summary: 'Un estado de cuenta propio',
    access: 'user',
    operation: `query ($id: Int!) { myStatement(id: $id) { ${own} } }`,
    responseSchema: 'AccountStatement',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/user/statements/{id}/content',
    summary: 'El PDF de un estado de cuenta propio',
    access: 'user',
    operation: 'query ($id: Int!) { myStatementContent(id: $id) { fileName base64 } }',
    sendsFile: ['application/pdf'],
    responseSchema: 'StatementContent',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/verify',
    summary: 'Verifica un estado de cuenta por el código que lleva impreso; no dice de quién es',
    access: 'public',
    operation:
      'query ($code: String!) { verifyStatement(code: $code) { number year version throughOn createdAt total sha256 laterNumber laterVersion } }',
    filters: { code: text('Código', { max: 40, message: 'Escribe el código del documento' }) },
    responseSchema: 'StatementVerification',
    errors: ['NOT_FOUND'],
  },
];
