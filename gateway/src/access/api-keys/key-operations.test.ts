import { type ApiKeyScope, messages } from '@cimiento/contracts';
import { createActor, createTestGateway, databaseKinds, type TestGateway } from '../../testing';
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

  const refusal = [{ message: messages.apiKeyScopeMissing, extensions: { code: 'FORBIDDEN', status: 403 } }];

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

  test.each<[string, ApiKeyScope[]]>([
    ['{ payments { id } }', ['payments:write']],
    ['{ payments { user { email } } }', ['payments:read']],
    ['{ payments { id } currentUser { id } }', ['payments:read', 'users:read']],
    ['{ apiKeys { id } }', ['payments:read', 'users:read']],
    ['mutation { deletePayment(id: 1) { id } }', ['payments:read']],
  ])('%s is refused to a key with %j, before any of it runs', async (query, scopes) => {
    const { status, body } = await send(query, scopes);
    expect([status, body.data, body.errors]).toEqual([403, undefined, refusal]);
  });

  test('a refusal is a security event that names the field', async () => {
    await send('{ payments { user { email } } }', ['payments:read']);
    const events = await served.reader.query("SELECT userId, detail FROM security_event WHERE kind = 'access_denied'");
    expect(events).toContainEqual({ userId: chief.id, detail: 'Payment.user' });
  });

  test('a key that does not work may send nothing', async () => {
    const headers = { authorization: 'Bearer cim_live_nada' };
    const { status } = await served.client().request('POST', '/graphql', { query: '{ projectCount }' }, headers);
    expect(status).toBe(401);
    expect((await served.client().request('POST', '/graphql', { query: '{ projectCount }' })).status).toBe(403);
  });
});
