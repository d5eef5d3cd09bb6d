import { errorCodes, limits, type ErrorCode } from '@cimiento/contracts';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { toProblemType } from '../http/problem';
import { type JsonSchema, toObjectSchema } from './json-schema';

const text: JsonSchema = { type: 'string' };

const required = toObjectSchema({
  type: { ...text, enum: (Object.keys(errorCodes) as ErrorCode[]).map(toProblemType) },
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
    reference: { ...text, description: 'Identifica el error en nuestro registro' },
  },
};

/** A reference to a component of the document. */
export const toReference = (kind: 'schemas' | 'responses' | 'parameters', name: string): OpenApi.ReferenceObject => ({
  $ref: `#/components/${kind}/${name}`,
});

const errorHeaders: Partial<Record<ErrorCode, Record<string, OpenApi.HeaderObject>>> = {
  TOO_MANY_REQUESTS: { 'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer' } } },
  METHOD_NOT_ALLOWED: { Allow: { description: 'Métodos que admite la ruta', schema: { type: 'string' } } },
};

/** The response with a problem document of one code. */
export const createErrorResponse = (code: ErrorCode): OpenApi.ResponseObject => ({
  description: errorCodes[code].title,
  ...(errorHeaders[code] && { headers: errorHeaders[code] }),
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
} satisfies Record<string, OpenApi.ParameterObject>;

export type ParameterName = keyof typeof parameters;
