import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import fc from 'fast-check';
import { routes } from './routes';
import { goodBodies, toAddress } from './testing/good-bodies';
import { useRest } from './testing/serve-rest';

/** Requests sent on each database; `HOSTILE_RUNS=5000` sends more of the same. */
const runs = Number(process.env.HOSTILE_RUNS ?? 200);

const ids = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.constantFrom(0, -1, 999_999, 2 ** 40),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
);

/** A valid body with some of its fields replaced by random JSON. */
const distortedBodies = (path: string) =>
  fc
    .dictionary(
      fc.constantFrom('extra', '__proto__', ...Object.keys(goodBodies[path] ?? {})),
      fc.jsonValue({ maxDepth: 2 }),
      { maxKeys: 3 },
    )
    .map((fields) => ({
      ...goodBodies[path],
      ...fields,
    }));

const bodies = (path: string) =>
  fc.oneof({ weight: 3, arbitrary: distortedBodies(path) }, fc.jsonValue({ maxDepth: 3 }), fc.string());

const restRequests = fc.constantFrom(...routes).chain(({ method, path }) =>
  fc.record({
    method: fc.constant(method),
    address: ids.map((id) => toAddress(path, id)),
    body: method === 'GET' ? fc.constant(undefined) : bodies(path),
  }),
);

const operations = [
  'login',
  'register',
  'createProject',
  'createUser',
  'createPost',
  'createInvestment',
  'createPayment',
  'updatePayment',
  'deletePost',
];

const graphqlRequests = fc.oneof(
  fc.string().map((query) => ({ query })),
  fc.record({
    query: fc
      .constantFrom(...operations)
      .map((name) => `mutation ($input: JSON, $id: Int!) { ${name}(id: $id, input: $input) { id } }`),
    variables: fc.jsonValue({ maxDepth: 3 }),
  }),
  fc.record({
    query: fc.constant('mutation ($input: ProjectInput!) { createProject(input: $input) { id } }'),
    variables: fc.record({ input: distortedBodies('/api/admin/projects') }),
  }),
  fc.record({
    query: fc.constant('query ($after: Int, $limit: Int) { posts(after: $after, limit: $limit) { id } }'),
    variables: fc.object({ maxDepth: 1 }),
  }),
);

const requests = fc.oneof(
  { weight: 4, arbitrary: restRequests },
  graphqlRequests.map((body) => ({ method: 'POST' as const, address: '/graphql', body: body as unknown })),
);

describe.each(databaseKinds)('random requests on %s', (kind) => {
  const served = useRest(kind);
  let clients: TestClient[];

  beforeAll(async () => {
    clients = [served.client(), await served.signedIn('maria', 'maria123'), await served.signedIn('admin', 'admin123')];
  });

  test('never cause an unexpected error or a stack trace, and leave the data readable', async () => {
    const send = async (sender: number, method: string, address: string, body: unknown) => {
      // A logout would end the session that later requests need.
      const client = address === '/api/auth/logout' ? served.client() : (clients[sender] ?? served.client());
      const { status, body: answer } = await client.request(method, address, body);
      const text = JSON.stringify(answer) ?? '';
      if (
        status >= 500 ||
        text.includes('"INTERNAL"') ||
        /\bat .+\.[jt]s:\d+|node_modules|SQLITE|ER_[A-Z]/.test(text)
      ) {
        throw new Error(`${method} ${address} ${JSON.stringify(body)} → ${status} ${text}`);
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 2 }), requests, (sender, { method, address, body }) =>
        send(sender, method, address, body),
      ),
      { numRuns: runs, seed: 20_261_121 },
    );
    const [, , admin] = clients;
    for (const { path } of routes.filter(({ access, pagedBy }) => pagedBy && access === 'admin')) {
      // Duplicates are those of an investment and a month.
      const query = path.endsWith('/duplicates') ? '?investmentId=1&period=2025-01' : '';
      const { status, body } = await (admin as TestClient).request('GET', `${path}${query}`);
      expect([status, Array.isArray(body)]).toEqual([200, true]);
    }
    expect((await served.client().request('GET', '/api/projects')).status).toBe(200);
  }, 240_000);
});
