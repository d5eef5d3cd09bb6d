import type { TestClient } from '@cimiento/gateway/testing';
import { useRest } from '../testing/serve-rest';

describe('orders over REST', () => {
  const served = useRest('sqlite');
  let maria: TestClient;
  let admin: TestClient;
  let projectId: number;

  beforeAll(async () => {
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.liftReservationLimits();
    projectId = (await served.fixtures.project()).id;
  });

  const post = (values: object, headers: Record<string, string> = {}) =>
    maria.request('POST', '/api/user/orders', { projectId, amount: 1000, acceptedRisks: true, ...values }, headers);

  test('an order by transfer is reserved, shown, and cancelled as often as it is asked for', async () => {
    const { status, body } = await post({ fundedFrom: 'transfer' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^CIM-/),
      projectId,
      amount: 1000,
      fundedFrom: 'transfer',
      status: 'reserved',
      reference: expect.stringMatching(/^RF\d{2}/),
      expiresAt: expect.any(String),
      investmentId: null,
      received: '0.00',
      missing: '1000.00',
      createdAt: expect.any(String),
    });
    expect((await maria.request('GET', `/api/user/orders/${body.id}`)).body).toEqual(body);
    for (let time = 0; time < 2; time += 1) {
      const answer = await maria.request('POST', `/api/user/orders/${body.id}/cancel`);
      expect([answer.status, answer.body]).toEqual([200, { ...body, status: 'cancelled', missing: '0.00' }]);
    }
    expect((await admin.request('POST', `/api/user/orders/${body.id}/cancel`)).status).toBe(404);
  });

  test.each([{ fundedFrom: 'BALANCE' }, { amount: 'mil' }, { acceptedRisks: false }, { color: 'rojo' }])(
    'an order with %j is not valid',
    async (values) => {
      expect((await post(values)).status).toBe(400);
    },
  );

  test('lists are by id; administrators filter by status, project and investor, page by page', async () => {
    for (let number = 0; number < 2; number += 1) await post({});
    const { body: own } = await maria.request('GET', '/api/user/orders');
    const ids: number[] = own.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const get = async (query: string) => (await admin.request('GET', `/api/admin/orders?${query}`)).body;
    const reserved = await get(`status=reserved&projectId=${projectId}&userId=2`);
    expect(reserved.length).toBeGreaterThan(1);
    expect(new Set(reserved.map(({ status }: { status: string }) => status))).toEqual(new Set(['reserved']));
    expect(await get(`projectId=${projectId + 1}`)).toEqual([]);
    const page = await admin.request(
      'GET',
      `/api/admin/orders?status=reserved&userId=2&projectId=${projectId}&limit=1`,
    );
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('status=reserved');
    expect((await admin.request('GET', next)).body[0]).toMatchObject({ id: reserved[1].id, status: 'reserved' });
    for (const query of ['status=nuevo', 'projectId=x', 'color=rojo'])
      expect((await admin.request('GET', `/api/admin/orders?${query}`)).status).toBe(400);
    expect((await maria.request('GET', '/api/admin/orders')).status).toBe(403);
  });
});
