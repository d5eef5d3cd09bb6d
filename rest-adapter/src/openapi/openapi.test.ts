import { credentialsSchema, registrationSchema } from '@cimiento/contracts/schemas';
import { buildSchema } from 'graphql';
import Joi from 'joi';
import type { Route } from '../routes';
import { serve } from '../testing/serve';
import { answerSchema } from './answers';
import { bodySchema } from './bodies';
import { openApiDocument } from './document';
import { openApiText } from './emit';
import { committedOpenApi } from './file';

const schema = buildSchema(`
  scalar Money
  scalar Secret
  enum Status { open closed }
  type Thing { id: Int! name: String note: String status: Status! paid: Money! parts: [Thing!]! secret: Secret! }
  type Query { things: [Thing!]! thing: Thing }
`);

test('the committed document is the one that the table makes: npm run generate writes it', () => {
  expect(committedOpenApi()).toBe(openApiText());
});

test('the adapter serves it', async () => {
  const served = await serve({ answer: () => Promise.reject(new Error('nobody asks')) });
  try {
    const { status, headers, body } = await served.client.request('GET', '/api/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(JSON.parse(openApiText()));
  } finally {
    await served.close();
  }
});

describe('an answer', () => {
  test('has exactly what its operation asks for, of a list each record', () => {
    const thing = {
      type: 'object',
      properties: { id: { type: 'integer' }, status: { type: 'string', enum: ['open', 'closed'] } },
      required: ['id', 'status'],
    };
    expect(answerSchema(schema, '{ things { id status } }')).toEqual(thing);
    expect(answerSchema(schema, '{ thing { id status } }')).toEqual(thing);
    expect(answerSchema(schema, '{ thing { parts { id status } } }').properties).toEqual({
      parts: { type: 'array', items: thing },
    });
  });

  test('may be null in a field that may', () => {
    expect(answerSchema(schema, '{ thing { note } }').properties).toEqual({ note: { type: ['string', 'null'] } });
  });

  test.each([
    ['{ thing { price } }', /Cannot query field "price"/],
    ['{ thing { id } things { id } }', /One root field/],
    ['{ thing { secret } }', /what Secret! is|what Secret is/],
    ['{ thing { ...F } } fragment F on Thing { id }', /only plain fields/],
  ])('of %s cannot be told', (operation, reason) => {
    expect(() => answerSchema(schema, operation)).toThrow(reason);
  });
});

describe('a body', () => {
  test('has the lengths, formats and required fields of its rules', () => {
    expect(bodySchema(registrationSchema(false))).toMatchObject({
      properties: {
        username: { type: 'string', minLength: 3, maxLength: 50 },
        email: { type: 'string', format: 'email', maxLength: 254 },
      },
      required: ['username', 'email', 'fullName', 'password'],
      additionalProperties: false,
    });
  });

  test('has the values, patterns and defaults of its rules', () => {
    const rules = Joi.object({
      status: Joi.string().valid('a', 'b').default('a'),
      month: Joi.string().pattern(/^\d{4}$/),
    });
    expect(bodySchema(rules)).toEqual({
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['a', 'b'], default: 'a' },
        month: { type: 'string', pattern: '^\\d{4}$' },
      },
      additionalProperties: false,
    });
  });

  test('with a rule that is code has what that says of itself, or cannot be told', () => {
    const code = Joi.any().custom((value: unknown) => value);
    expect(() => bodySchema(Joi.object({ amount: code }))).toThrow(/meta/);
    expect(bodySchema(Joi.object({ amount: code.meta({ json: { type: 'integer' } }).default(0) })).properties).toEqual({
      amount: { type: 'integer', default: 0 },
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
    answer: 'Thing',
  };
  const documentOf = (...table: Route[]) =>
    openApiDocument({ table, schema, cookie: 'sid', version: '1.2.3' }) as {
      paths: Record<string, Record<string, object>>;
    };

  test('tells who gets an answer, and each refusal that may come instead', () => {
    expect(documentOf(route).paths['/api/things/{id}']?.['get']).toEqual({
      operationId: 'getThingsId',
      summary: 'Una cosa',
      security: [{ session: [] }],
      parameters: [{ $ref: '#/components/parameters/id' }],
      responses: {
        200: {
          description: 'Correcto',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        400: { $ref: '#/components/responses/VALIDATION_FAILED' },
        401: { $ref: '#/components/responses/UNAUTHENTICATED' },
        403: { $ref: '#/components/responses/FORBIDDEN' },
        404: { $ref: '#/components/responses/NOT_FOUND' },
        500: { $ref: '#/components/responses/INTERNAL' },
      },
    });
  });

  test('keeps the methods of one path together', () => {
    const { paths } = documentOf(route, { ...route, method: 'PUT', body: credentialsSchema });
    expect(Object.keys(paths['/api/things/{id}'] ?? {})).toEqual(['get', 'put']);
  });

  test('cannot call two different answers by one name', () => {
    const other: Route = { ...route, path: '/api/other', operation: '{ thing { id name } }' };
    expect(() => documentOf(route, other)).toThrow('Two different answers are called Thing');
  });
});
