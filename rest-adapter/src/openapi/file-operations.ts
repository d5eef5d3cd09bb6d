import { documentTypes, errorCodes, limits, pictureTypes, type ErrorCode } from '@cimiento/contracts';
import { toSchema } from '@cimiento/contracts/schemas';
import type { GraphQLSchema } from 'graphql';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { FileRoute } from '../routes/file-routes';
import { createBodySchema } from './body-schema';
import { groupByStatus, toHeaders, toReference, toResponseName } from './components';
import { createExample } from './examples';
import type { JsonSchema } from './json-schema';
import { createResponseSchema } from './response-schema';

/** Every error code that a route with a file may answer with, by ascending status. */
export function listFileErrorCodes({ access, method, kind, isIdempotent }: FileRoute): ErrorCode[] {
  const codes: ErrorCode[] = ['VALIDATION_FAILED', 'NOT_FOUND', 'INTERNAL', 'UNAVAILABLE'];
  if (access === 'admin') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  else if (method !== 'GET') codes.push('FORBIDDEN');
  if (kind === 'upload') codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'BUSY');
  if (isIdempotent) codes.push('CONFLICT');
  return codes.sort((a, b) => errorCodes[a].status - errorCodes[b].status);
}

const isPicture = ({ path }: FileRoute): boolean => path.includes('/pictures');

const createForm = (route: FileRoute): JsonSchema => {
  const { properties = {}, required = [] } = createBodySchema(toSchema(route.fields ?? {}));
  const types = isPicture(route) ? pictureTypes : documentTypes;
  const file: JsonSchema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description:
      route.accepts ??
      `Un archivo de hasta ${limits.upload.bytes / 1024 / 1024} MB cuyo contenido sea ${types.join(', ')}. Las imágenes se codifican de nuevo, sin metadatos.`,
  };
  return { type: 'object', properties: { ...properties, file }, required: [...(required as string[]), 'file'] };
};

const getStatus = ({ method, status }: FileRoute): 200 | 201 => status ?? (method === 'POST' ? 201 : 200);

type Schemas = Readonly<Record<string, JsonSchema>>;

function createSuccess(route: FileRoute, schemas: Schemas): OpenApi.ResponseObject {
  const { responseSchema = '' } = route;
  if (route.kind !== 'content')
    return {
      description: getStatus(route) === 201 ? 'Creado' : 'Correcto',
      headers: toHeaders(),
      content: {
        'application/json': {
          schema: toReference('schemas', responseSchema),
          example: createExample(schemas[responseSchema] ?? {}),
        },
      },
    };
  const file = { schema: { type: 'string' as const, contentMediaType: 'application/octet-stream' } };
  return {
    description: 'El archivo, para guardar',
    headers: toHeaders('ETag'),
    content: Object.fromEntries((isPicture(route) ? pictureTypes : documentTypes).map((type) => [type, file])),
  };
}

const pathNames: Record<string, string> = {
  documentId: 'Id del documento',
  pictureId: 'Id de la foto',
  version: 'Número de la versión, desde 1',
};

const listPathParameters = ({ path }: FileRoute): (OpenApi.ParameterObject | OpenApi.ReferenceObject)[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name === 'id'
      ? toReference('parameters', 'id')
      : {
          name,
          in: 'path',
          required: true,
          description: pathNames[name] ?? '',
          schema: { type: 'integer', minimum: 1 },
          example: 1,
        },
  );

/** The document's part about a route with a file, beyond that of every route. */
export function describeFileRoute(
  route: FileRoute,
  schemas: Schemas,
): Pick<OpenApi.OperationObject, 'parameters' | 'requestBody' | 'responses'> {
  const responses: OpenApi.ResponsesObject = { [getStatus(route)]: createSuccess(route, schemas) };
  for (const [status, codes] of groupByStatus(listFileErrorCodes(route)))
    responses[status] = toReference('responses', toResponseName(codes));
  return {
    parameters: [
      ...listPathParameters(route),
      ...(route.isIdempotent ? [toReference('parameters', 'idempotencyKey')] : []),
    ],
    ...(route.kind === 'upload' && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: createForm(route) } } },
    }),
    responses,
  };
}

/** The schema of the JSON that a route answers with; null for a content. */
export const createFileResponseSchema = (schema: GraphQLSchema, { kind, operation }: FileRoute): JsonSchema | null =>
  kind === 'content' ? null : createResponseSchema(schema, operation);
