import { type ApiKeyScope, apiKeyScopes, describeMissingScopes } from '@cimiento/contracts';
import { schemaText } from '../../emit-schema';
import { createActor, createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import type { Investment } from '../../investing/records';
import type { User } from '../records';

describe.each(databaseKinds)('operations with an API key on %s', (kind) => {
  let served: TestGateway;
  let chief: User;
  let investment: Investment;

  beforeAll(async () => {
    // As in production, where a visitor's own operations are refused.
    served = await createTestGateway(kind, { demoData: false, config: { operations: 'trusted', playground: false } });
    const { fixtures } = served;
    chief = await fixtures.user('jefa', { role: 'admin' });
    investment = await fixtures.investment(await fixtures.user('socia'), await fixtures.project());
    await fixtures.payment(investment);
  });

  afterAll(() => served.close());

  /** Sends an operation with a new key that has these scopes. */
  async function send(query: string, scopes: ApiKeyScope[], variables = {}) {
    const { key } = await served.gateway.services.apiKeys.create(
      { name: 'Contabilidad', scopes },
      createActor(chief.id),
    );
    const headers = { authorization: `Bearer ${key}` };
    return served.client().request('POST', '/graphql', { query, variables }, headers);
  }

  test('a program reads what its scopes allow, also by a reference', async () => {
    const query = '{ payments { amount user { username } project { id } } }';
    const { status, body, headers } = await send(query, ['payments:read', 'users:read', 'projects:read']);
    const { userId, projectId } = investment;
    expect([status, body]).toEqual([
      200,
      {
        data: { payments: [{ amount: expect.any(String), user: { username: 'socia' }, project: { id: projectId } }] },
      },
    ]);
    expect(userId).not.toBe(chief.id);
    expect(headers.get('ratelimit')).toContain('"key";r=');
  });

  test('a program changes what its scopes allow, in the name of who created the key', async () => {
    const variables = {
      input: {
        investmentId: investment.id,
        userId: investment.userId,
        projectId: investment.projectId,
        amount: '12.50',
        period: '2025-01',
        paymentDate: '2025-01-31',
      },
    };
    const create = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id amount } }';
    const { body } = await send(create, ['payments:write'], variables);
    expect(body).toEqual({ data: { createPayment: { id: expect.any(Number), amount: '12.50' } } });
    const [entry] = await served.reader.query(
      "SELECT userId, sessionHash FROM audit_entry WHERE entity = 'payment' AND recordId = ?",
      [body.data.createPayment.id],
    );
    expect(entry).toEqual({ userId: chief.id, sessionHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  const read = 'payments:read';
  test.each<[query: string, scopes: ApiKeyScope[], missing: ApiKeyScope[]]>([
    ['{ payments { id } }', ['payments:write'], [read]],
    ['{ payments { user { email } } }', [read], ['users:read']],
    ['{ payments { id user { email } } users { id } }', ['ledger:read'], [read, 'users:read']],
    ['{ webhookDeliveries { id } }', [read], ['webhooks:read', 'webhooks:write']],
    ['{ apiKeys { id } }', [read, 'users:read'], ['audit:read']],
    ['mutation { deletePayment(id: 1) { id } }', [read], ['payments:write']],
  ])('%s is refused to a key with %j, which lacks %j', async (query, scopes, missing) => {
    const { status, body } = await send(query, scopes);
    const [{ message, extensions }] = body.errors;
    expect([status, body.data, extensions]).toEqual([
      403,
      undefined,
      { code: 'FORBIDDEN', status: 403, scopes: missing },
    ]);
    expect(message).toContain(missing[0]);
  });

  test.each(['{ payments { id } currentUser { id } }', 'mutation { revokeApiKey(id: 1) { id } }'])(
    '%s is refused to every key',
    async (query) => {
      const { status, body } = await send(query, [...apiKeyScopes]);
      expect([status, body.errors]).toEqual([
        403,
        [{ message: describeMissingScopes([[]]), extensions: { code: 'FORBIDDEN', status: 403 } }],
      ]);
    },
  );

  test('a refusal is a security event that names the field', async () => {
    await send('{ payments { user { email } } }', ['payments:read']);
    const events = await served.reader.query("SELECT userId, detail FROM security_event WHERE kind = 'access_denied'");
    expect(events).toContainEqual({ userId: chief.id, detail: 'Payment.user' });
  });

  test('the schema is served to keys as text, and to nobody else', async () => {
    const { key } = await served.gateway.services.apiKeys.create(
      { name: 'Esquema', scopes: ['projects:read'] },
      createActor(chief.id),
    );
    const read = (client: TestClient, headers = {}) => client.request('GET', '/graphql/schema', undefined, headers);
    const { status, headers, body } = await read(served.client(), { authorization: `Bearer ${key}` });
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain; charset=utf-8', schemaText()]);
    const refused = await read(served.client());
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a key that does not work may send nothing', async () => {
    const headers = { authorization: 'Bearer cim_live_nada' };
    const { status } = await served.client().request('POST', '/graphql', { query: '{ projectCount }' }, headers);
    expect(status).toBe(401);
    expect((await served.client().request('POST', '/graphql', { query: '{ projectCount }' })).status).toBe(403);
  });
});
