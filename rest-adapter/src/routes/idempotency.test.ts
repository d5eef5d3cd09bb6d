import { randomUUID } from 'node:crypto';
import { fixturePassword, type TestClient } from '@cimiento/gateway/testing';
import { fileRoutes } from './file-routes';
import { goodBodies } from '../testing/good-bodies';
import { routes } from '.';
import { useEmptyRest } from '../testing/serve-rest';

const endpoints = '/api/admin/webhook-endpoints';

/** POSTs without a key, by the reason that they need none. */
const exceptions: Record<string, readonly string[]> = {
  'changes no record': [
    '/api/invitation/validate',
    '/api/admin/projects/{id}/exit/preview',
    '/api/admin/payment-months/{period}/preview',
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
  'loads a whole list, and again gives the same one': ['/api/admin/identity/lists'],
  'is sent by visitors, and a username or an e-mail is taken once': ['/api/auth/register', '/api/waitlist'],
};

test('every POST that creates records takes an Idempotency-Key, unless the table says why not', () => {
  const posts = [...routes, ...fileRoutes].filter(({ method }) => method === 'POST');
  const without = posts.filter(({ isIdempotent }) => !isIdempotent).map(({ path }) => path);
  expect(without.sort()).toEqual(Object.values(exceptions).flat().sort());
});

// Each route gives its first answer again in openapi/agreement.test.ts.
describe('a POST that is sent again', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
  });

  const send = (path: string, body?: unknown, key = `clave-${path.replaceAll(/[^a-z]+/g, '-')}`) =>
    admin.request('POST', path, body, { 'idempotency-key': key });
  const readKeys = async (): Promise<string> =>
    JSON.stringify(await served.reader.query<object[]>('SELECT * FROM idempotency_key'));

  test('stores neither the password of a new user nor a hash of it', async () => {
    const body = { ...goodBodies['/api/admin/users'] };
    expect((await send('/api/admin/users', body)).status).toBe(201);
    expect((await send('/api/admin/users', { ...body, password: 'otra-clave-2' })).status).toBe(409);
    const stored = await readKeys();
    expect(stored).toContain(body['email']);
    expect(stored).not.toContain(String(body['password']));
    expect(stored).not.toContain('argon2');
  });

  test.each(['/api/admin/api-keys', '/api/admin/webhook-endpoints', '/api/admin/webhook-endpoints/{id}/rotate-secret'])(
    'POST %s never stores the secret that it shows',
    async (path) => {
      const { body: endpoint } = await send('/api/admin/webhook-endpoints', goodBodies[endpoints], randomUUID());
      const { body } = await send(path.replace('{id}', String(endpoint.id)), goodBodies[path], randomUUID());
      const secret: string = body.key ?? body.secret;
      expect(secret.length).toBeGreaterThan(20);
      expect(await readKeys()).not.toContain(secret);
    },
  );

  test('the proof of identity is required before a response is returned again', async () => {
    const { body: endpoint } = await send(endpoints, goodBodies[endpoints], randomUUID());
    const address = `${endpoints}/${endpoint.id}/rotate-secret`;
    await send(address);
    await served.fixtures.expireProofs();
    const refused = await send(address);
    expect([refused.status, refused.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    await admin.signIn('jefa', fixturePassword);
    expect((await send(address)).status).toBe(409);
  });

  test('an action that waits returns 202 again, also after another administrator approved it', async () => {
    const second = await served.signedInAdmin('tesorera');
    const path = '/api/admin/ledger/adjustments';
    const body = { ...goodBodies[path], creditAccount: 'investor:1:available' };
    const first = await send(path, body);
    expect([first.status, (await send(path, body)).body]).toEqual([202, first.body]);
    const { body: decided } = await second.request('POST', `/api/admin/approvals/${first.body.approvalId}/approve`);
    expect(decided.status).toBe('approved');
    const again = await send(path, body);
    expect([again.status, again.body]).toEqual([202, first.body]);
  });
});
