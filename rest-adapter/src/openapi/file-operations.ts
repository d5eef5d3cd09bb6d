import { documentTypes, limits, pictureTypes } from '@cimiento/contracts';
import { toSchema } from '@cimiento/contracts/schemas';
import type { GraphQLSchema } from 'graphql';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { FileRoute } from '../routes/file-routes';
import { listErrorCodes } from '../routes/route-errors';
import { createBodySchema } from './body-schema';
import { groupByStatus, toHeaders, toReference, toResponseName } from './components';
import { createExample } from './examples';
import type { JsonSchema } from './json-schema';
import { createResponseSchema } from './response-schema';

const isPicture = ({ path }: FileRoute): boolean => path.includes('/pictures');

const createForm = (route: FileRoute): JsonSchema => {
  const { properties = {}, required = [] } = createBodySchema(toSchema(route.fields ?? {}));
  const types = isPicture(route) ? pictureTypes : documentTypes;
  const file: JsonSchema = {
    type: 'string',
    // Generators of clients know the format, others the media type.
    format: 'binary',
    contentMediaType: 'application/octet-stream',
    description:
      route.accepts ??
      `Un archivo de hasta ${limits.upload.bytes / 1024 / 1024} MB cuyo contenido sea ${types.join(', ')}. Las imágenes se codifican de nuevo, sin metadatos.`,
  };
  const alt = route.takesAlt && { ...file, description: route.takesAlt };
  return {
    type: 'object',
    properties: { ...properties, file, ...(alt && { alt }) },
    required: [...(required as string[]), 'file'],
  };
};

const getStatus = ({ method, status }: FileRoute): 200 | 201 => status ?? (method === 'POST' ? 201 : 200);

type Schemas = Readonly<Record<string, JsonSchema>>;

function createSuccess(route: FileRoute, schemas: Schemas): OpenApi.ResponseObject {
  const { responseSchema = '' } = route;
  if (route.kind !== 'content')
    return {
      description: getStatus(route) === 201 ? 'Creado' : 'Correcto',
      headers: toHeaders(...(route.isIdempotent ? (['Idempotency-Replayed'] as const) : [])),
      content: {
        'application/json': {
          schema: toReference('schemas', responseSchema),
          example: createExample(schemas[responseSchema] ?? {}),
        },
      },
    };
  const file = { schema: { type: 'string' as const, format: 'binary', contentMediaType: 'application/octet-stream' } };
  return {
    description: 'El archivo, para guardar',
    headers: toHeaders('ETag', 'Content-Disposition'),
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
  if (route.kind === 'content') responses[304] = toReference('responses', 'NotModified');
  for (const [status, codes] of groupByStatus(listErrorCodes(route)))
    responses[status] = toReference('responses', toResponseName(codes));
  return {
    parameters: [
      ...listPathParameters(route),
      ...(route.isIdempotent ? [toReference('parameters', 'idempotencyKey')] : []),
      ...(route.kind === 'content' ? [toReference('parameters', 'ifNoneMatch')] : []),
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
