import { apiKeySchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const path = '/api/admin/api-keys';
const key = 'id name prefix scopes status createdBy createdAt updatedAt expiresAt lastUsedAt revokedAt';

/** Keys for programs. */
export const apiKeyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Las claves de API, sin las claves mismas',
    access: 'admin',
    operation: `query { apiKeys { ${key} } }`,
    pagedBy: 'adapter',
    responseSchema: 'ApiKey',
  },
  {
    method: 'POST',
    path,
    summary: 'Crea una clave de API; solo esta respuesta la muestra, en key',
    access: 'admin',
    body: apiKeySchema,
    example: { name: 'Contabilidad', scopes: ['payments:read', 'payments:write'] },
    operation: `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key ${key} } }`,
    responseSchema: 'CreatedApiKey',
    isIdempotent: true,
    showsSecret: true,
    status: 201,
  },
  {
    method: 'POST',
    path: `${path}/{id}/revoke`,
    summary: 'Revoca una clave de API de inmediato',
    access: 'admin',
    operation: `mutation ($id: Int!) { revokeApiKey(id: $id) { ${key} } }`,
    responseSchema: 'ApiKey',
    isIdempotent: true,
  },
];
