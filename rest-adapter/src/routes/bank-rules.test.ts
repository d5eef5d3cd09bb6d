import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { postLines } from '../testing/bank';

const path = '/api/admin/bank-rules';

describe.each(databaseKinds)('saved rules over REST on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    admin = await served.signedIn('admin', 'admin123');
  });

  afterAll(() => served.close());

  test('a rule is tried, saved, applied to a statement, and deleted', async () => {
    const line = { bookedOn: '2026-01-20', amount: '-0.40', description: 'Peaje interbancario', reference: null };
    const [waiting] = await postLines(admin, [line], '-0.40');
    expect(waiting).toMatchObject({ status: 'suspense', ruleId: null });
    const rule = { text: 'PEAJE', purpose: 'bank_fee', direction: 'debit' };
    const { body: trial } = await admin.request('POST', `${path}/preview`, rule);
    expect(trial).toMatchObject({ count: 1, total: '-0.40', differing: 0, lines: [{ id: waiting?.id }] });
    const headers = { 'idempotency-key': 'regla-de-peaje' };
    const { status, body: saved } = await admin.request('POST', path, rule, headers);
    expect([status, saved]).toEqual([201, expect.objectContaining({ ...rule, bankAccountId: null, lines: 0 })]);
    expect((await admin.request('POST', path, rule, headers)).body.id).toBe(saved.id);
    const [applied] = await postLines(admin, [{ ...line, bookedOn: '2026-01-21' }], '-0.40');
    expect(applied).toMatchObject({ status: 'matched', purpose: 'bank_fee', ruleId: saved.id });
    expect((await admin.request('GET', path)).body).toEqual([{ ...saved, lines: 1 }]);
    expect((await admin.request('DELETE', `${path}/${saved.id}`)).body).toEqual({ id: saved.id });
    expect((await admin.request('GET', path)).body).toEqual([]);
  });
});
