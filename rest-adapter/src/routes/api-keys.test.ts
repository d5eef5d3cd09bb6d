import { accessMessages, apiKeyScopes, describeMissingScopes, messages, type ApiKeyScope } from '@cimiento/contracts';
import { type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { headers } from '../openapi/components';
import { toAddress } from '../testing/good-bodies';
import { routes, type Route } from '.';
import { getScopes } from './permissions';
import { serveEmptyRest } from '../testing/serve-rest';

const path = '/api/admin/api-keys';
const partner = 'https://socio.example';
const keyLimit = 100_000;

const serve = async (keyRequestsPerMinute = keyLimit, sandbox = false, environment: 'test' | 'production' = 'test') => {
  const served = await serveEmptyRest('sqlite', {
    config: { keyRequestsPerMinute, sandbox, environment },
    mount: (gateway) => createRestAdapter({ gateway, corsOrigins: [partner] }),
  });
  return { served, admin: await served.signedInAdmin() };
};

const create = async (admin: TestClient, scopes: readonly ApiKeyScope[], fields: object = {}) => {
  const { status, body } = await admin.request('POST', path, { name: 'Contabilidad', scopes, ...fields });
  expect(status).toBe(201);
  return body as { id: number; key: string };
};
const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

describe('API keys', () => {
  let served: TestGateway;
  let admin: TestClient;
  let visitor: TestClient;

  beforeAll(async () => {
    ({ served, admin } = await serve());
    visitor = served.client();
  });

  afterAll(() => served.close());

  const call = (key: string, method = 'GET', address = '/api/admin/returns', body?: unknown) =>
    visitor.request(method, address, body, bearer(key));

  test('a key is shown once, stored as a hash, and works until it is revoked', async () => {
    const { status, body } = await admin.request('POST', path, { name: 'Contabilidad', scopes: ['payments:read'] });
    const { key, ...record } = body;
    expect([status, record]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Contabilidad',
        prefix: key.slice(0, 15),
        scopes: ['payments:read'],
        status: 'active',
        createdBy: 1,
        createdAt: expect.any(String),
        expiresAt: null,
        lastUsedAt: null,
        revokedAt: null,
        updatedAt: expect.any(String),
      },
    ]);
    expect(key).toMatch(/^cim_live_[0-9A-Za-z]{38}$/);
    expect(JSON.stringify((await admin.request('GET', path)).body)).not.toContain(key);
    const [row] = await served.reader.query('SELECT * FROM api_key WHERE id = ?', [record.id]);
    expect(JSON.stringify(row)).not.toContain(key.slice(15));
    expect((await call(key)).status).toBe(200);
    // The answer does not wait until its use is stored.
    const readUse = async () =>
      (await admin.request('GET', path)).body.find(({ id }: { id: number }) => id === record.id).lastUsedAt;
    while ((await readUse()) === null);
    expect(await readUse()).toEqual(expect.any(String));
    const revoke = () => admin.request('POST', `${path}/${record.id}/revoke`);
    expect([(await revoke()).body.status, (await revoke()).status]).toEqual(['revoked', 200]);
    const refused = await call(key);
    expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect((await call(key, 'GET', '/api/projects')).status).toBe(401);
  });

  test('a key that expired is 401', async () => {
    const { id, key } = await create(admin, ['payments:read'], { expiresAt: '2035-01-01' });
    expect((await call(key)).status).toBe(200);
    await served.gateway.database.transaction((manager) =>
      manager.query('UPDATE api_key SET expiresAt = ? WHERE id = ?', ['2020-01-01 00:00:00.000', id]),
    );
    expect((await call(key)).status).toBe(401);
  });

  test('a key of a former administrator is 401', async () => {
    const { id: userId } = await served.fixtures.user('saliente', { role: 'admin' });
    const { key } = await create(await served.signedIn('saliente'), ['payments:read']);
    expect((await call(key)).status).toBe(200);
    await admin.request('PUT', `/api/admin/users/${userId}`, {
      email: 'saliente@prueba.example',
      fullName: 'Persona Saliente',
      role: 'user',
    });
    expect((await call(key)).status).toBe(401);
  });

  test('creating and revoking leave audit entries and security events', async () => {
    const { id } = await create(admin, ['users:read']);
    await admin.request('POST', `${path}/${id}/revoke`);
    const { body: changes } = await admin.request('GET', `/api/admin/audit-entries?entity=apiKey&recordId=${id}`);
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(['create', 'update']);
    const kinds = await served.reader.query("SELECT kind FROM security_event WHERE kind LIKE 'key%'");
    expect(new Set(kinds.map((row: { kind: string }) => row.kind))).toEqual(new Set(['key_created', 'key_revoked']));
  });

  test.each([
    { scopes: [] },
    { scopes: ['todo'] },
    { scopes: ['users:read', 'users:read'] },
    { scopes: 'users:read' },
    { scopes: ['users:read'], name: '' },
    { scopes: ['users:read'], expiresAt: '2020-01-01' },
    { scopes: ['users:read'], expiresAt: 'mañana' },
    { scopes: ['users:read'], expiresAt: '2999-01-01' },
  ])('a key with %j is not created', async (fields) => {
    expect((await admin.request('POST', path, { name: 'Clave', ...fields })).status).toBe(400);
  });

  test('a key does not act as a signed-in user, and ignores the session of the request', async () => {
    const { key } = await create(admin, ['payments:read']);
    const send = (method: string, address: string, body?: unknown) => admin.request(method, address, body, bearer(key));
    expect((await send('GET', '/api/auth/user')).status).toBe(403);
    expect((await send('GET', '/api/user/investments')).status).toBe(403);
    expect((await send('GET', '/api/admin/users')).status).toBe(403);
    const { status, body } = await send('POST', '/graphql', { query: '{ currentUser { id } }' });
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  test.each(['Bearer a b', 'Bearer', 'bearer\tx', 'Bearer '])(
    'a header without a valid key is 401, whatever session comes with it: %j',
    async (authorization) => {
      for (const origin of ['https://evil.example', served.url]) {
        const headers = { authorization, origin };
        const answer = await admin.request('PUT', '/api/user/consents', {}, headers);
        expect(answer.status).toBe(401);
        expect((await admin.request('GET', '/api/auth/user', undefined, headers)).status).toBe(401);
      }
    },
  );

  test('a page of a listed origin may call with a key, and no other page', async () => {
    const { key } = await create(admin, ['payments:read']);
    const preflight = { origin: partner, 'access-control-request-method': 'GET' };
    const allowed = await visitor.request('OPTIONS', '/api/admin/returns', undefined, preflight);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, partner]);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
    const read = (origin: string) =>
      visitor.request('GET', '/api/admin/returns', undefined, { ...bearer(key), origin });
    const { headers: exposed } = await read(partner);
    expect(exposed.get('access-control-allow-origin')).toBe(partner);
    // A browser sends no page the header of a cookie.
    const readable = Object.keys(headers).filter((name) => name !== 'Set-Cookie');
    expect(exposed.get('access-control-expose-headers')?.split(', ').sort()).toEqual(readable.sort());
    const other = await read('https://otro.example');
    expect([other.headers.get('access-control-allow-origin'), other.headers.get('vary')]).toEqual([null, 'Origin']);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test('a key gets its limit, and 429 above it while others continue', async () => {
  const { served, admin } = await serve(3);
  try {
    const [one, other] = [await create(admin, ['payments:read']), await create(admin, ['payments:read'])];
    const call = ({ key }: { key: string }) =>
      served.client().request('GET', '/api/admin/returns', undefined, bearer(key));
    const answers = [await call(one), await call(one), await call(one), await call(one)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-policy'))).toEqual(Array(4).fill('"key";q=3;w=60'));
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.split(';t=')[0])).toEqual(
      [2, 1, 0, 0].map((left) => `"key";r=${left}`),
    );
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(other)).status).toBe(200);
  } finally {
    await served.close();
  }
});

test('sandbox and live keys are refused by the other installation, which says where they work', async () => {
  const [real, sandbox] = [await serve(), await serve(keyLimit, true)];
  try {
    const [realKey, testKey] = [
      await create(real.admin, ['payments:read']),
      await create(sandbox.admin, ['payments:read']),
    ];
    expect([realKey.key, testKey.key]).toEqual([
      expect.stringMatching(/^cim_live_/),
      expect.stringMatching(/^cim_test_[0-9A-Za-z]{38}$/),
    ]);
    const call = async ({ served }: typeof real, { key }: { key: string }) => {
      const { status, body } = await served.client().request('GET', '/api/admin/returns', undefined, bearer(key));
      return [status, body.message];
    };
    expect(await call(real, realKey)).toEqual([200, undefined]);
    expect(await call(sandbox, testKey)).toEqual([200, undefined]);
    expect(await call(real, testKey)).toEqual([401, messages.apiKeyOfSandbox]);
    expect(await call(sandbox, realKey)).toEqual([401, messages.apiKeyOfLive]);
  } finally {
    await Promise.all([real.served.close(), sandbox.served.close()]);
  }
});

describe('what a key may call', () => {
  let served: TestGateway;
  let admin: TestClient;
  const keys = new Map<string, string>();

  beforeAll(async () => {
    ({ served, admin } = await serve());
  });

  afterAll(() => served.close());

  const getKey = async (scopes: readonly ApiKeyScope[]): Promise<string> => {
    const key = keys.get(scopes.join()) ?? (await create(admin, scopes)).key;
    keys.set(scopes.join(), key);
    return key;
  };

  // Of a record that does not exist, and without a body: what is allowed fails later, and changes nothing.
  const send = ({ method, path: routePath }: Route, headers: Record<string, string>) =>
    served.client().request(method, toAddress(routePath, 999_999), undefined, headers);

  test.each(routes.map((route): [string, Route] => [`${route.method} ${route.path}`, route]))(
    '%s follows from its scopes alone',
    async (_, route) => {
      const { access } = route;
      const scopes = getScopes(route);
      expect((await send(route, bearer('cim_live_nada'))).status).toBe(401);
      if (access === 'public') return;
      expect((await send(route, {})).status).toBe(401);
      // All scopes but its own: were one of them enough, this would pass.
      const others = await send(route, bearer(await getKey(apiKeyScopes.filter((scope) => !scopes.includes(scope)))));
      expect([others.status, others.body.code]).toEqual([403, 'FORBIDDEN']);
      expect([others.body.scopes, others.body.detail]).toEqual([
        scopes.length > 0 ? scopes : undefined,
        describeMissingScopes([scopes]),
      ]);
      for (const scope of scopes) {
        const { status } = await send(route, bearer(await getKey([scope])));
        expect([scope, [401, 403].includes(status)]).toEqual([scope, false]);
      }
    },
  );
});

test('in production, a key may not do what asks for a proof and for no second person', async () => {
  const { served, admin } = await serve(keyLimit, false, 'production');
  const { key } = await create(admin, ['withdrawals:write']);
  const batch = await served.client().request('POST', '/api/admin/withdrawal-batches', {}, bearer(key));
  expect([batch.status, batch.body.message]).toEqual([403, accessMessages.sessionNeeded]);
  expect((await admin.request('POST', '/api/admin/withdrawal-batches', {})).status).not.toBe(403);
  await served.close();
});
