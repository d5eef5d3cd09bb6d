import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { listBreakingChanges } from './lib/openapi-changes.mjs';
import { ROOT } from './lib/root.mjs';

// The contracts of the last release against the current ones.

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const DECLARATIONS = 'docs/api/breaking-changes.json';
const declared = JSON.parse(read(DECLARATIONS));

/** Fails with how to declare a change. */
function expectDeclared(changes) {
  const undeclared = changes.filter((change) => !declared.some((entry) => entry.change === change));
  if (undeclared.length === 0) return;
  const lines = undeclared.map((change) => `  ${JSON.stringify({ change, reason: '…' })}`);
  throw new Error(
    `These changes break programs that work with the last release:\n${undeclared.join('\n')}\n\n` +
      'Keep what was there and deprecate it (docs/api/changelog.md), or, where that is impossible, ' +
      `declare each in ${DECLARATIONS} with its reason, and say in docs/api/changelog.md what programs have to do:\n${lines.join(',\n')}`,
  );
}

async function listGraphqlChanges(before, after) {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes.filter(({ criticality }) => criticality.level === 'BREAKING').map(({ message }) => message);
}

test('the GraphQL schema breaks no program of the last release', async () => {
  expectDeclared(await listGraphqlChanges(read('api-history/schema.graphql'), read('gateway/schema.graphql')));
});

test('the OpenAPI document breaks no program of the last release', () => {
  const [before, after] = ['api-history/openapi.json', 'rest-adapter/openapi.json'].map((path) =>
    JSON.parse(read(path)),
  );
  expectDeclared(listBreakingChanges(before, after));
});

test('each declared change has a reason', () => {
  for (const entry of declared)
    expect(entry).toEqual({ change: expect.any(String), reason: expect.stringMatching(/.{20}/) });
});

test('a removed field, argument or value of GraphQL is a breaking change; a new one is not', async () => {
  const before = 'enum E { a b } type Query { one(x: Int): String two: E }';
  const after = 'enum E { a } type Query { one: String three: E }';
  expect(await listGraphqlChanges(before, before)).toEqual([]);
  expect(await listGraphqlChanges(before, after)).toHaveLength(3);
  expect(await listGraphqlChanges('type Query { one: String }', 'type Query { one: String! two: Int }')).toEqual([]);
});

describe('breaking changes of an OpenAPI document', () => {
  const body = {
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, kind: { enum: ['x', 'y'] } },
    required: ['a'],
  };
  const answer = {
    type: 'object',
    properties: { id: { type: 'integer' }, note: { type: 'string' } },
    required: ['id', 'note'],
  };
  const content = (schema) => ({ 'application/json': { schema } });
  const create = ({
    parameters = [{ in: 'query', name: 'q', schema: { type: 'string' } }],
    input = body,
    output = answer,
    status = 200,
  } = {}) => ({
    components: { schemas: { Answer: output } },
    paths: {
      '/things': {
        post: {
          parameters,
          requestBody: { content: content(input) },
          responses: {
            [status]: { content: content({ type: 'array', items: { $ref: '#/components/schemas/Answer' } }) },
          },
        },
      },
    },
  });

  test.each([
    ['the same', {}],
    [
      'a new optional field of the body',
      { input: { ...body, properties: { ...body.properties, b: { type: 'string' } } } },
    ],
    [
      'a new field of the answer',
      { output: { ...answer, properties: { ...answer.properties, c: { type: 'string' } } } },
    ],
    [
      'a new value that a body may have',
      { input: { ...body, properties: { ...body.properties, kind: { enum: ['x', 'y', 'z'] } } } },
    ],
    [
      'a new optional parameter',
      { parameters: [...create().paths['/things'].post.parameters, { in: 'query', name: 'r', schema: {} }] },
    ],
  ])('%s breaks nothing', (_, changed) => {
    expect(listBreakingChanges(create(), create(changed))).toEqual([]);
  });

  test.each([
    [true, ['POST /things needs a body']],
    [false, []],
  ])('a first body breaks programs where it is required (%p)', (required, changes) => {
    const [before, after] = [create(), create()];
    delete before.paths['/things'].post.requestBody;
    after.paths['/things'].post.requestBody.required = required;
    expect(listBreakingChanges(before, after)).toEqual(changes);
  });

  test.each([
    [
      'POST /things body.b is required',
      { input: { ...body, properties: { ...body.properties, b: {} }, required: ['a', 'b'] } },
    ],
    ['POST /things body.a is gone', { input: { ...body, properties: { kind: body.properties.kind }, required: [] } }],
    [
      'POST /things body.a no longer takes null',
      { input: { ...body, properties: { ...body.properties, a: { type: 'string' } } } },
    ],
    [
      'POST /things body.kind no longer takes y',
      { input: { ...body, properties: { ...body.properties, kind: { enum: ['x'] } } } },
    ],
    [
      'POST /things 200[].note is gone',
      { output: { ...answer, properties: { id: { type: 'integer' } }, required: ['id'] } },
    ],
    ['POST /things 200[].note may be left out', { output: { ...answer, required: ['id'] } }],
    [
      'POST /things 200[].id may be null',
      { output: { ...answer, properties: { ...answer.properties, id: { type: ['integer', 'null'] } } } },
    ],
    [
      'POST /things 200[].id may be string',
      { output: { ...answer, properties: { ...answer.properties, id: { type: 'string' } } } },
    ],
    ['POST /things no longer answers 200', { status: 201 }],
    ['POST /things query q is gone', { parameters: [] }],
    [
      'POST /things query q is required',
      { parameters: [{ in: 'query', name: 'q', required: true, schema: { type: 'string' } }] },
    ],
  ])('%s', (change, changed) => {
    expect(listBreakingChanges(create(), create(changed))).toEqual([change]);
  });

  test('a path that is gone', () => {
    expect(listBreakingChanges(create(), { ...create(), paths: {} })).toEqual(['POST /things is gone']);
  });
});
