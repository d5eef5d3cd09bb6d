import { countQueries, createTestGateway, serveGateway, type TestClient } from '../../testing';
import { Post } from '../../joining/blog/post.entity';
import { operationLimits } from '../http/apollo';

const served = serveGateway('sqlite');
let browser: TestClient;

beforeAll(async () => {
  browser = served.client();
});

const repeated = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_none, index) => part(index)).join(' ');

const { aliases, directives, tokens, depth } = operationLimits;
const nested = `{ ledgerEntries { ${'postings { entry { '.repeat(4)} id ${'} } '.repeat(4)} } }`;
const tooMuch: [name: string, found: number, limit: number, operation: string][] = [
  ['alias', aliases + 1, aliases, `{ ${repeated(aliases + 1, (index) => `a${index}: projects { id }`)} }`],
  [
    'directivas',
    directives + 1,
    directives,
    `{ projects { ${repeated(directives + 1, () => 'id @include(if: true)')} } }`,
  ],
  ['niveles de profundidad', 10, depth, nested],
  ['tokens', tokens + 5, tokens, `{ projects { ${repeated(tokens, () => 'id')} } }`],
];

test.each(tooMuch)(
  'an operation above the limit of %s is refused with %i and %i',
  async (name, found, limit, query) => {
    const { errors } = await browser.graphql(query);
    expect(errors?.[0]).toMatchObject({
      message: `La operación de GraphQL no es válida: ${name}: ${found}, y el máximo es ${limit}`,
      extensions: { code: 'VALIDATION_FAILED', status: 400 },
    });
  },
);

test.each(['subscription { a }', 'subscription { projects { id } }'])(
  'refuses %s as a mistake of the client',
  async (query) => {
    const { status, body } = await browser.request('POST', '/graphql', { query });
    expect([status, body.errors[0].extensions]).toEqual([400, { code: 'VALIDATION_FAILED', status: 400 }]);
    expect(served.log.lines.join('')).not.toContain('unexpected failure');
  },
);

test('refuses an operation that asks for more rows than any page needs, before it runs', async () => {
  const many = `{ ${repeated(15, (index) => `a${index}: posts { content }`)} }`;
  const { status, body } = await browser.request('POST', '/graphql', { query: many });
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.errors[0].message).toContain('filas que puede responder: 7500, y el máximo es 3000');
  const few = `{ ${repeated(15, (index) => `a${index}: posts(limit: 10) { content }`)} }`;
  expect((await browser.graphql(few)).errors).toBeUndefined();
});

test('counts the rows that variables and fragments ask for', async () => {
  const query = `query ($limit: Int) { ...Lists } fragment Lists on Query { ${repeated(4, (index) => `a${index}: projects(limit: $limit) { id }`)} }`;
  expect((await browser.graphql(query, { limit: 500 })).errors).toBeUndefined();
  expect((await browser.graphql(query, { limit: 1000 })).errors?.[0]?.extensions).toMatchObject({ status: 400 });
});

test('gives at most 500 rows of a public list at once', async () => {
  await served.gateway.database.transaction(async (manager) => {
    const row = { title: 'Uno', excerpt: 'Breve.', content: 'Largo.', imageUrl: '/uno.svg' };
    for (let start = 0; start < 600; start += 100)
      await manager.insert(
        Post,
        Array.from({ length: 100 }, (_none, index) => ({ ...row, slug: `uno-${start + index}` })),
      );
  });
  const { data } = await browser.graphql('{ posts { id } }');
  expect(data?.posts).toHaveLength(500);
  const next = await browser.graphql('query ($after: Int) { posts(after: $after) { id } }', {
    after: data?.posts[499].id,
  });
  expect(next.data?.posts).toHaveLength(100);
});

test('refuses an answer above 2 MB', async () => {
  await served.gateway.database.transaction(async (manager) => {
    const row = { title: 'Dos', excerpt: 'Breve.', content: 'x'.repeat(50_000), imageUrl: '/dos.svg' };
    for (let index = 0; index < 50; index += 1) await manager.insert(Post, { ...row, slug: `dos-${index}` });
  });
  const query = 'query ($after: Int) { posts(after: $after, limit: 100) { content } }';
  const after = (await browser.graphql('{ posts(limit: 500) { id } }')).data?.posts[499].id + 100;
  const { status, body } = await browser.request('POST', '/graphql', { query, variables: { after } });
  expect([status, body.errors[0].extensions]).toEqual([400, { code: 'RESPONSE_TOO_LARGE', status: 400 }]);
  // As often as the same text may be sent: the third time it is compiled.
  for (let turn = 0; turn < 4; turn += 1) {
    const aliases = `{ ${repeated(15, (index) => `a${index}: posts(limit: 30, after: ${after}) { content }`)} }`;
    const queries = await countQueries(served.gateway.database, async () => {
      const { status, body } = await browser.request('POST', '/graphql', { query: aliases });
      expect([status, body.errors[0].extensions]).toEqual([400, { code: 'RESPONSE_TOO_LARGE', status: 400 }]);
    });
    // Two of them have 60 articles of 50 kB.
    expect(queries.filter((query) => /from .?post\b/i.test(query))).toHaveLength(2);
  }
});

test('answers 429 to an address with too many requests in a minute, and says when to try again', async () => {
  const strict = await createTestGateway('sqlite', {
    demoData: false,
    config: { requestsPerMinute: 3, trustProxy: 1 },
  });
  try {
    const ask = (address: string) =>
      strict.client().request('POST', '/graphql', { query: '{ __typename }' }, { 'x-forwarded-for': address });
    for (let count = 0; count < 3; count += 1) expect((await ask('2001:db8::1')).status).toBe(200);
    const { status, headers, body } = await ask('2001:db8::2');
    expect([status, body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('203.0.113.1')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('rejects several operations in one request', async () => {
  const { status } = await browser.request('POST', '/graphql', [
    { query: '{ projects { id } }' },
    { query: '{ projects { id } }' },
  ]);
  expect(status).toBe(400);
});
