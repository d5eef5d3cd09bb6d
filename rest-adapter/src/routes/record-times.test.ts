import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countQueries, databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { postLines } from '../testing/bank';
import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';
import { routes } from '.';

/** Lists without both times, and why. */
const exceptions: Record<string, string> = {
  '/api/admin/audit-entries': 'an entry never changes',
  '/api/admin/ledger/entries': 'an entry never changes',
  '/api/admin/ledger/journal': 'an entry never changes',
  '/api/user/movements': 'a movement never changes',
  '/api/admin/bank-rules': 'a rule never changes',
  '/api/admin/bank-accounts': 'the operator creates accounts, and nothing that is read changes',
  '/api/admin/account-codes': 'the whole chart is replaced at once',
  '/api/admin/compliance-rules': 'all of them are replaced at once',
  '/api/admin/projects/{id}/fees': 'all of them are replaced at once',
  '/api/admin/identity-cases': 'a case says when it was submitted and decided',
  '/api/admin/identity/lists': 'a load never changes',
  '/api/admin/identity/thresholds': 'computed',
  '/api/user/identity/documents': 'another upload replaces a document',
  '/api/admin/ledger/journal-batches': 'a batch never changes',
  '/api/projects/{id}/finances': 'computed',
  '/api/admin/periods': 'a month is not created',
  '/api/admin/webhook-deliveries': 'each attempt has its times',
  '/api/admin/payment-months/{period}': 'computed',
  '/api/user/rent-calendar': 'computed',
  '/api/admin/search': 'results of several kinds',
};

type Schema = { properties?: Record<string, unknown>; items?: { $ref?: string } };
type Operation = { responses: Record<string, { content: Record<string, { schema: Schema }> }> };
const document = JSON.parse(readFileSync(path.join(__dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema> };
};

test('each record of a list that can change has the times of its creation and its last change', () => {
  const lists = routes.filter(
    ({ method, access, pagedBy, returnsList }) => method === 'GET' && access !== 'public' && (pagedBy ?? returnsList),
  );
  expect(lists.length).toBeGreaterThan(25);
  const without = lists.filter(({ responseSchema }) => {
    const { properties = {} } = document.components.schemas[responseSchema] ?? {};
    return !('createdAt' in properties && 'updatedAt' in properties);
  });
  expect(without.map((route) => route.path).sort()).toEqual(Object.keys(exceptions).sort());
});

describe.each(databaseKinds)('times of records on %s', (kind) => {
  const served = useRest(kind);
  let admin: TestClient;
  let maria: TestClient;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    maria = await served.signedIn('maria', 'maria123');
  });

  const listSince = async (list: string, since: number): Promise<number[]> => {
    const address = `${list}?limit=1000&updatedSince=${new Date(since).toISOString()}`;
    const { status, body } = await admin.request<{ id: number }[]>('GET', address);
    expect([address, status]).toEqual([address, 200]);
    return body.map(({ id }) => id);
  };

  let aged = Date.parse('2020-01-01T00:00:00Z');
  /** Makes the rows of a table ones of long ago, each time of another moment: setting the time that a row has counts as a change. */
  const age = (table: string) =>
    served.gateway.database.transaction((manager) =>
      manager
        .createQueryBuilder()
        .update(table)
        .set({ updatedAt: new Date((aged += 1)) })
        .execute(),
    );

  const post = async (client: TestClient, address: string, body?: object) => {
    const answer = await client.request('POST', address, body);
    expect([200, 201]).toContain(answer.status);
    return answer.body;
  };

  test.each<[string, string, () => Promise<{ id: number } | undefined>, (id: number) => Promise<unknown>]>([
    [
      '/api/admin/payment-runs',
      'payment_run',
      () => post(admin, '/api/admin/payment-runs', goodBodies['/api/admin/payment-runs']),
      (id) => post(admin, `/api/admin/payment-runs/${id}/undo`),
    ],
    [
      '/api/admin/withdrawals',
      'withdrawal',
      () => post(maria, '/api/user/withdrawals', { amount: '1.00' }),
      (id) => post(maria, `/api/user/withdrawals/${id}/cancel`),
    ],
    [
      '/api/admin/bank-lines',
      'bank_statement_line',
      async () =>
        (await postLines({ served, admin }, [{ bookedOn: '2026-01-20', amount: '33.00', description: 'UNO' }]))[0],
      (id) => post(admin, `/api/admin/bank-lines/${id}/match`, { userId: 2 }),
    ],
  ])('%s lists what was created or changed since an instant', async (list, table, create, change) => {
    await age(table);
    const start = Date.now() - 1000;
    expect(await listSince(list, start)).toEqual([]);
    const { id = 0 } = (await create()) ?? {};
    expect(await listSince(list, start)).toEqual([id]);
    await age(table);
    expect(await listSince(list, start)).toEqual([]);
    await change(id);
    expect(await listSince(list, start)).toContain(id);
    expect(await listSince(list, Date.now() + 60_000)).toEqual([]);
  });

  test('months that were closed or reopened are listed since an instant', async () => {
    await served.gateway.database.transaction((manager) =>
      manager.insert('accounting_period', { period: '2015-01', closedAt: new Date(), closedBy: 1 }),
    );
    const read = (since: number) =>
      admin.request('GET', `/api/admin/periods?updatedSince=${new Date(since).toISOString()}`);
    expect((await read(Date.now() - 60_000)).body).toContainEqual(
      expect.objectContaining({ period: '2015-01', state: 'closed', updatedAt: expect.any(String) }),
    );
    expect((await read(Date.now() + 60_000)).body).toEqual([]);
    expect((await admin.request('GET', '/api/admin/periods?updatedSince=ayer')).status).toBe(400);
  });

  test('a payment keeps the time of its creation, and a change moves the other', async () => {
    const address = '/api/admin/returns';
    const { id } = await post(admin, address, goodBodies[address]);
    const read = async () => (await admin.request('GET', `${address}/${id}`)).body;
    const before = await read();
    expect(Math.abs(Date.parse(before.createdAt) - Date.now())).toBeLessThan(60_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const changed = await admin.request('PUT', `${address}/${id}`, { ...before, amount: '7.00' });
    expect(changed.body).toMatchObject({ createdAt: before.createdAt, amount: '7.00' });
    expect(Date.parse(changed.body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await read()).toMatchObject({ updatedAt: changed.body.updatedAt });
  });

  test('the list of users says which are disabled', async () => {
    const { id } = await served.fixtures.user('ausente', { disabledAt: new Date('2026-01-02T03:04:05.678Z') });
    const { body } = await admin.request<{ id: number }[]>('GET', '/api/admin/users');
    expect(body.find((user) => user.id === id)).toMatchObject({ disabledAt: '2026-01-02T03:04:05.678Z' });
    expect(body[0]).toMatchObject({ disabledAt: null });
  });

  test('the times of a page are read with one more query, however many rows it has', async () => {
    const count = async (limit: number): Promise<number> =>
      (
        await countQueries(served.gateway.database, () => admin.request('GET', `/api/admin/returns?limit=${limit}`))
      ).filter((query) => /FROM `?"?payment/i.test(query)).length;
    expect([await count(2), await count(20)]).toEqual([await count(5), await count(5)]);
  });
});
