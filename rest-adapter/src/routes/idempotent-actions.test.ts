import { addDays, addMonths, messages, today, toPeriod } from '@cimiento/contracts';
import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { mountAdapter } from '../testing/send-outside';
import { MoneyWorld } from '../testing/money-world';
import { routes } from '.';

/** A POST, and who sends it. */
type Action = { client: TestClient; path: string; body?: object };
/** Another body for the key of an action; an action without a body is made again, for another record. */
type Case = [path: string, make: (world: MoneyWorld) => Promise<Action>, other?: object];

const endpoint = { url: 'https://sistema.prueba.example/webhooks', events: ['payment.paid'] };

describe.each(databaseKinds)('an action that is sent again on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let second: TestClient;

  const start = async (config: object = {}) => {
    served = await createTestGateway(kind, {
      demoData: false,
      config: { sandbox: true, ...config },
      mount: mountAdapter,
    });
    for (const name of ['jefa', 'tesorera']) await served.fixtures.user(name, { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
    second = await served.signedIn('tesorera', fixturePassword);
    await served.gateway.services.collectingAccounts.create({
      bank: 'Banco del Austro',
      accountType: 'checking',
      accountNumber: '0100204587',
      holderName: 'Fideicomiso',
      holderIdNumber: '1793201547001',
    });
  };

  const send = ({ client, path, body }: Action, key: string) =>
    client.request('POST', path, body, { 'idempotency-key': key });

  const createWorld = () => MoneyWorld.create(served, admin, second);
  const create = async (client: TestClient, path: string, body?: object): Promise<number> =>
    (await client.request('POST', path, body)).body.id;

  const makeWithdrawal =
    (action: string, body?: object) =>
    async ({ withdraw, decide }: MoneyWorld): Promise<Action> => {
      const { id } = (await withdraw()).body;
      if (action === 'pay' || action === 'unapprove') await decide(id, 'approve', second);
      return { client: admin, path: `/api/admin/withdrawals/${id}/${action}`, body };
    };
  const makeBatch =
    (action: string, body?: object) =>
    async ({ withdraw, decide }: MoneyWorld): Promise<Action> => {
      const { id } = (await withdraw()).body;
      await decide(id, 'approve', second);
      const given = { withdrawalIds: [id] };
      if (action === 'create') return { client: admin, path: '/api/admin/withdrawal-batches', body: given };
      const batch = await create(admin, '/api/admin/withdrawal-batches', given);
      const path = `/api/admin/withdrawal-batches/${batch}/${action}`;
      return { client: admin, path, body: action === 'remove' ? given : body };
    };
  const makeOrderAction =
    (action: string) =>
    async ({ order }: MoneyWorld): Promise<Action> => {
      await served.fixtures.liftReservationLimits();
      return { client: admin, path: `/api/admin/orders/${(await order()).body.id}/${action}` };
    };
  const makeDataRequest =
    (action: string) =>
    async ({ investor }: MoneyWorld): Promise<Action> => {
      const id = await create(investor, '/api/user/data-subject-requests', {
        kind: 'correction',
        details: 'Falta una tilde',
      });
      return { client: admin, path: `/api/admin/data-subject-requests/${id}/${action}`, body: { reason: 'Listo' } };
    };
  let runs = 0;
  const makeRun = async (world: MoneyWorld, action = 'undo'): Promise<Action> => {
    await world.hold();
    const terms = {
      projectId: world.projectId,
      amount: '10.00',
      paymentDate: today(),
      status: 'paid',
      participants: 'all',
    };
    const period = `2025-0${(runs += 1)}`;
    const id = await create(admin, '/api/admin/payment-runs', { ...terms, period });
    return { client: admin, path: `/api/admin/payment-runs/${id}/${action}` };
  };

  const cases: Case[] = [
    [
      '/api/admin/api-keys/{id}/revoke',
      async () => {
        const id = await create(admin, '/api/admin/api-keys', { name: 'Contabilidad', scopes: ['payments:read'] });
        return { client: admin, path: `/api/admin/api-keys/${id}/revoke` };
      },
    ],
    ['/api/admin/orders/{id}/remind', makeOrderAction('remind')],
    ['/api/admin/orders/{id}/extend', makeOrderAction('extend')],
    ['/api/admin/orders/{id}/cancel', makeOrderAction('cancel')],
    [
      '/api/user/orders/{id}/cancel',
      async ({ order, investor }) => ({ client: investor, path: `/api/user/orders/${(await order()).body.id}/cancel` }),
    ],
    [
      '/api/user/orders/{id}/pay',
      async ({ order, investor }) => ({ client: investor, path: `/api/user/orders/${(await order()).body.id}/pay` }),
    ],
    [
      '/api/user/withdrawals/{id}/cancel',
      async ({ withdraw, investor }) => {
        return { client: investor, path: `/api/user/withdrawals/${(await withdraw()).body.id}/cancel` };
      },
    ],
    ['/api/admin/withdrawals/{id}/approve', makeWithdrawal('approve')],
    ['/api/admin/withdrawals/{id}/reject', makeWithdrawal('reject', { reason: 'No' }), { reason: 'Otro motivo' }],
    [
      '/api/admin/withdrawals/{id}/pay',
      makeWithdrawal('pay', { paidOn: today(), bankReference: 'TRF-1' }),
      { bankReference: 'TRF-2' },
    ],
    ['/api/admin/withdrawals/{id}/unapprove', makeWithdrawal('unapprove')],
    ['/api/admin/withdrawal-batches', makeBatch('create'), { withdrawalIds: [1] }],
    ['/api/admin/withdrawal-batches/{id}/remove', makeBatch('remove'), { withdrawalIds: [999_999] }],
    ['/api/admin/withdrawal-batches/{id}/cancel', makeBatch('cancel')],
    [
      '/api/admin/withdrawal-batches/{id}/pay',
      makeBatch('pay', { paidOn: today(), bankReference: 'TRF-1' }),
      { bankReference: 'TRF-2' },
    ],
    ['/api/admin/payment-runs/{id}/undo', (world) => makeRun(world)],
    ['/api/admin/payment-runs/{id}/unpay', (world) => makeRun(world, 'unpay')],
    [
      '/api/user/data-subject-requests',
      async ({ investor }) => ({ client: investor, path: '/api/user/data-subject-requests', body: { kind: 'export' } }),
      { kind: 'objection' },
    ],
    [
      '/api/user/data-subject-requests/{id}/cancel',
      async ({ investor }) => {
        const id = await create(investor, '/api/user/data-subject-requests', { kind: 'export' });
        return { client: investor, path: `/api/user/data-subject-requests/${id}/cancel` };
      },
    ],
    ['/api/admin/data-subject-requests/{id}/complete', makeDataRequest('complete'), { reason: 'Otro motivo' }],
    ['/api/admin/data-subject-requests/{id}/reject', makeDataRequest('reject'), { reason: 'Otro motivo' }],
    [
      '/api/admin/bank-lines/{id}/match',
      async (world) => {
        const path = `/api/admin/bank-lines/${await world.unknownLine()}/match`;
        return { client: admin, path, body: { userId: world.userId } };
      },
      { userId: 1 },
    ],
    [
      '/api/admin/bank-lines/{id}/undo',
      async (world) => {
        const id = await world.unknownLine();
        await world.match(id, { userId: world.userId });
        return { client: admin, path: `/api/admin/bank-lines/${id}/undo` };
      },
    ],
    [
      '/api/admin/webhook-endpoints/{id}/test',
      async () => {
        const id = await create(admin, '/api/admin/webhook-endpoints', endpoint);
        return { client: admin, path: `/api/admin/webhook-endpoints/${id}/test` };
      },
    ],
    [
      '/api/admin/webhook-deliveries/{id}/replay',
      async () => {
        const id = await create(admin, '/api/admin/webhook-endpoints', endpoint);
        const delivery = await create(admin, `/api/admin/webhook-endpoints/${id}/test`);
        return { client: admin, path: `/api/admin/webhook-deliveries/${delivery}/replay` };
      },
    ],
    [
      '/api/sandbox/deposits',
      async ({ userId }) => ({ client: admin, path: '/api/sandbox/deposits', body: { userId, amount: '1.00' } }),
      { amount: '2.00' },
    ],
    [
      '/api/sandbox/rents',
      async (world) => {
        await world.hold();
        const body = { projectId: world.projectId, period: addMonths(toPeriod(today()), 1) };
        return { client: admin, path: '/api/sandbox/rents', body };
      },
      { period: addMonths(toPeriod(today()), 2) },
    ],
    [
      '/api/sandbox/exits',
      async (world) => {
        await world.hold();
        const body = { projectId: world.projectId, price: '3500.00' };
        return { client: admin, path: '/api/sandbox/exits', body };
      },
      { price: '3600.00' },
    ],
    [
      '/api/sandbox/clock',
      async () => ({ client: admin, path: '/api/sandbox/clock', body: { date: addDays(today(), 2) } }),
      { date: addDays(today(), 40) },
    ],
  ];

  describe('with one administrator', () => {
    beforeAll(() => start({ approvals: 'off' }));
    afterAll(() => served.close());

    test.each(cases.map(([path, ...rest]) => [path, rest] as const))(
      'POST %s gives the first answer, and 409 for anything else',
      async (path, [make, other]) => {
        const world = await createWorld();
        const action = await make(world);
        const key = `clave ${path}`.replaceAll(/[^a-z]+/g, '-');
        const [first, again] = [await send(action, key), await send(action, key)];
        const status = routes.find((route) => route.method === 'POST' && route.path === path)?.status ?? 200;
        expect([first.status, again.status, again.body]).toEqual([status, status, first.body]);
        const changed = other ? { ...action, body: { ...action.body, ...other } } : await make(world);
        const refused = await send(changed, key);
        expect([refused.status, refused.body.detail]).toEqual([409, messages.idempotencyKeyReused]);
      },
    );

    test.each(['/api/sandbox/deposits', '/api/user/orders/{id}/cancel', '/api/admin/webhook-endpoints/{id}/test'])(
      'ten requests at once have one effect and equal answers: POST %s',
      async (path) => {
        const world = await createWorld();
        const make = cases.find(([name]) => name === path)?.[1];
        const action = (await make?.(world)) as Action;
        const key = `a-la-vez${path.replaceAll(/[^a-z]+/g, '-')}`;
        const answers = await Promise.all(Array.from({ length: 10 }, () => send(action, key)));
        expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
        expect(answers[0]?.status).toBeLessThan(300);
      },
    );

    test('the proof of identity is asked for before an answer is given again', async () => {
      const action = await makeWithdrawal('approve')(await createWorld());
      await send(action, 'clave-con-prueba');
      await served.fixtures.expireProofs();
      const refused = await send(action, 'clave-con-prueba');
      expect([refused.status, refused.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
      await admin.signIn('jefa', fixturePassword);
      expect((await send(action, 'clave-con-prueba')).status).toBe(200);
    });

    test.each([
      ['/api/admin/api-keys', { name: 'Una sola', scopes: ['payments:read'] }, messages.apiKeyShownOnce],
      ['/api/admin/webhook-endpoints', endpoint, messages.webhookSecretShownOnce],
      ['/api/admin/webhook-endpoints/{id}/rotate-secret', undefined, messages.webhookSecretShownOnce],
    ])('POST %s shows its secret once, and never stores it', async (template, body, text) => {
      const id = await create(admin, '/api/admin/webhook-endpoints', endpoint);
      const action = { client: admin, path: template.replace('{id}', String(id)), body };
      const list = template.replace('/{id}/rotate-secret', '');
      const count = async () => (await admin.request('GET', list)).body.length;
      const key = `secreto${template.replaceAll(/[^a-z]+/g, '-')}`;
      const first = await send(action, key);
      const [before, again] = [await count(), await send(action, key)];
      expect([again.status, again.body.detail]).toEqual([409, text]);
      expect(await count()).toBe(before);
      const { reader } = served.gateway.database;
      const stored = JSON.stringify(await reader.query<object[]>('SELECT * FROM idempotency_key'));
      const secret: string = first.body.key ?? first.body.secret;
      expect(secret.length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
    });
  });

  test('an action that waits gives 202 again, also after another administrator approved it', async () => {
    await start({ approvals: 'required' });
    try {
      const world = await createWorld();
      const line = await world.statement([{ amount: '10.00' }], '10.00');
      await world.match(line.body.lines[0].id, { projectId: world.projectId, purpose: 'rent' });
      const user = await served.fixtures.user('duena');
      const project = await served.fixtures.project();
      await served.fixtures.investment(user, project);
      const terms = { projectId: project.id, amount: '10.00', paymentDate: today(), status: 'paid', period: '2025-06' };
      const id = await create(admin, '/api/admin/payment-runs', terms);
      const undo = { client: admin, path: `/api/admin/payment-runs/${id}/undo` };
      const first = await send(undo, 'clave-deshacer');
      expect([first.status, (await send(undo, 'clave-deshacer')).body]).toEqual([202, first.body]);
      expect((await world.decideApproval(first.body.approvalId, 'approve')).body.status).toBe('approved');
      const again = await send(undo, 'clave-deshacer');
      expect([again.status, again.body]).toEqual([202, first.body]);
    } finally {
      await served.close();
    }
  });
});
