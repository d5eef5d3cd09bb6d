import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

describe.each(databaseKinds)('payments over REST on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let body: Record<string, unknown>;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    const { fixtures } = served;
    await fixtures.user('jefa', { role: 'admin' });
    const [owner, project] = [await fixtures.user('duena'), await fixtures.project()];
    const { id: investmentId } = await fixtures.investment(owner, project);
    body = { investmentId, userId: owner.id, projectId: project.id, amount: '70.83', period: '2025-01' };
    Object.assign(body, { paymentDate: '2025-01-31', status: 'paid' });
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterAll(() => served.close());

  test('a payment that equals an earlier one is recorded with a warning', async () => {
    const first = await admin.request('POST', '/api/admin/returns', body);
    expect([first.status, first.body.warnings]).toEqual([201, undefined]);
    expect(first.headers.get('location')).toBe(`/api/admin/returns/${first.body.id}`);
    const key = { 'idempotency-key': 'intento-segundo' };
    const second = await admin.request('POST', '/api/admin/returns', { ...body, amount: 70.83 }, key);
    expect([second.status, second.body.warnings]).toEqual([
      201,
      [
        {
          code: 'DUPLICATE',
          message: expect.stringContaining(`n.º ${first.body.id}`),
          paymentIds: [first.body.id],
        },
      ],
    ]);
    expect((await admin.request('POST', '/api/admin/returns', { ...body, amount: 70.83 }, key)).body).toEqual(
      second.body,
    );
    const other = await admin.request('POST', '/api/admin/returns', { ...body, amount: '70.84' });
    expect([other.status, other.body.warnings]).toEqual([201, undefined]);
  });

  test('a PUT takes back what a POST gave, with its warnings', async () => {
    const { body: created } = await admin.request('POST', '/api/admin/returns', body);
    expect(created.warnings).toHaveLength(1);
    const { status, headers } = await admin.request('PUT', `/api/admin/returns/${created.id}`, created);
    expect([status, headers.get('location')]).toEqual([200, null]);
  });

  test('the line of the log has the id that the answer shows', async () => {
    const { headers } = await admin.request('GET', '/api/admin/returns');
    const lines = served.log.lines.map((text) => JSON.parse(text));
    expect(lines.findLast(({ req }) => req !== undefined).req).toEqual({
      id: headers.get('request-id'),
      method: 'GET',
      path: '/api/admin/returns',
    });
  });
});
