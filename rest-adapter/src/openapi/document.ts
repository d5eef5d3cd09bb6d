import { type ApiKeyScope, brand, type ErrorCode } from '@cimiento/contracts';
import type { GraphQLSchema } from 'graphql';
import type { ObjectSchema } from 'joi';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { FileRoute } from '../routes/file-routes';
import { getPageParameters, isAddressed, type Method, type Route } from '../routes';
import { listApprovalKinds, getScopes, type GuardedRoute } from '../routes/permissions';
import { listErrorCodes } from '../routes/route-errors';
import { createBodySchema } from './body-schema';
import {
  createErrorResponse,
  groupByStatus,
  headers,
  notModifiedResponse,
  type ProblemCodes,
  type HeaderName,
  type ParameterName,
  parameters as documentedParameters,
  problemSchema,
  toHeaders,
  toReference,
  toResponseName,
} from './components';
import { createDescription, describe, describeAccess } from './descriptions';
import { createExample, withExamples } from './examples';
import { createFileResponseSchema, describeFileRoute } from './file-operations';
import { createFilterParameters } from './filter-parameters';
import { type JsonSchema, toObjectSchema } from './json-schema';
import { createResponseSchema } from './response-schema';
import { listTags, tags } from './tags';
import { createWebhooks } from './webhooks';

type Options = {
  table: readonly Route[];
  /** Routes that take or give files; none unless stated. */
  files?: readonly FileRoute[];
  /** The gateway's schema, which types the operations of the table. */
  schema: GraphQLSchema;
  /** Name of the session cookie. */
  cookie: string;
  /** Version of the API. */
  version: string;
};

/** Operations by lower-case method. openapi-types 12 types those of a 3.1 path as 3.0 operations as well, which no 3.1 operation fits. */
type PathItem = { [verb in Lowercase<Method>]?: OpenApi.OperationObject };

export type OpenApiDocument = Omit<OpenApi.Document, 'paths' | 'webhooks'> & {
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: OpenApi.ComponentsObject;
};

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const satisfies Record<
  Method,
  Lowercase<Method>
>;

const toJsonContent = (
  schema: OpenApi.MediaTypeObject['schema'],
  example: unknown,
): Record<string, OpenApi.MediaTypeObject> => ({ 'application/json': { schema, example } });

function getAfterParameter({ cursor, isNewestFirst }: Route): ParameterName {
  if (cursor) return cursor[0] === 'sort' ? 'afterPosition' : 'afterMovement';
  return isNewestFirst ? 'afterNewest' : 'after';
}

function listParameters(route: Route): ParameterName[] {
  const { method, path, isIdempotent, hasRevision } = route;
  return [
    ...(path.includes('{id}') ? (['id'] as const) : []),
    ...getPageParameters(route).map((name) => (name === 'after' ? getAfterParameter(route) : name)),
    ...(isIdempotent ? (['idempotencyKey'] as const) : []),
    ...(hasRevision && (method === 'PUT' || method === 'DELETE') ? (['ifMatch'] as const) : []),
    ...(method === 'GET' ? (['ifNoneMatch'] as const) : []),
  ];
}

/** Routes that start, prove or end a session. */
const sessionPaths = /^\/api\/auth\/(login|second-factor|step-up|logout)$/;

function listHeaders(route: Route, table: readonly Route[]): HeaderName[] {
  const { path, pagedBy, countOperation, csv, sendsFile, isIdempotent, showsSecret } = route;
  const isCounted = countOperation !== undefined || pagedBy === 'adapter';
  return [
    'ETag',
    ...(pagedBy ? (['Link'] as const) : []),
    ...(pagedBy && isCounted ? (['Total-Count'] as const) : []),
    ...(isAddressed(route, table) ? (['Location'] as const) : []),
    ...(sessionPaths.test(path) ? (['Set-Cookie'] as const) : []),
    ...(csv || sendsFile ? (['Content-Disposition'] as const) : []),
    ...(isIdempotent && !showsSecret ? (['Idempotency-Replayed'] as const) : []),
  ];
}

const bytes = { schema: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } } as const;
const textFile = { schema: { type: 'string' }, example: 'Referencia;Beneficiario\r\n' } as const;
const csvContent = { 'text/csv': { schema: { type: 'string' }, example: 'proyecto;mes;esperado\r\n' } } as const;

function createResponse(route: Route, { table, schemas }: Context): OpenApi.ResponseObject {
  const { status, responseSchema, pagedBy, returnsList, csv, sendsFile } = route;
  const record = toReference('schemas', responseSchema);
  const example = createExample(schemas[responseSchema] ?? {});
  return {
    description: status === 201 ? 'Creado' : 'Correcto',
    headers: toHeaders(...listHeaders(route, table)),
    content: sendsFile
      ? Object.fromEntries(sendsFile.map((type) => [type, type.startsWith('text/') ? textFile : bytes]))
      : {
          ...(pagedBy || returnsList
            ? toJsonContent({ type: 'array', items: record }, [example])
            : toJsonContent(record, example)),
          ...(csv && csvContent),
        },
  };
}

const pendingSchema = toObjectSchema({
  approvalId: { type: 'integer', description: 'Id de la solicitud, en /api/admin/approvals' },
  status: { type: 'string', enum: ['pending'], description: 'Espera una decisión' },
});

const createPendingResponse = ({ isIdempotent }: Route): OpenApi.ResponseObject & ProblemCodes => ({
  'x-problem-codes': ['APPROVAL_PENDING'],
  description: 'Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error',
  headers: toHeaders(...(isIdempotent ? (['Idempotency-Replayed'] as const) : [])),
  content: toJsonContent(withExamples(pendingSchema), createExample(pendingSchema)),
});

/** The schema of a body. One that is an array is the `rows` of its rules. */
function createRequestSchema({ takesRows, method, readOnly = [] }: Route, body: ObjectSchema): JsonSchema {
  const schema = createBodySchema(body);
  if (takesRows) return schema.properties?.rows as JsonSchema;
  if (method !== 'PUT' || readOnly.length === 0) return schema;
  const ignored = { description: 'Se acepta como lo dio el GET, y no cambia nada' };
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(readOnly.map((name) => [name, ignored])) },
  };
}

function createRequestBody(route: Route, body: ObjectSchema): OpenApi.RequestBodyObject {
  const schema = createRequestSchema(route, body);
  const { example = createExample(createRequestSchema({ ...route, readOnly: [] }, body)) } = route;
  const required = schema.type !== 'object' || (schema.required ?? []).length > 0;
  return { required, content: toJsonContent(withExamples(schema), example) };
}

/** `GET /api/auth/user` is `getAuthUser`. */
function toOperationId({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean);
  return verbs[method] + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Authentication of a caller: with a session, or with a key that has one of the scopes. */
const listSecurity = (route: GuardedRoute): OpenApi.SecurityRequirementObject[] =>
  route.access === 'public' ? [] : [{ session: [] }, ...(getScopes(route).length > 0 ? [{ key: [] }] : [])];

/** The scopes of which a key needs one, for programs; nothing where no key may call the route. */
const listKeyScopes = (route: GuardedRoute): { 'x-key-scopes'?: readonly ApiKeyScope[] } => {
  const scopes = getScopes(route);
  return scopes.length > 0 ? { 'x-key-scopes': scopes } : {};
};

/** The errors of a route by status. */
const groupErrors = (route: Route | FileRoute): Map<number, ErrorCode[]> => groupByStatus(listErrorCodes(route));

/** The responses with problem documents that the routes refer to. */
function createErrorComponents(groups: readonly ErrorCode[][]): Record<string, OpenApi.ResponseObject> {
  return Object.fromEntries(groups.map((codes) => [toResponseName(codes), createErrorResponse(...codes)]));
}

type Context = { table: readonly Route[]; schemas: Readonly<Record<string, JsonSchema>> };

function createOperation(route: Route, context: Context): OpenApi.OperationObject {
  const parameters = [
    ...listParameters(route).map((name) => toReference('parameters', name)),
    ...createFilterParameters(route),
  ];
  const routeTags = listTags(route);
  const responses: OpenApi.ResponsesObject = { [route.status ?? 200]: createResponse(route, context) };
  if (listApprovalKinds(route).length > 0) responses[202] = createPendingResponse(route);
  if (route.method === 'GET') responses[304] = toReference('responses', 'NotModified');
  for (const [status, codes] of groupErrors(route)) responses[status] = toReference('responses', toResponseName(codes));
  return {
    ...(routeTags.length > 0 && { tags: routeTags }),
    operationId: toOperationId(route),
    summary: route.summary,
    description: describe(route),
    security: listSecurity(route),
    ...listKeyScopes(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: createRequestBody(route, route.body) }),
    responses,
  };
}

function createFileOperation(route: FileRoute, { schemas }: Context): OpenApi.OperationObject {
  return {
    tags: listTags(route),
    operationId: toOperationId(route),
    summary: route.summary,
    description: describeAccess(route),
    security: listSecurity(route),
    ...listKeyScopes(route),
    ...describeFileRoute(route, schemas),
  };
}

function createPaths(context: Context, files: readonly FileRoute[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of context.table) {
    const item = (paths[route.path] ??= {});
    item[verbs[route.method]] = createOperation(route, context);
  }
  for (const route of files) (paths[route.path] ??= {})[verbs[route.method]] = createFileOperation(route, context);
  return paths;
}

/** The schema of a response body: a record's revision is sent as its ETag, and some lists are left out where they are empty. */
function createRecordSchema(schema: GraphQLSchema, route: Route): JsonSchema {
  const { operation, hasRevision, omittedWhenEmpty = [] } = route;
  const record = createResponseSchema(schema, operation);
  if (!record.properties) return record;
  const { revision, ...others } = record.properties as Record<string, JsonSchema>;
  const properties = hasRevision || !revision ? others : { ...others, revision };
  const required = Object.keys(properties).filter((name) => !omittedWhenEmpty.includes(name));
  return { ...toObjectSchema(properties), required };
}

function createSchemas(
  table: readonly Route[],
  files: readonly FileRoute[],
  schema: GraphQLSchema,
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const add = (name: string, record: JsonSchema): void => {
    const known = (schemas[name] ??= record);
    if (JSON.stringify(known) !== JSON.stringify(record)) throw new Error(`Two different responses are named ${name}`);
  };
  for (const route of table.filter(({ sendsFile }) => !sendsFile))
    add(route.responseSchema, createRecordSchema(schema, route));
  for (const route of files) {
    const record = createFileResponseSchema(schema, route);
    if (record && route.responseSchema !== undefined) add(route.responseSchema, record);
  }
  return schemas;
}

/** The OpenAPI 3.1 document of a table of routes. @throws when two different responses have the same name */
export function createOpenApiDocument({ table, files = [], schema, cookie, version }: Options): OpenApiDocument {
  const schemas = createSchemas(table, files, schema);
  const parameterNames = [...new Set(table.flatMap(listParameters))];
  return {
    openapi: '3.1.1',
    info: {
      title: `API de ${brand.name}`,
      version,
      description: createDescription(cookie),
      contact: { name: brand.author, url: brand.site, email: brand.contactEmail },
      license: { name: 'Uso según contrato', url: `${brand.site}/terms` },
    },
    servers: [{ url: '/', description: 'La instalación que sirve este documento' }],
    tags,
    paths: createPaths({ table, schemas }, files),
    webhooks: createWebhooks(),
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
      responses: {
        ...createErrorComponents([
          ...table.flatMap((route) => [...groupErrors(route).values()]),
          ...files.flatMap((route) => [...groupErrors(route).values()]),
        ]),
        ...(table.some(({ method }) => method === 'GET') && { NotModified: notModifiedResponse }),
      },
      schemas: Object.fromEntries(
        Object.entries({ ...schemas, Problem: problemSchema }).map(([name, record]) => [name, withExamples(record)]),
      ),
    },
  };
}
