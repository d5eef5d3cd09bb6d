import { brand, errorCodes, limits, type ErrorCode } from '@cimiento/contracts';
import type { GraphQLSchema } from 'graphql';
import { problemType } from '../http/problem';
import type { Route } from '../routes';
import { refusalsOf } from '../routes/refusals';
import { answerSchema } from './answers';
import { bodySchema } from './bodies';
import { type JsonSchema, objectOf } from './json-schema';

type Parts = {
  table: readonly Route[];
  /** The gateway's schema, which the operations of the table are of. */
  schema: GraphQLSchema;
  /** Name of the session cookie. */
  cookie: string;
  version: string;
};

type Json = Record<string, unknown>;

const text: JsonSchema = { type: 'string' };

const problemSchema: JsonSchema = {
  ...objectOf({
    type: { ...text, enum: (Object.keys(errorCodes) as ErrorCode[]).map(problemType) },
    title: text,
    status: { type: 'integer' },
    detail: text,
    message: { ...text, description: 'Igual a detail' },
  }),
  description: 'Documento de problema (RFC 9457)',
};

const optionalMembers: Record<string, JsonSchema> = {
  errors: { type: 'object', additionalProperties: text, description: 'Mensaje de cada campo con error' },
  reference: { ...text, description: 'Identifica el error en nuestro registro' },
};

const ref = (kind: 'schemas' | 'responses' | 'parameters', name: string): { $ref: string } => ({
  $ref: `#/components/${kind}/${name}`,
});

const retryAfter = { 'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer' } } };

const refusal = (code: ErrorCode): Json => ({
  description: errorCodes[code].title,
  ...(code === 'TOO_MANY_REQUESTS' && { headers: retryAfter }),
  content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
});

const json = (schema: JsonSchema): Json => ({ 'application/json': { schema } });

const parameters: Record<string, Json> = {
  limit: {
    name: 'limit',
    in: 'query',
    description: 'Cuántos registros como máximo; sin él, todos',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  after: {
    name: 'after',
    in: 'query',
    description: 'Solo los registros con un id mayor',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Clave de este intento: repetido con la misma clave y los mismos datos, responde lo mismo y no crea nada más',
    schema: { type: 'string', minLength: limits.idempotencyKey.min, maxLength: limits.idempotencyKey.max },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada',
    schema: { type: 'string' },
  },
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id del registro',
    schema: { type: 'integer', minimum: 1 },
  },
};

const parametersOf = ({ method, path, pagedBy, idempotent, revised }: Route): string[] => [
  ...(path.includes('{id}') ? ['id'] : []),
  ...(pagedBy ? ['limit', 'after'] : []),
  ...(idempotent ? ['idempotencyKey'] : []),
  ...(revised && (method === 'PUT' || method === 'DELETE') ? ['ifMatch'] : []),
];

const etag = { ETag: { description: 'Versión del registro, para If-Match', schema: text } };

function answerOf({ method, status, answer, pagedBy, revised }: Route): Json {
  const record = ref('schemas', answer);
  const description = status === 201 ? 'Creado' : 'Correcto';
  if (!pagedBy) return { description, ...(revised && method !== 'DELETE' && { headers: etag }), content: json(record) };
  const link = { description: 'rel="next": la página siguiente, si la hay', schema: text };
  return { description, headers: { Link: link }, content: json({ type: 'array', items: record }) };
}

/** `GET /api/auth/user` is `getAuthUser`. */
function operationId({ method, path }: Route): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operationOf(route: Route): Json {
  const refusals = refusalsOf(route).map((code): [string, Json] => [
    String(errorCodes[code].status),
    ref('responses', code),
  ]);
  const named = parametersOf(route);
  return {
    operationId: operationId(route),
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ session: [] }],
    ...(named.length > 0 && { parameters: named.map((name) => ref('parameters', name)) }),
    ...(route.body && { requestBody: { required: true, content: json(bodySchema(route.body)) } }),
    responses: { [route.status ?? 200]: answerOf(route), ...Object.fromEntries(refusals) },
  };
}

function pathsOf(table: readonly Route[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const route of table)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  return paths;
}

/** What is answered of a record: its revision is in a header. */
function described(schema: GraphQLSchema, { operation, revised }: Route): JsonSchema {
  const answer = answerSchema(schema, operation);
  if (!revised || !answer.properties) return answer;
  return objectOf(Object.fromEntries(Object.entries(answer.properties).filter(([name]) => name !== 'revision')));
}

function answersOf(table: readonly Route[], schema: GraphQLSchema): Record<string, JsonSchema> {
  const answers: Record<string, JsonSchema> = {};
  for (const route of table) {
    const { answer } = route;
    const one = described(schema, route);
    const known = (answers[answer] ??= one);
    if (JSON.stringify(known) !== JSON.stringify(one)) throw new Error(`Two different answers are called ${answer}`);
  }
  return answers;
}

/** The OpenAPI 3.1 document of a table of routes. */
export function openApiDocument({ table, schema, cookie, version }: Parts): Json {
  const codes = [...new Set(table.flatMap(refusalsOf))];
  const named = [...new Set(table.flatMap(parametersOf))];
  return {
    openapi: '3.1.1',
    info: {
      title: `API de ${brand.name}`,
      version,
      description:
        'Los mismos datos y reglas que usa la aplicación. Los errores son documentos application/problem+json.',
      contact: { email: brand.contactEmail },
    },
    servers: [{ url: '/' }],
    paths: pathsOf(table),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      parameters: Object.fromEntries(named.map((name) => [name, parameters[name]])),
      responses: Object.fromEntries(codes.map((code) => [code, refusal(code)])),
      schemas: {
        ...answersOf(table, schema),
        Problem: { ...problemSchema, properties: { ...problemSchema.properties, ...optionalMembers } },
      },
    },
  };
}
