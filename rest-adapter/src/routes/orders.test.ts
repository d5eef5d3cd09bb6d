import {
  createTestGateway,
  fixturePassword,
  databaseKinds,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

describe.each(databaseKinds)('orders over REST on %s', (kind) => {
  let served: TestGateway;
  let maria: TestClient;
  let admin: TestClient;
  let projectId: number;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.liftReservationLimits();
    projectId = (await served.fixtures.project()).id;
  });

  afterAll(() => served.close());

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

  test('an order from the balance is paid at once, and refused with what is missing', async () => {
    const { body } = await post({ fundedFrom: 'balance' });
    expect(body).toMatchObject({ fundedFrom: 'balance', status: 'paid', reference: null, expiresAt: null });
    expect(body.investmentId).toEqual(expect.any(Number));
    const { body: balance } = await maria.request('GET', '/api/user/balance');
    const answer = await post({ fundedFrom: 'balance', amount: 300_000 - 2000 });
    expect([answer.status, answer.body.title]).toEqual([409, 'Saldo insuficiente']);
    expect((await maria.request('GET', '/api/user/balance')).body).toEqual(balance);
  });

  test('a reservation is paid from the balance once, and refused with what is missing', async () => {
    const { username, id: userId } = await served.fixtures.user('pagadora');
    const payer = await served.signedIn(username, fixturePassword);
    const input = { projectId, amount: 1000, acceptedRisks: true, fundedFrom: 'transfer' };
    const { body: order } = await payer.request('POST', '/api/user/orders', input);
    const pay = (client = payer, key = 'un-pago-1') =>
      client.request('POST', `/api/user/orders/${order.id}/pay`, {}, { 'idempotency-key': key });
    await served.fixtures.deposit({ id: userId }, 999);
    const refused = await pay();
    expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_BALANCE']);
    expect(refused.body.errors.amount).toContain('te falta $1.00');
    await served.fixtures.deposit({ id: userId }, 1);
    const { status, body } = await pay();
    expect([status, body]).toEqual([
      200,
      { ...order, status: 'paid', fundedFrom: 'balance', investmentId: expect.any(Number), missing: '0.00' },
    ]);
    expect((await pay()).body).toEqual(body);
    expect((await payer.request('GET', '/api/user/balance')).body).toMatchObject({ available: '0.00' });
    expect((await pay(payer, 'un-pago-2')).status).toBe(409);
    expect((await pay(maria)).status).toBe(404);
    await payer.request('POST', `/api/user/orders/${order.id}/cancel`);
    expect((await payer.request('GET', '/api/user/balance')).body).toMatchObject({ available: '1000.00' });
  });

  test('a key makes retries one order; without it each request is a new one', async () => {
    const key = { 'idempotency-key': 'una-orden-1' };
    const first = await post({}, key);
    expect((await post({}, key)).body).toEqual(first.body);
    expect((await post({ amount: 2000 }, key)).status).toBe(409);
    const [one, other] = [await post({ amount: 4000 }), await post({ amount: 4000 })];
    expect(other.body.id).not.toBe(one.body.id);
    expect([one.body.warnings, other.body.warnings]).toEqual([
      undefined,
      [{ code: 'EQUAL_ORDER', field: 'amount', message: 'Ya invertiste $4,000 aquí hace un momento.' }],
    ]);
  });

  test.each([
    [{ amount: 1500 }, 400],
    [{ amount: 'mil' }, 400],
    [{ fundedFrom: 'BALANCE' }, 400],
    [{ fundedFrom: 'tarjeta' }, 400],
    [{ acceptedRisks: false }, 400],
    [{ color: 'rojo' }, 400],
    [{ projectId: 999_999 }, 404],
    [{ amount: 400_000 }, 409],
  ])('%p is answered with %i', async (values, status) => {
    expect((await post(values)).status).toBe(status);
  });

  test('lists are by id; administrators filter by status, project and investor, page by page', async () => {
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
