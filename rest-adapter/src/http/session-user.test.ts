import { exampleBankAccount, fixturePassword, type TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

const rename = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { fullName } }';

describe('a change that a page prepared for another user', () => {
  const served = useEmptyRest('sqlite');
  let client: TestClient;
  let other: { 'session-user': string };
  let own: { 'session-user': string };

  beforeAll(async () => {
    const user = await served.fixtures.user('ana', { fullName: 'Ana Paz' });
    const before = await served.fixtures.user('maria');
    client = await served.signedIn('ana');
    other = { 'session-user': String(before.id) };
    own = { 'session-user': String(user.id) };
  });

  const send = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    client.request(method, path, body, headers);
  const profile = { email: 'ana@prueba.example', fullName: 'Ana Paz' };

  test('a REST request is refused, whatever its input and idempotency key', async () => {
    for (const body of [exampleBankAccount, {}, 'no JSON']) {
      const answer = await send('PUT', '/api/user/bank-account', body, { ...other, 'idempotency-key': 'x' });
      expect([answer.status, answer.body.code]).toEqual([409, 'SESSION_CHANGED']);
      expect(answer.body.detail).toContain('Ana Paz');
    }
    expect((await send('GET', '/api/user/bank-account', undefined, own)).status).toBe(404);
  });

  test('a GraphQL request is refused, whatever its variables', async () => {
    for (const variables of [{ input: profile }, { input: {} }, {}]) {
      const { body } = await send('POST', '/graphql', { query: rename, variables }, other);
      expect(body.errors[0].extensions).toMatchObject({ code: 'SESSION_CHANGED', status: 409 });
    }
  });

  test('a request runs when it names the user of the session, or nobody', async () => {
    for (const headers of [own, {}]) {
      const { body } = await send('POST', '/graphql', { query: rename, variables: { input: profile } }, headers);
      expect(body.errors).toBeUndefined();
    }
    expect((await send('PUT', '/api/user/bank-account', exampleBankAccount, own)).status).toBe(200);
  });

  test('a read is not compared', async () => {
    expect((await send('GET', '/api/user/profile', undefined, other)).status).toBe(200);
    const { body } = await send('POST', '/graphql', { query: '{ currentUser { fullName } }' }, other);
    expect(body.data.currentUser).toEqual({ fullName: 'Ana Paz' });
  });

  test('a key is not compared, and without a session the answer stays that nobody is signed in', async () => {
    const admin = await served.fixtures.user(`jefa`, { role: 'admin' });
    const actor = { userId: admin.id, address: null, sessionHash: null };
    const { key } = await served.gateway.services.apiKeys.create({ name: 'Clave', scopes: ['content:write'] }, actor);
    const { status } = await served
      .client()
      .request('POST', '/api/admin/blog', {}, { ...other, authorization: `Bearer ${key}` });
    expect(status).not.toBe(409);
    const visitor = await served.client().request('PUT', '/api/user/bank-account', exampleBankAccount, other);
    expect(visitor.status).toBe(401);
  });

  test('signing in, proving who one is and signing out are never refused', async () => {
    const credentials = { username: 'ana', password: fixturePassword };
    for (const [path, body] of [
      ['/api/auth/login', credentials],
      ['/api/auth/step-up', { password: fixturePassword }],
      ['/api/auth/logout', undefined],
    ] as const)
      expect([path, (await send('POST', path, body, other)).status]).toEqual([path, 200]);
  });
});
