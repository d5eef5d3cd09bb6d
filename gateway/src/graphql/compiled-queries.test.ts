import type { Request, Response } from 'express';
import fc from 'fast-check';
import { execute, getOperationAST, type GraphQLError, parse, validate } from 'graphql';
import { setRequestSession } from '../request/request-session';
import { toViewer } from '../request/viewer';
import { createTestGateway, databaseKinds, type TestGateway } from '../testing';
import { generateOperations } from '../testing/generated-operations';
import { User } from '../users/user.entity';
import { CompiledQueries, type CompiledQuery } from './compiled-queries';
import { createContext } from '../context';
import { getGatewaySchema } from '../schema';

const schema = getGatewaySchema();

/** Asks for a query as often as it takes until it is compiled. */
function compile(text: string): CompiledQuery | null {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) return null;
  const queries = new CompiledQueries(schema);
  return [1, 2, 3].map(() => queries.find(document, operation)).at(-1) ?? null;
}

test.each([
  '{ projects { id name } }',
  'query ($limit: Int, $sort: ProjectSort! ) { projects(limit: $limit, sort: $sort) { ...Part } } fragment Part on Project { id }',
])('compiles %s when it comes for the third time', (text) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  const queries = new CompiledQueries(schema);
  const found = [1, 2, 3, 4].map(() => operation && queries.find(document, operation));
  expect(found.map((run) => run !== null)).toEqual([false, false, true, true]);
});

test.each([
  ['a mutation', 'mutation { logout { message } }'],
  ['an input object', 'query ($rows: [PaymentInput!]!) { paymentDuplicates(rows: $rows) { row } }'],
  ['a list in the document', '{ paymentDuplicates(rows: []) { row } }'],
  ['a required variable with a default', 'query ($limit: Int! = 2) { projects(limit: $limit) { id } }'],
  ['a directive', 'query ($all: Boolean!) { projects { id name @include(if: $all) } }'],
  [
    'more fields than a page asks for',
    `{ ${Array.from({ length: 201 }, (_, index) => `a${index}: projectCount`).join(' ')} }`,
  ],
  [
    'fragments that make too many fields',
    `{ ${Array.from({ length: 18 }, (_, index) => `a${index}: projects { ...Many }`).join(' ')} }
     fragment Many on Project { id name image location status funded target term description minInvestment risks fees }
     `,
  ],
  ['several operations', 'query A { projects { id } } query B { projects { id } }'],
])('leaves %s to graphql', (_what, text) => {
  expect(compile(text)).toBeNull();
});

describe.each(databaseKinds)('compiled queries on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: true });
  });

  afterAll(() => served.close());

  const createContextFor = (user: User | null) => {
    const request = { headers: {}, get: () => undefined } as unknown as Request;
    if (user)
      setRequestSession(request, {
        idHash: 'a'.repeat(64),
        viewer: toViewer(user),
        provedAt: 0,
        signedInAt: 0,
        deviceId: null,
      });
    return createContext(request, {} as Response, served.gateway.services, null);
  };

  /** The part of a path down to the record that an error made null: which other fields of it failed too is a matter of time. */
  const toNullPath = (data: unknown, path: readonly (string | number)[] = []) => {
    let value = data;
    const depth = path.findIndex((name) => {
      value = (value as Record<string | number, unknown> | null)?.[name];
      return value === null;
    });
    return path.slice(0, depth < 0 ? path.length : depth + 1);
  };

  // Sorted: fields that fail at the same time do so in any order.
  const describeErrors = (data: unknown, errors: readonly GraphQLError[] = []) => [
    ...new Set(
      errors
        .map(({ path, message, originalError, extensions }) =>
          JSON.stringify([toNullPath(data, path), originalError?.message ?? message, extensions['code']]),
        )
        .sort(),
    ),
  ];

  test('give what graphql gives, whoever asks for what', async () => {
    const people = await served.gateway.database.reader.find(User, { order: { id: 'ASC' } });
    const viewers = [null, people.find(({ role }) => role === 'user'), people.find(({ role }) => role === 'admin')];
    let compared = 0;
    const compare = async (sender: number, query: string, variables: Record<string, unknown>): Promise<void> => {
      const run = compile(query);
      if (!run) return;
      const viewer = viewers[sender] ?? null;
      const document = parse(query);
      const contextValue = createContextFor(viewer);
      const expected = await execute({ schema, document, variableValues: variables, contextValue });
      const found = await run(createContextFor(viewer), variables);
      // What variables are refused for, the caller words itself.
      if (expected.data === undefined) return expect(found.data).toBeUndefined();
      expect(JSON.stringify(found.data)).toBe(JSON.stringify(expected.data));
      expect(describeErrors(found.data, found.errors)).toEqual(describeErrors(expected.data, expected.errors));
      compared += 1;
    };
    const operations = generateOperations(schema, []).filter(({ query }) => {
      try {
        return query.startsWith('query') && validate(schema, parse(query)).length === 0;
      } catch {
        return false;
      }
    });
    const runs = 300;
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 2 }), operations, (sender, { query, variables }) =>
        compare(sender, query, variables),
      ),
      { numRuns: runs, seed: 20_261_125 },
    );
    expect(compared).toBeGreaterThan(runs / 3);
  }, 120_000);

  test('have the errors of other operations, over GraphQL and REST', async () => {
    const client = served.client();
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push(await client.graphql('query ($id: Int!) { project(id: $id) { id } }', { id: 987_654 }));
    expect(answers[3]).toEqual(answers[0]);
    expect(answers[3]?.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });
});
