import { createRestAdapter } from '../adapter';
import { useEmptyRest } from '../testing/serve-rest';
import { json } from '../testing/sample-routes';
import { sendUnfinished } from '../testing/send-unfinished';

const served = useEmptyRest('sqlite', {
  config: { bodyLimit: 2 * 1024 * 1024 },
  mount: (gateway) => createRestAdapter({ gateway, bodyLimit: gateway.bodyLimit }),
});

beforeAll(async () => void (await served.fixtures.user('maria')));

const strangers = [
  '/api/auth/login',
  '/api/auth/second-factor',
  '/api/auth/register',
  '/api/invitation/validate',
  '/api/waitlist',
  '/graphql',
];
const nest = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));

describe.each(strangers)('a stranger who sends %s', (path) => {
  const send = (body: string) => served.client().request('POST', path, body, json);

  test.each([
    ['2 MB', JSON.stringify({ username: 'x'.repeat(2_000_000) }), 413],
    ['a byte above 64 kB', '{}'.padEnd(64 * 1024 + 1), 413],
    ['100,000 keys', keys(100_000), 413],
    ['201 keys', keys(201), 400],
    ['9 levels', nest(9), 400],
    ['30,000 levels', '['.repeat(30_000), 400],
  ])('gets a refusal of %s', async (_name, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  test('gets the refusal before a body without a stated length has arrived', async () => {
    expect(await sendUnfinished(new URL(path, served.url), '"x'.padEnd(70_000))).toBe(413);
  });
});

test('at most ten fields that do not exist are named, to users as to visitors', async () => {
  const maria = await served.signedIn('maria');
  for (const [client, path, count] of [
    [served.client(), '/api/auth/login', 150],
    [maria, '/api/user/orders', 40_000],
  ] as const) {
    const { status, body } = await client.request('POST', path, keys(count), json);
    const unknown = Object.keys(body.errors).filter((name) => name.startsWith('k'));
    expect([status, unknown.length]).toEqual([400, 10]);
  }
  const { body } = await served.client().request('GET', `/api/projects?${'abcdefghijklmnop'.split('').join('=1&')}`);
  expect(Object.keys(body.errors)).toHaveLength(10);
});

test('150,000 fields of somebody who is signed in are refused in words', async () => {
  const maria = await served.signedIn('maria');
  for (const path of ['/api/user/orders', '/graphql']) {
    const { status, body } = await maria.request('POST', path, keys(150_000), json);
    expect([status, body.message ?? body.errors[0].message]).toEqual([
      400,
      'El contenido tiene demasiados campos o demasiados niveles.',
    ]);
  }
});

test('variables of an operation that do not exist are named by ten at most', async () => {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { status } }';
  const input = JSON.parse(keys(150)) as object;
  const { status, body } = await served.client().request('POST', '/graphql', { query, variables: { input } });
  expect(status).toBe(400);
  expect(JSON.stringify(body).match(/"k\d+"/g)?.length ?? 0).toBeLessThanOrEqual(10);
});

test('a session opens the larger limit, a cookie without one does not', async () => {
  const maria = await served.signedIn('maria');
  const large = JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(500_000) });
  expect((await maria.request('POST', '/graphql', large, json)).status).not.toBe(413);
  const invented = { ...json, cookie: 'cimiento.sid=s%3Aabc.def' };
  expect((await served.client().request('POST', '/graphql', large, invented)).status).toBe(413);
});
