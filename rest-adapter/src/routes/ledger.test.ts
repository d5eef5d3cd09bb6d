import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { goodBodies } from '../testing/good-bodies';

const path = '/api/admin/ledger/adjustments';
const adjustment = goodBodies[path];

describe.each(databaseKinds)('adjustments over REST on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let second: TestClient;
  let maria: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    admin = await served.signedIn('admin', 'admin123');
    second = await served.signedIn('tesoreria', 'tesoreria123');
    maria = await served.signedIn('maria', 'maria123');
  });

  afterAll(() => served.close());

  const readBalance = async () => (await maria.request('GET', '/api/user/balance')).body.available as string;
  const approve = (id: number) => second.request('POST', `/api/admin/approvals/${id}/approve`);
  const addCents = (balance: string, cents: number) => ((Math.round(Number(balance) * 100) + cents) / 100).toFixed(2);

  test('an adjustment waits for the other administrator, is posted and reversed as requested', async () => {
    const before = await readBalance();
    const asked = await admin.request('POST', path, adjustment);
    expect([asked.status, asked.body]).toEqual([202, { approvalId: expect.any(Number), status: 'pending' }]);
    expect((await admin.request('POST', path, adjustment)).status).toBe(409);
    expect(await readBalance()).toBe(before);
    expect((await approve(asked.body.approvalId)).status).toBe(200);
    expect(await readBalance()).toBe(addCents(before, 1250));

    const { data } = await admin.graphql('{ adminLedgerEntries(kind: adjustment) { items { id } } }');
    const reversal = `${path}/${data?.adminLedgerEntries.items[0].id}/reverse`;
    const waiting = await admin.request('POST', reversal);
    expect(waiting.status).toBe(202);
    expect((await approve(waiting.body.approvalId)).status).toBe(200);
    expect(await readBalance()).toBe(before);
    expect((await admin.request('POST', reversal)).status).toBe(409);
  });

  test.each([
    ['an account of nobody', { creditAccount: 'investor:999999:available' }, 404],
    ['a held balance', { creditAccount: 'investor:2:held' }, 400],
    ['one account twice', { creditAccount: 'suspense' }, 400],
    ['nothing', { amount: '0.00' }, 400],
    ['an unknown field', { color: 'rojo' }, 400],
  ])('%s is refused', async (_what, change, status) => {
    expect((await admin.request('POST', path, { ...adjustment, ...change })).status).toBe(status);
  });

  test('an entry of another kind is not reversed by hand', async () => {
    expect((await admin.request('POST', `${path}/1/reverse`)).status).toBe(409);
    expect((await admin.request('POST', `${path}/999999/reverse`)).status).toBe(404);
    expect((await maria.request('POST', path, adjustment)).status).toBe(403);
  });
});

describe.each(databaseKinds)('adjustments that nobody has to approve on %s', (kind) => {
  test('adjustments are posted at once, and once per key', async () => {
    const served = await createTestGateway(kind, {
      config: { approvals: 'off' },
      mount: (gateway) => createRestAdapter({ gateway }),
    });
    try {
      const admin = await served.signedIn('admin', 'admin123');
      const headers = { 'idempotency-key': 'un-ajuste-1' };
      const { status, body } = await admin.request('POST', path, adjustment, headers);
      expect([status, body]).toEqual([
        201,
        {
          id: expect.any(Number),
          kind: 'adjustment',
          occurredOn: '2026-02-03',
          createdAt: expect.any(String),
          memo: 'Comisión devuelta',
          reversalOf: null,
          postings: [
            { account: { code: 'suspense' }, amount: '-12.50' },
            { account: { code: 'investor:2:available' }, amount: '12.50' },
          ],
        },
      ]);
      expect((await admin.request('POST', path, adjustment, headers)).body).toEqual(body);
      const reversal = await admin.request('POST', `${path}/${body.id}/reverse`);
      expect([reversal.status, reversal.body]).toMatchObject([200, { kind: 'reversal', reversalOf: body.id }]);
    } finally {
      await served.close();
    }
  });
});
