import { brand, errorCodes } from '@cimiento/contracts';
import type { GraphQLSchema } from 'graphql';
import type { ObjectSchema } from 'joi';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { getPageParameters, isAddressed, type Method, type Route } from '../routes';
import { listErrorCodes } from '../routes/route-errors';
import { createBodySchema } from './body-schema';
import {
  createErrorResponse,
  headers,
  type HeaderName,
  type ParameterName,
  parameters as documentedParameters,
  problemSchema,
  toHeaders,
  toReference,
} from './components';
import { createFilterParameters } from './filter-parameters';
import { type JsonSchema, toObjectSchema } from './json-schema';
import { createResponseSchema } from './response-schema';
import { listTags, tags } from './tags';

type Options = {
  table: readonly Route[];
  /** The gateway's schema, which types the operations of the table. */
  schema: GraphQLSchema;
  /** Name of the session cookie. */
  cookie: string;
  /** Version of the API. */
  version: string;
};

/** Operations by lower-case method. openapi-types 12 types those of a 3.1 path as 3.0 operations as well, which no 3.1 operation fits. */
type PathItem = { [verb in Lowercase<Method>]?: OpenApi.OperationObject };

export type OpenApiDocument = Omit<OpenApi.Document, 'paths'> & {
  paths: Record<string, PathItem>;
  components: OpenApi.ComponentsObject;
};

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const satisfies Record<
  Method,
  Lowercase<Method>
>;

const accessDescriptions: Record<Route['access'], string> = {
  public: 'Pública: no requiere iniciar sesión.',
  user: 'Requiere haber iniciado sesión.',
  admin: 'Solo para administradores.',
};

function describeAccess({ access, scopes = [] }: Route): string {
  const names = scopes.map((scope) => `\`${scope}\``).join(' o ');
  return names === ''
    ? accessDescriptions[access]
    : `${accessDescriptions[access]} Una clave de API necesita ${names}.`;
}

const createDescription = (cookie: string): string =>
  [
    'Los mismos datos y reglas que usa la aplicación. Documento para máquinas: [openapi.json](/api/openapi.json).',
    `La sesión viaja en la cookie \`${cookie}\`, que pone \`POST /api/auth/login\`.`,
    'Un programa envía `Authorization: Bearer cim_live_…` con una clave de API, que un administrador crea en Integraciones con ' +
      'alcances y vencimiento. `RateLimit-Policy` y `RateLimit` dicen cuántas peticiones admite por minuto y cuántas quedan.',
    'Los errores son documentos `application/problem+json`; `type` es una dirección que explica cada uno. Un parámetro de consulta que la operación no documenta recibe ' +
      '400, con su nombre en `errors`. Un método que la ruta no tiene recibe 405, con los que tiene en la cabecera `Allow`.',
  ].join('\n\n');

const toJsonContent = (schema: OpenApi.MediaTypeObject['schema']): Record<string, OpenApi.MediaTypeObject> => ({
  'application/json': { schema },
});

function listParameters(route: Route): ParameterName[] {
  const { method, path, isIdempotent, isNewestFirst, hasRevision } = route;
  return [
    ...(path.includes('{id}') ? (['id'] as const) : []),
    ...getPageParameters(route).map((name) => (name === 'after' && isNewestFirst ? 'afterNewest' : name)),
    ...(isIdempotent ? (['idempotencyKey'] as const) : []),
    ...(hasRevision && (method === 'PUT' || method === 'DELETE') ? (['ifMatch'] as const) : []),
  ];
}

function listHeaders(route: Route, table: readonly Route[]): HeaderName[] {
  const { method, pagedBy, countOperation, hasRevision } = route;
  const isCounted = countOperation !== undefined || pagedBy === 'adapter';
  if (pagedBy) return ['ETag', 'Link', ...(isCounted ? (['Total-Count'] as const) : [])];
  return [
    ...(hasRevision && method !== 'DELETE' ? (['ETag'] as const) : []),
    ...(isAddressed(route, table) ? (['Location'] as const) : []),
  ];
}

const csvContent = { 'text/csv': { schema: { type: 'string' } } } as const;

function createResponse(route: Route, table: readonly Route[]): OpenApi.ResponseObject {
  const { status, responseSchema, pagedBy, returnsList, csv } = route;
  const record = toReference('schemas', responseSchema);
  return {
    description: status === 201 ? 'Creado' : 'Correcto',
    headers: toHeaders(...listHeaders(route, table)),
    content: {
      ...toJsonContent(pagedBy || returnsList ? { type: 'array', items: record } : record),
      ...(csv && csvContent),
    },
  };
}

const pendingResponse: OpenApi.ResponseObject = {
  description: 'Espera la aprobación de otro administrador',
  headers: toHeaders(),
  content: toJsonContent(
    toObjectSchema({ approvalId: { type: 'integer' }, status: { type: 'string', enum: ['pending'] } }),
  ),
};

/** The schema of a body. One that is an array is the `rows` of its rules. */
function createRequestSchema({ hasRows }: Route, body: ObjectSchema): JsonSchema {
  const schema = createBodySchema(body);
  return hasRows ? (schema.properties?.rows as JsonSchema) : schema;
}

/** `GET /api/auth/user` is `getAuthUser`. */
function toOperationId({ method, path }: Route): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  return verbs[method] + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** How a caller proves who it is: with a session, or with a key that has one of the scopes. */
const listSecurity = ({ access, scopes = [] }: Route): OpenApi.SecurityRequirementObject[] =>
  access === 'public' ? [] : [{ session: [] }, ...scopes.map((scope) => ({ key: [scope] }))];

function createOperation(route: Route, table: readonly Route[]): OpenApi.OperationObject {
  const description = describeAccess(route);
  const parameters = [
    ...listParameters(route).map((name) => toReference('parameters', name)),
    ...createFilterParameters(route),
  ];
  const routeTags = listTags(route);
  const responses: OpenApi.ResponsesObject = { [route.status ?? 200]: createResponse(route, table) };
  if (route.mayNeedApproval) responses[202] = pendingResponse;
  for (const code of listErrorCodes(route)) responses[errorCodes[code].status] = toReference('responses', code);
  return {
    ...(routeTags.length > 0 && { tags: routeTags }),
    operationId: toOperationId(route),
    summary: route.summary,
    description,
    security: listSecurity(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: toJsonContent(createRequestSchema(route, route.body)) },
    }),
    responses,
  };
}

function createPaths(table: readonly Route[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of table) {
    const item = (paths[route.path] ??= {});
    item[verbs[route.method]] = createOperation(route, table);
  }
  return paths;
}

/** The schema of a response body: a record's revision is sent as its ETag. */
function createRecordSchema(schema: GraphQLSchema, route: Route): JsonSchema {
  const { operation, hasRevision, lowerCased, omittedWhenEmpty = [] } = route;
  const record = createResponseSchema(schema, operation, lowerCased);
  if (!hasRevision || !record.properties) return record;
  const { revision: _sentAsETag, ...properties } = record.properties as Record<string, JsonSchema>;
  const required = Object.keys(properties).filter((name) => !omittedWhenEmpty.includes(name));
  return { ...toObjectSchema(properties), required };
}

function createSchemas(table: readonly Route[], schema: GraphQLSchema): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const route of table) {
    const record = createRecordSchema(schema, route);
    const known = (schemas[route.responseSchema] ??= record);
    if (JSON.stringify(known) !== JSON.stringify(record)) {
      throw new Error(`Two different responses are named ${route.responseSchema}`);
    }
  }
  return schemas;
}

/** The OpenAPI 3.1 document of a table of routes. @throws when two different responses have the same name */
export function createOpenApiDocument({ table, schema, cookie, version }: Options): OpenApiDocument {
  const codes = [...new Set([...table.flatMap(listErrorCodes), 'METHOD_NOT_ALLOWED' as const])];
  const parameterNames = [...new Set(table.flatMap(listParameters))];
  return {
    openapi: '3.1.1',
    info: {
      title: `API de ${brand.name}`,
      version,
      description: createDescription(cookie),
      contact: { email: brand.contactEmail },
    },
    servers: [{ url: '/' }],
    tags,
    paths: createPaths(table),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'La cookie que pone POST /api/auth/login' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Una clave de API, que crea un administrador en Integraciones',
        },
      },
      parameters: Object.fromEntries(parameterNames.map((name) => [name, documentedParameters[name]])),
      headers,
      responses: Object.fromEntries(codes.map((code) => [code, createErrorResponse(code)])),
      schemas: { ...createSchemas(table, schema), Problem: problemSchema },
    },
  };
}
