import { apiKeyScopes, brand, errorCodes, limits, type ErrorCode } from '@cimiento/contracts';
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
  title: { ...text, description: 'Título del problema' },
  status: { type: 'integer', description: 'Estado HTTP' },
  detail: { ...text, description: 'Qué pasó y qué hacer, en español' },
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
        row: { type: 'integer', minimum: 1, description: 'Número de la fila, desde 1' },
        errors: { type: 'object', additionalProperties: text, description: 'Mensaje de cada campo con error' },
      }),
    },
    scopes: {
      type: 'array',
      items: { ...text, enum: [...apiKeyScopes] },
      description:
        'En un 403 a una clave de API, los alcances que le faltan; donde basta uno de varios, todos ellos. Falta donde ninguna clave puede',
    },
    missing: {
      ...text,
      description:
        'Lo que le falta al saldo, como texto exacto; solo en INSUFFICIENT_BALANCE al aprobar o pagar retiros',
    },
    withdrawals: {
      type: 'array',
      items: { type: 'integer' },
      description: 'Ids de los retiros que el saldo ya no cubre',
    },
    reference: { ...text, description: 'Identifica el error en nuestro registro' },
  },
};

/** The headers of responses. */
export const headers = {
  'Request-Id': {
    description: 'Identifica la petición en nuestro registro; inclúyelo cuando nos escribas por un error',
    schema: { type: 'string', format: 'uuid' },
    example: '5f0c1d1e-3a52-4b7e-9d3c-0f6a2b1c4d5e',
  },
  ETag: {
    description: 'Versión de la respuesta, para If-None-Match y, en un registro, para If-Match',
    schema: { type: 'string' },
    example: '"q3N5a1sJ0XbV7mZ2kLw8Rg"',
  },
  Link: {
    description: 'rel="next": la página siguiente, si la hay',
    schema: { type: 'string' },
    example: '</api/admin/returns?limit=100&after=100>; rel="next"',
  },
  'Total-Count': {
    description: 'Con limit, cuántos registros hay en todas las páginas',
    schema: { type: 'integer', minimum: 0 },
    example: 1240,
  },
  Location: {
    description: 'La dirección de lo creado',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/admin/returns/7',
  },
  'Set-Cookie': {
    description: 'La cookie de la sesión: HttpOnly y SameSite=Lax; al cerrar la sesión, vencida',
    schema: { type: 'string' },
    example: 'cimiento.sid=s%3Aejemplo; Path=/; HttpOnly; SameSite=Lax',
  },
  RateLimit: {
    description: 'Con una clave de API: cuántas peticiones quedan (r) y en cuántos segundos se renuevan (t)',
    schema: { type: 'string' },
    example: '"key";r=299;t=60',
  },
  'RateLimit-Policy': {
    description: 'Con una clave de API: cuántas peticiones (q) admite en cuántos segundos (w)',
    schema: { type: 'string' },
    example: '"key";q=300;w=60',
  },
  'Idempotency-Replayed': {
    description: 'true: es la primera respuesta a esta Idempotency-Key, dada otra vez; no se hizo nada más',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Content-Disposition': {
    description: 'El nombre con el que se guarda el archivo',
    schema: { type: 'string' },
    example: 'attachment; filename="archivo.csv"',
  },
  'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer' }, example: 60 },
  'WWW-Authenticate': {
    description: 'Cómo se identifica un programa',
    schema: { type: 'string' },
    example: `Bearer realm="${brand.name}"`,
  },
} satisfies Record<string, OpenApi.HeaderObject>;

/** Headers that a response has only in some cases, as its description says. */
export const conditionalHeaders: ReadonlySet<string> = new Set<HeaderName>([
  'Link',
  'Total-Count',
  'Set-Cookie',
  'Idempotency-Replayed',
  'Content-Disposition',
  'RateLimit',
  'RateLimit-Policy',
]);

export type HeaderName = keyof typeof headers;

/** The headers of a response, with those of every response; a key is counted on public routes too. */
export const toHeaders = (...names: HeaderName[]): Record<string, OpenApi.ReferenceObject> =>
  Object.fromEntries(
    (['Request-Id', ...names, 'RateLimit', 'RateLimit-Policy'] as const).map((name) => [
      name,
      toReference('headers', name),
    ]),
  );

function listErrorHeaders(code: ErrorCode): HeaderName[] {
  if (code === 'TOO_MANY_REQUESTS' || errorCodes[code].status === 503) return ['Retry-After'];
  if (code === 'SECOND_FACTOR_REQUIRED') return ['WWW-Authenticate', 'Set-Cookie'];
  return errorCodes[code].status === 401 ? ['WWW-Authenticate'] : [];
}

function createProblemExample(code: ErrorCode): object {
  const { status, title } = errorCodes[code];
  const detail = code === 'VALIDATION_FAILED' ? 'Escribe un mes como 2026-01' : title;
  return {
    type: toProblemType(code),
    code,
    title,
    status,
    detail,
    message: detail,
    ...(code === 'VALIDATION_FAILED' && { errors: { period: detail } }),
    ...(code === 'INTERNAL' && { reference: headers['Request-Id'].example }),
  };
}

/** The codes that a response may have, for programs. */
export type ProblemCodes = { 'x-problem-codes': readonly ErrorCode[] };

/** The response with a problem document of one of some codes, which have the same status. */
export const createErrorResponse = (...codes: ErrorCode[]): OpenApi.ResponseObject & ProblemCodes => ({
  'x-problem-codes': codes,
  description: codes.map((code) => errorCodes[code].title).join('; '),
  headers: toHeaders(...new Set(codes.flatMap(listErrorHeaders))),
  content: {
    'application/problem+json': {
      schema: toReference('schemas', 'Problem'),
      // One of them: the reference offers several in a list of choices that it does not name.
      example: codes.map(createProblemExample)[0],
    },
  },
});

/** Error codes by their status. */
export function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCodes[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

/** Name of the component with the response of some codes, which have the same status. */
export const toResponseName = (codes: readonly ErrorCode[]): string => codes.join('_OR_');

/** The answer to a read whose `If-None-Match` names what the client has. */
export const notModifiedResponse: OpenApi.ResponseObject = {
  description: 'Sin cambios desde la versión de If-None-Match; sin cuerpo',
  headers: toHeaders('ETag', 'Content-Disposition'),
};

export const parameters = {
  limit: {
    name: 'limit',
    in: 'query',
    description: 'Cuántos registros como máximo; sin él, todos',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
    example: 100,
  },
  after: {
    name: 'after',
    in: 'query',
    description: 'Solo los registros con un id mayor',
    schema: { type: 'integer', minimum: 0, default: 0 },
    example: 100,
  },
  afterNewest: {
    name: 'after',
    in: 'query',
    description: 'Solo los registros anteriores a este id: la lista va del más reciente al más antiguo',
    schema: { type: 'integer', minimum: 0, default: 0 },
    example: 100,
  },
  afterPosition: {
    name: 'after',
    in: 'query',
    description:
      'Desde dónde sigue la lista: el after de Link. En el orden de los id es el id del último registro leído; en otro orden, el valor del campo que la ordena y ese id, unidos por un punto, y vale aunque el registro cambie o se elimine. Un id solo vale en otro orden mientras su registro exista; si no, 409 CURSOR_GONE',
    // A program may send an id as a number.
    schema: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'string' }] },
    example: '1500.00.45',
  },
  afterMovement: {
    name: 'after',
    in: 'query',
    description:
      'Solo los movimientos anteriores: el after de Link, que es el occurredOn y el entryId del último movimiento leído, unidos por un punto. El id solo de un movimiento propio vale también',
    // A program may send an id as a number.
    schema: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'string' }] },
    example: '2026-01-31.45',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más',
    schema: { type: 'string', minLength: limits.idempotencyKey.min, maxLength: limits.idempotencyKey.max },
    example: 'renta-2026-01-proyecto-3',
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada',
    schema: { type: 'string' },
    example: headers.ETag.example,
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo',
    schema: { type: 'string' },
    example: headers.ETag.example,
  },
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id del registro',
    schema: { type: 'integer', minimum: 1 },
    example: 7,
  },
} satisfies Record<string, OpenApi.ParameterObject>;

export type ParameterName = keyof typeof parameters;
