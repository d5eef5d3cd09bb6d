import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { fileRoutes } from '../files/file-routes';
import { getGoodRequest, goodBodies } from '../testing/good-bodies';
import { routes } from '.';

/** POSTs without a key, by the reason that they need none. */
const exceptions: Record<string, readonly string[]> = {
  'changes no record': [
    '/api/invitation/validate',
    '/api/admin/projects/{id}/exit/preview',
    '/api/admin/payment-runs/preview',
    '/api/admin/bank-statements/preview',
    '/api/admin/bank-rules/preview',
    '/api/admin/bank-statements/read',
    '/api/admin/withdrawal-batches/{id}/read',
    '/api/user/export',
    '/api/admin/data-subject-requests/{id}/export',
  ],
  'is about a session': ['/api/auth/login', '/api/auth/second-factor', '/api/auth/step-up', '/api/auth/logout'],
  'sends a link again, at most so often': ['/api/admin/users/{id}/pending-email'],
  'is sent by visitors, and a username or an e-mail is taken once': ['/api/auth/register', '/api/waitlist'],
};

test('every POST that creates records takes an Idempotency-Key, unless the table says why not', () => {
  const posts = [...routes, ...fileRoutes].filter(({ method }) => method === 'POST');
  const without = posts.filter(({ isIdempotent }) => !isIdempotent).map(({ path }) => path);
  expect(without.sort()).toEqual(Object.values(exceptions).flat().sort());
});

describe.each(databaseKinds)('a POST that is sent again on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterAll(() => served.close());

  const send = (path: string, body: unknown, key: string) =>
    admin.request('POST', path, body, { 'idempotency-key': key });

  const getBody = (path: string) => {
    const route = routes.find((each) => each.method === 'POST' && each.path === path);
    if (!route) throw new Error(`no POST ${path}`);
    return getGoodRequest(route) as Record<string, unknown>;
  };

  test.each([
    ['/api/admin/projects', { name: 'Otra casa' }],
    ['/api/admin/blog', { title: 'Otro título' }],
    ['/api/admin/users', { fullName: 'Otra Persona' }],
    ['/api/admin/users', { password: 'otra-clave-2' }],
    ['/api/admin/invitations', { count: 2 }],
  ])('%s gets the first answer, and 409 with %j', async (path, other) => {
    const key = `clave-${path}-${Object.keys(other)[0]}`;
    const own = path.endsWith('users')
      ? { username: `u.${Object.keys(other)[0]}`, email: `${Object.keys(other)[0]}@prueba.example` }
      : {};
    const slug = path.endsWith('blog') ? { slug: 'una-vez' } : {};
    const body = { ...getBody(path), ...own, ...slug };
    const [first, again] = [await send(path, body, key), await send(path, body, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect([again.body, again.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')]);
    expect((await send(path, { ...body, ...other }, key)).status).toBe(409);
  });

  test('gets the first answer after the record has changed', async () => {
    const body = getBody('/api/admin/projects');
    const first = await send('/api/admin/projects', body, 'clave-cambiada');
    await admin.request('PUT', `/api/admin/projects/${first.body.id}`, { ...body, name: 'Otro nombre' });
    expect((await send('/api/admin/projects', body, 'clave-cambiada')).body).toEqual(first.body);
  });

  test('creates one project for ten concurrent requests', async () => {
    const body = { ...getBody('/api/admin/projects'), name: 'Una sola' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/api/admin/projects', body, 'a-la-vez-1')),
    );
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  });

  test('stores neither the password of a new user nor a hash of it', async () => {
    const body: Record<string, unknown> = {
      ...getBody('/api/admin/users'),
      username: 'secreta',
      email: 'secreta@prueba.example',
    };
    expect((await send('/api/admin/users', body, 'clave-secreta')).status).toBe(201);
    const { reader } = served.gateway.database;
    const rows = await reader.query<Record<string, unknown>[]>('SELECT * FROM idempotency_key');
    const stored = JSON.stringify(rows);
    expect(stored).toContain('secreta@prueba.example');
    expect(stored).not.toContain(String(body['password']));
    expect(stored).not.toContain('argon2');
  });

  test.each(['invite', 'reject'])('answers a waitlist request once: %s', async (action) => {
    const email = `${action}@prueba.example`;
    await served.client().request('POST', '/api/waitlist', { ...goodBodies['/api/waitlist'], email });
    const { body: requests } = await admin.request('GET', `/api/admin/waitlist?search=${email}`);
    const path = `/api/admin/waitlist/${requests[0].id}/${action}`;
    const [first, again] = [await send(path, {}, `clave-${action}`), await send(path, {}, `clave-${action}`)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await send(path, {}, 'otra-clave')).status).toBe(409);
  });

  test('answers the revocation of a code once', async () => {
    const [{ id }] = (await admin.request('POST', '/api/admin/invitations', { count: 1 })).body;
    const path = `/api/admin/invitations/${id}/revoke`;
    const [first, again] = [await send(path, {}, 'clave-revocar'), await send(path, {}, 'clave-revocar')];
    expect([first.status, again.body]).toEqual([200, first.body]);
  });
});
