import { credentialsSchema, registrationSchema } from '@cimiento/contracts/schemas';
import { buildSchema } from 'graphql';
import Joi from 'joi';
import type { Route } from '../routes';
import { serveAdapter } from '../testing/serve-adapter';
import { createBodySchema } from './body-schema';
import { createOpenApiDocument } from './document';
import { openApiText } from './emit';
import { readOpenApiFile } from './file';
import { createResponseSchema } from './response-schema';

const schema = buildSchema(`
  scalar Money
  scalar Secret
  enum Status { open closed }
  type Thing { id: Int! name: String note: String status: Status! paid: Money! parts: [Thing!]! secret: Secret! }
  type Query { things: [Thing!]! thing: Thing }
`);

test('the committed document is up to date (npm run generate writes it)', () => {
  expect(readOpenApiFile()).toBe(openApiText());
});

test('the adapter serves the committed document', async () => {
  const served = await serveAdapter({ execute: () => Promise.reject(new Error('not expected')) });
  try {
    const { status, headers, body } = await served.client.request('GET', '/api/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(JSON.parse(openApiText()));
  } finally {
    await served.close();
  }
});

describe('the schema of a response', () => {
  test('a response has exactly the fields that the operation selects; a list, those of a record', () => {
    const thing = {
      type: 'object',
      properties: {
        id: { type: 'integer', description: 'Id' },
        status: { type: 'string', enum: ['open', 'closed'], description: 'Estado' },
      },
      required: ['id', 'status'],
    };
    expect(createResponseSchema(schema, '{ things { id status } }')).toEqual(thing);
    expect(createResponseSchema(schema, '{ thing { id status } }')).toEqual(thing);
    expect(createResponseSchema(schema, '{ thing { parts { id status } } }').properties).toEqual({
      parts: { type: 'array', items: thing },
    });
  });

  test('a response is nullable where the field is', () => {
    expect(createResponseSchema(schema, '{ thing { note } }').properties).toEqual({
      note: { type: ['string', 'null'] },
    });
  });

  test.each([
    ['{ thing { price } }', /Cannot query field "price"/],
    ['{ thing { id } things { id } }', /One root field/],
    ['{ thing { secret } }', /No JSON form is defined for the scalar Secret/],
    ['{ thing { ...F } } fragment F on Thing { id }', /only plain fields/],
  ])('no response is derived from %s', (operation, reason) => {
    expect(() => createResponseSchema(schema, operation)).toThrow(reason);
  });
});

describe('the schema of a body', () => {
  test('a body has the lengths, formats and required fields of the Joi rules', () => {
    expect(createBodySchema(registrationSchema(false))).toMatchObject({
      properties: {
        username: { type: 'string', minLength: 3, maxLength: 50 },
        email: { type: 'string', format: 'email', maxLength: 254 },
      },
      required: expect.arrayContaining(['username', 'email', 'fullName', 'password']),
      additionalProperties: false,
    });
  });

  test('a body has the values, patterns and defaults of the Joi rules', () => {
    const rules = Joi.object({
      status: Joi.string().valid('a', 'b').default('a'),
      month: Joi.string().pattern(/^\d{4}$/),
    });
    expect(createBodySchema(rules)).toEqual({
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['a', 'b'], default: 'a', description: 'Estado' },
        month: { type: 'string', pattern: '^\\d{4}$' },
      },
      additionalProperties: false,
    });
  });

  test('takes null where that is the default, so that a PUT fits what a GET gave', () => {
    const rules = Joi.object({
      day: Joi.string().allow(null).default(null),
      amount: Joi.any()
        .meta({ json: { type: ['integer', 'string'] } })
        .default(null),
    });
    expect(createBodySchema(rules).properties).toEqual({
      day: { type: ['string', 'null'], default: null },
      amount: { type: ['integer', 'string', 'null'], default: null, description: 'Monto' },
    });
  });

  test('takes the schema that a custom rule states, and fails without one', () => {
    const code = Joi.any().custom((value: unknown) => value);
    expect(() => createBodySchema(Joi.object({ amount: code }))).toThrow(/meta/);
    expect(
      createBodySchema(Joi.object({ amount: code.meta({ json: { type: 'integer' } }).default(0) })).properties,
    ).toEqual({
      amount: { type: 'integer', default: 0, description: 'Monto' },
    });
  });
});

describe('the document', () => {
  const route: Route = {
    method: 'GET',
    path: '/api/things/{id}',
    summary: 'Una cosa',
    access: 'admin',
    operation: '{ thing { id } }',
    responseSchema: 'Thing',
  };
  const createDocument = (...table: Route[]) =>
    createOpenApiDocument({ table, schema, cookie: 'sid', version: '1.2.3' });

  test('states who may call an operation and every error that it may answer with', () => {
    expect(createDocument(route).paths['/api/things/{id}']?.get).toEqual({
      operationId: 'getThingsId',
      summary: 'Una cosa',
      description: 'Solo para administradores.',
      security: [{ session: [] }],
      parameters: [{ $ref: '#/components/parameters/id' }, { $ref: '#/components/parameters/ifNoneMatch' }],
      responses: {
        200: {
          description: 'Correcto',
          headers: {
            'Request-Id': { $ref: '#/components/headers/Request-Id' },
            ETag: { $ref: '#/components/headers/ETag' },
            RateLimit: { $ref: '#/components/headers/RateLimit' },
            'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { id: 7 } } },
        },
        304: { $ref: '#/components/responses/NotModified' },
        400: { $ref: '#/components/responses/VALIDATION_FAILED' },
        401: { $ref: '#/components/responses/UNAUTHENTICATED' },
        403: { $ref: '#/components/responses/FORBIDDEN' },
        404: { $ref: '#/components/responses/NOT_FOUND' },
        429: { $ref: '#/components/responses/TOO_MANY_REQUESTS' },
        500: { $ref: '#/components/responses/INTERNAL' },
        503: { $ref: '#/components/responses/UNAVAILABLE' },
      },
    });
  });

  test('documents codes of one status together', () => {
    const { paths, components } = createDocument({
      ...route,
      access: 'public',
      errors: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'],
    });
    const { responses } = paths['/api/things/{id}']?.get ?? {};
    expect(responses?.[401]).toEqual({ $ref: '#/components/responses/UNAUTHENTICATED_OR_SECOND_FACTOR_REQUIRED' });
    expect(components.responses?.['UNAUTHENTICATED_OR_SECOND_FACTOR_REQUIRED']).toMatchObject({
      description: 'Sesión requerida; Segundo factor requerido',
    });
  });

  test('groups the methods of one path', () => {
    const { paths } = createDocument(route, { ...route, method: 'PUT', body: credentialsSchema });
    expect(Object.keys(paths['/api/things/{id}'] ?? {})).toEqual(['get', 'put']);
  });

  test('rejects two different responses with one name', () => {
    const other: Route = { ...route, path: '/api/other', operation: '{ thing { id name } }' };
    expect(() => createDocument(route, other)).toThrow('Two different responses are named Thing');
  });

  test('puts every route and webhook in a section of the reference', () => {
    const { paths, webhooks, tags = [] } = JSON.parse(readOpenApiFile()) as ReturnType<typeof createDocument>;
    const items = [...Object.values(paths), ...Object.values(webhooks)];
    const used = items.flatMap((item) => Object.values(item).map((operation) => operation.tags));
    expect(used.filter((names) => names?.length !== 1)).toEqual([]);
    expect(new Set(used.flat())).toEqual(new Set(tags.map(({ name }) => name)));
  });
});
