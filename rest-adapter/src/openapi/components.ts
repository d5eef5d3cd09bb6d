import { errorCodes, limits, type ErrorCode } from '@cimiento/contracts';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { toProblemType } from '../http/problem';
import { type JsonSchema, toObjectSchema } from './json-schema';

const text: JsonSchema = { type: 'string' };

/** A reference to a component of the document. */
export const toReference = (
  kind: 'schemas' | 'responses' | 'parameters' | 'headers',
  name: string,
): OpenApi.ReferenceObject => ({
  $ref: `#/components/${kind}/${name}`,
});

const required = toObjectSchema({
  type: {
    ...text,
    format: 'uri-reference',
    enum: (Object.keys(errorCodes) as ErrorCode[]).map(toProblemType),
    description: 'La dirección que explica el problema',
  },
  code: { ...text, enum: Object.keys(errorCodes), description: 'Código estable, para programas' },
  title: text,
  status: { type: 'integer' },
  detail: text,
  message: { ...text, description: 'Igual a detail' },
});

export const problemSchema: JsonSchema = {
  ...required,
  description: 'Documento de problema (RFC 9457)',
  properties: {
    ...required.properties,
    errors: {
      type: 'object',
      additionalProperties: text,
      description: 'Mensaje de cada campo o parámetro de consulta con error',
    },
    rows: {
      type: 'array',
      description: 'De un cuerpo que es un arreglo: los errores de cada fila, desde 1',
      items: toObjectSchema({
        row: { type: 'integer', minimum: 1 },
        errors: { type: 'object', additionalProperties: text },
      }),
    },
    reference: { ...text, description: 'Identifica el error en nuestro registro' },
  },
};

/** The headers of responses. */
export const headers = {
  'Request-Id': {
    description: 'Identifica la petición en nuestro registro; inclúyelo cuando nos escribas por un error',
    schema: { type: 'string', format: 'uuid' },
  },
  ETag: { description: 'Versión del registro, para If-Match e If-None-Match', schema: { type: 'string' } },
  Link: { description: 'rel="next": la página siguiente, si la hay', schema: { type: 'string' } },
  'Total-Count': {
    description: 'Con limit, cuántos registros hay en todas las páginas',
    schema: { type: 'integer', minimum: 0 },
  },
  Location: { description: 'La dirección de lo creado', schema: { type: 'string', format: 'uri-reference' } },
  'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer' } },
  Allow: { description: 'Métodos que admite la ruta', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'Cómo se identifica un programa', schema: { type: 'string' } },
} satisfies Record<string, OpenApi.HeaderObject>;

export type HeaderName = keyof typeof headers;

/** The headers of a response, with the one that every response has. */
export const toHeaders = (...names: HeaderName[]): Record<string, OpenApi.ReferenceObject> =>
  Object.fromEntries(['Request-Id' as const, ...names].map((name) => [name, toReference('headers', name)]));

function listErrorHeaders(code: ErrorCode): HeaderName[] {
  if (code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE') return ['Retry-After'];
  if (code === 'METHOD_NOT_ALLOWED') return ['Allow'];
  return errorCodes[code].status === 401 ? ['WWW-Authenticate'] : [];
}

/** The response with a problem document of one code. */
export const createErrorResponse = (code: ErrorCode): OpenApi.ResponseObject => ({
  description: errorCodes[code].title,
  headers: toHeaders(...listErrorHeaders(code)),
  content: { 'application/problem+json': { schema: toReference('schemas', 'Problem') } },
});

export const parameters = {
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
  afterNewest: {
    name: 'after',
    in: 'query',
    description: 'Solo los registros anteriores a este id: la lista va del más reciente al más antiguo',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más',
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
} satisfies Record<string, OpenApi.ParameterObject>;

export type ParameterName = keyof typeof parameters;
