import { errorCodes, type ErrorCode, today } from '@cimiento/contracts';
import {
  type Answer,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { type Route, routes } from '../routes';
import {
  change,
  errorCases,
  getOtherValue,
  isSimulated,
  moveClockTwice,
  getExpectedStatus,
  getTakenFields,
  nameUnknown,
  namedRoutes,
  settledRecords,
  simulatedDetails,
  takesName,
  thisYear,
  repeatUntilRefused,
} from '../testing/agreement-cases';
import { DocumentedResponses } from '../testing/documented-responses';
import { gap, postLines, prepareBank } from '../testing/bank';
import { prepareBatches } from '../testing/withdrawal-batches';
import { getGoodRequest, goodBodies, toAddress } from '../testing/good-bodies';
import { prepareOrders, sendUncovered } from '../testing/prepare-orders';
import { prepareUsers } from '../testing/prepare-users';
import { mountAdapter, sendOutside } from '../testing/send-outside';
import { serveAdapter } from '../testing/serve-adapter';
import { readOpenApiFile } from './file';

const documented = new DocumentedResponses(readOpenApiFile());

const secondStep = '/api/auth/second-factor';

// The password of the demonstration account that sends it.
const proof = { password: 'maria123' };
const getGoodBody = (route: Route) => {
  if (route.path === '/api/auth/step-up') return proof;
  if (route.path.endsWith('/withdrawal-batches/{id}/remove'))
    return { withdrawalIds: [prepared.get('batched withdrawal')] };
  // The sale of a project that no other route sells.
  const projectId = prepared.get(route.path);
  return route.path === '/api/sandbox/exits' ? change(getGoodRequest(route), { projectId }) : getGoodRequest(route);
};

/** Code of a statement that is ready. */
let genuineCode = '';

/** Records that a test made for an action of one path. */
const prepared = new Map<string, number>();

// DELETE gets its own record, so that the other methods still find theirs.
const getAddress = ({ method, path }: Route): string =>
  path === '/api/verify' || path === '/api/admin/search'
    ? `${path}?${path === '/api/verify' ? `code=${genuineCode}` : 'q=maria'}`
    : toAddress(path, prepared.get(path) ?? (method === 'DELETE' ? 4 : 3));

const expectDocumented = (method: string, path: string, answer: Answer, status: number): void => {
  expect(documented.findFaults(method, path, answer)).toEqual([]);
  expect(answer.status).toBe(status);
};

describe.each(databaseKinds)('the OpenAPI document on %s', (kind) => {
  let served: TestGateway;
  let visitor: TestClient;
  let maria: TestClient;
  let admin: TestClient;
  let other: TestClient;
  const placeOrder = () => maria.request('POST', '/api/user/orders', goodBodies['/api/user/orders']);

  beforeAll(async () => {
    // A sandbox has all routes.
    served = await createTestGateway(kind, { config: { sandbox: true }, mount: mountAdapter });
    await served.fixtures.liftReservationLimits();
    visitor = served.client();
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
    other = await served.signedIn('tesoreria', 'tesoreria123');
    await served.fixtures.user('ocupado');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 10 });
    await served.fixtures.user('cliente');
    for (const [path, id] of await prepareUsers(served)) prepared.set(path, id);
    await prepareWithdrawals();
    for (const [path, id] of await prepareBatches(served, admin)) prepared.set(path, id);
    await postLines(
      admin,
      ['a', 'b', 'c'].map((reference) => ({ bookedOn: '2026-01-15', amount: '1.00', description: null, reference })),
      '3.00',
    );
    for (const [path, id] of await prepareOrders(served, maria)) prepared.set(path, id);
    for (const [path, id] of await prepareBank(admin)) prepared.set(path, id);
    await prepareApprovals();
    await prepareRuns();
    await prepareAdjustment();
    await prepareRequests();
    await prepareStatements();
    await prepareDataRequests();
    await prepareWebhooks();
    const { body: key } = await admin.request('POST', '/api/admin/api-keys', goodBodies['/api/admin/api-keys']);
    prepared.set('/api/admin/api-keys/{id}/revoke', key.id);
  });

  /** Monthly payments: one for each action, and one that is undone. */
  async function prepareRuns(): Promise<void> {
    const paths = ['/undo', '/unpay', ''].map((action) => `/api/admin/payment-runs/{id}${action}`);
    for (const path of [...paths, 'undone run']) {
      const project = await served.fixtures.project();
      await served.fixtures.investment(await served.fixtures.user(`parte-${project.id}`), project);
      const body = { ...goodBodies['/api/admin/payment-runs'], projectId: project.id, status: 'paid' };
      const { body: run } = await admin.request('POST', '/api/admin/payment-runs', body);
      prepared.set(path, run.id);
    }
    await admin.request('POST', `/api/admin/payment-runs/${prepared.get('undone run')}/undo`);
  }

  /** An adjustment to reverse, which the other administrator approved, and an entry that is none. */
  async function prepareAdjustment(): Promise<void> {
    const body = { ...goodBodies['/api/admin/ledger/adjustments'], memo: 'Por reversar' };
    const { body: asked } = await other.request('POST', '/api/admin/ledger/adjustments', body);
    await admin.request('POST', `/api/admin/approvals/${asked.approvalId}/approve`);
    const find = '{ adminLedgerEntries(search: "reversar") { items { id } } }';
    const { data } = await admin.graphql(find);
    prepared.set('/api/admin/ledger/adjustments/{id}/reverse', data?.adminLedgerEntries.items[0].id);
    prepared.set('no adjustment', 1);
  }

  /** Requests of the waitlist: one for each answer, and one that is answered. */
  async function prepareRequests(): Promise<void> {
    const paths = ['/api/admin/waitlist/{id}/invite', '/api/admin/waitlist/{id}/reject', 'answered request'];
    for (const [index, path] of paths.entries()) {
      const email = `espera-${index}@prueba.example`;
      await visitor.request('POST', '/api/waitlist', { ...goodBodies['/api/waitlist'], email });
      const { body } = await admin.request('GET', '/api/admin/waitlist?sort=-id&limit=1');
      prepared.set(path, body[0].id);
    }
    await admin.request('POST', `/api/admin/waitlist/${prepared.get('answered request')}/reject`);
    const { body: codes } = await admin.request('GET', '/api/admin/invitations');
    prepared.set('/api/admin/invitations/{id}/revoke', codes[0].id);
  }

  /** A statement of maria's that is ready, and one whose PDF is not made. */
  async function prepareStatements(): Promise<void> {
    const request = async (year: number) => (await maria.request('POST', '/api/user/statements', { year })).body;
    const { id, code } = await request(thisYear);
    await served.gateway.outbox.deliverDue();
    genuineCode = code;
    for (const path of ['/api/user/statements/{id}', '/api/user/statements/{id}/content']) prepared.set(path, id);
    prepared.set('queued statement', (await request(thisYear - 1)).id);
  }

  /** Requests about personal data: one that is rejected, and one for each action. */
  async function prepareDataRequests(): Promise<void> {
    const path = '/api/user/data-subject-requests';
    const cliente = await served.signedIn('cliente', fixturePassword);
    const ask = async (name: string, client: TestClient, kind: string) =>
      prepared.set(name, (await client.request('POST', path, { kind })).body.id);
    await ask('rejected data request', maria, 'objection');
    const decision = `/api/admin/data-subject-requests/${prepared.get('rejected data request')}/reject`;
    await admin.request('POST', decision, goodBodies['/api/admin/data-subject-requests/{id}/reject']);
    await ask('/api/user/data-subject-requests/{id}/cancel', maria, 'export');
    await ask('/api/admin/data-subject-requests/{id}/complete', maria, 'objection');
    await ask('/api/admin/data-subject-requests/{id}/export', cliente, 'correction');
    await ask('/api/admin/data-subject-requests/{id}/reject', cliente, 'export');
  }

  /** A request of the other administrator for each decision, and one that is decided. */
  async function prepareApprovals(): Promise<void> {
    const paths = ['/api/admin/approvals/{id}/approve', '/api/admin/approvals/{id}/reject', 'decided'];
    for (const path of paths) {
      const owner = await served.fixtures.user(`duena-${paths.indexOf(path)}`);
      const project = await served.fixtures.project();
      await served.fixtures.investment(owner, project);
      const { body } = await other.request(
        'POST',
        `/api/admin/projects/${project.id}/exit`,
        goodBodies['/api/admin/projects/{id}/exit'],
      );
      prepared.set(path, body.approvalId);
    }
    for (const path of [
      '/api/admin/projects/{id}/exit/preview',
      '/api/admin/projects/{id}/exit',
      '/api/sandbox/exits',
    ]) {
      const project = await served.fixtures.project();
      await served.fixtures.investment(await served.fixtures.user(`duena${path.length}`), project);
      prepared.set(path, project.id);
    }
    prepared.set('empty project', (await served.fixtures.project()).id);
    const reason = goodBodies['/api/admin/approvals/{id}/reject'];
    await admin.request('POST', `/api/admin/approvals/${prepared.get('decided')}/reject`, reason);
  }

  /** A withdrawal for each action, in the status that it starts from, and a cancelled one that none takes. */
  async function prepareWithdrawals(): Promise<void> {
    const request = async (path: string) => {
      const { body } = await maria.request('POST', '/api/user/withdrawals', { amount: '1.00' });
      prepared.set(path, body.id);
      return body.id as number;
    };
    await request('/api/user/withdrawals/{id}/cancel');
    await request('/api/admin/withdrawals/{id}/approve');
    await request('/api/admin/withdrawals/{id}/reject');
    const approved = [await request('/api/admin/withdrawals/{id}/pay'), await request('settled')];
    for (const id of approved) await admin.request('POST', `/api/admin/withdrawals/${id}/approve`);
    const payment = goodBodies['/api/admin/withdrawals/{id}/pay'];
    await admin.request('POST', `/api/admin/withdrawals/${approved[1]}/pay`, payment);
  }

  /** Webhooks for the routes that name the third and fourth, a delivery to repeat, and one to a webhook that is disabled. */
  async function prepareWebhooks(): Promise<void> {
    const path = '/api/admin/webhook-endpoints';
    const input = goodBodies[path];
    for (let id = 1; id <= 4; id += 1) expect((await admin.request('POST', path, input)).body.id).toBe(id);
    const [kept, repeated] = [
      await admin.request('POST', `${path}/1/test`),
      await admin.request('POST', `${path}/2/test`),
    ];
    await admin.request('PUT', `${path}/1`, { ...input, enabled: false });
    prepared.set('disabled webhook', 1);
    prepared.set('delivery to a disabled webhook', kept.body.id);
    prepared.set('/api/admin/webhook-deliveries/{id}/replay', repeated.body.id);
  }

  afterAll(() => served.close());

  const getClient = ({ access }: Route) => ({ public: visitor, user: maria, admin })[access];
  const send = (route: Route, body: unknown, headers?: Record<string, string>) =>
    getClient(route).request(route.method, getAddress(route), body, headers);

  /** A line of 0.00 cannot be matched, and one that paid an order whose investment was changed cannot be undone. */
  const provokeLineConflict = async (route: Route): Promise<Answer> => {
    const ignored = { bookedOn: today(), amount: '0.00', description: 'Saldo', reference: null };
    if (route.body) {
      const [line] = await postLines(admin, [{ ...ignored, reference: `${Date.now()}` }], '0.00');
      return admin.request(route.method, toAddress(route.path, line?.id), getGoodBody(route));
    }
    const { body: order } = await placeOrder();
    const [line] = await postLines(admin, [{ ...ignored, amount: '1000.00', reference: order.reference }], '1000.00');
    await served.gateway.database.transaction((manager) =>
      manager.query(
        'UPDATE investment SET amount = 5 WHERE id = (SELECT investmentId FROM investment_order WHERE id = ?)',
        [order.id],
      ),
    );
    return admin.request(route.method, toAddress(route.path, line?.id));
  };

  const sendForExpired = async ({ method, path }: Route) => {
    const { body } = await placeOrder();
    await served.gateway.database.transaction((manager) =>
      manager.query("UPDATE investment_order SET status = 'expired' WHERE id = ?", [body.id]),
    );
    return maria.request(method, toAddress(path, body.id));
  };

  const provoke: Partial<Record<ErrorCode, (route: Route) => Promise<Answer>>> = {
    VALIDATION_FAILED: (route) =>
      getClient(route).request(
        route.method,
        `${getAddress(route)}${getAddress(route).includes('?') ? '&' : '?'}unknown=1`,
        getGoodBody(route),
      ),
    UNAUTHENTICATED: (route) =>
      visitor.request(
        route.method,
        getAddress(route),
        route.path === '/api/auth/login'
          ? { username: 'cliente', password: `${fixturePassword}x` }
          : getGoodBody(route),
      ),
    FORBIDDEN: (route) =>
      route.access === 'admin'
        ? maria.request(route.method, getAddress(route), getGoodBody(route))
        : send(route, getGoodBody(route), { origin: 'https://evil.example' }),
    PASSWORD_CHANGE_REQUIRED: async (route) => {
      await served.fixtures.user('temporal', { oneTimePasswordUntil: new Date(Date.now() + 60_000) });
      return send(route, { username: 'temporal', password: fixturePassword });
    },
    SECOND_FACTOR_REQUIRED: async (route) => {
      await served.fixtures.recoveryCode(await served.fixtures.user('dosfactores'));
      return send(route, { username: 'dosfactores', password: fixturePassword });
    },
    STEP_UP_REQUIRED: async (route) => {
      await served.fixtures.expireProofs();
      const answer = await send(route, getGoodBody(route));
      // Signing in again is a proof for the tests that follow.
      await maria.signIn('maria', 'maria123');
      await admin.signIn('admin', 'admin123');
      return answer;
    },
    NOT_FOUND: (route) =>
      route.path.startsWith('/api/sandbox')
        ? sendOutside(route, getGoodBody(route))
        : admin.request(route.method, toAddress(route.path, 999_999), nameUnknown(route, getGoodBody(route))),
    INSUFFICIENT_BALANCE: ({ method, path }) => sendUncovered(served, method, path),
    CONFLICT: async (route) => {
      if (/^\/api\/user\/orders\/\{id\}\/(cancel|pay)$/.test(route.path)) return sendForExpired(route);
      if (route.path === '/api/admin/webhook-endpoints')
        return repeatUntilRefused(() => send(route, getGoodBody(route)));
      if (route.path.startsWith('/api/admin/bank-lines')) return provokeLineConflict(route);
      if (route.path === '/api/sandbox/clock') return moveClockTwice(admin);
      if (['/api/sandbox/rents', '/api/sandbox/exits'].includes(route.path))
        return send(route, change(getGoodBody(route), { projectId: prepared.get('empty project') }));
      if (route.path.endsWith('/adjustments')) {
        // The same one is asked for while the first waits.
        await send(route, getGoodBody(route));
        return send(route, getGoodBody(route));
      }
      // One of its kind waits already.
      if (route.path === '/api/user/data-subject-requests') return send(route, getGoodBody(route));
      const settled = settledRecords.find(({ paths }) => paths.test(route.path));
      if (settled)
        return getClient(route).request(
          route.method,
          toAddress(route.path, prepared.get(settled.name)),
          getGoodBody(route),
        );
      if (route.path.endsWith('/payment-runs/preview'))
        return send(route, change(getGoodBody(route), { projectId: prepared.get('empty project') }));
      if (!route.isIdempotent || takesName(route))
        return send(route, change(getGoodBody(route), await getTakenFields(route, visitor)));
      const headers = { 'idempotency-key': `intento-${route.path}` };
      if (!route.body) {
        await admin.request('POST', '/api/admin/invitations', goodBodies['/api/admin/invitations'], headers);
        return send(route, undefined, headers);
      }
      await send(route, getGoodBody(route), headers);
      return send(route, change(getGoodBody(route), getOtherValue(route)), headers);
    },
    OTHER_ACCOUNT: (route) =>
      send(route, change(getGoodBody(route), { fileAccounts: ['9876543210'], confirmAccount: null })),
    STATEMENT_GAP: (route) => send(route, change(getGoodBody(route), gap)),
    // Sent for a record that exists; the error leaves it unchanged.
    PRECONDITION_FAILED: (route) =>
      getClient(route).request(route.method, toAddress(route.path), getGoodBody(route), { 'if-match': '"otra"' }),
    PAYLOAD_TOO_LARGE: (route) => send(route, { extra: 'x'.repeat(101 * 1024) }),
    UNSUPPORTED_MEDIA_TYPE: (route) => send(route, 'x', { 'content-type': 'text/plain' }),
  };

  test(`POST ${secondStep} answers as documented after a login that needs it`, async () => {
    const code = await served.fixtures.recoveryCode(await served.fixtures.user('enpasos'));
    const client = served.client();
    const login = await client.request('POST', '/api/auth/login', { username: 'enpasos', password: fixturePassword });
    expect([login.status, login.body]).toMatchObject([401, { code: 'SECOND_FACTOR_REQUIRED' }]);
    expectDocumented('POST', secondStep, await client.request('POST', secondStep, { code }), 200);
    expect((await client.request('GET', '/api/auth/user')).status).toBe(200);
  });

  test.each(namedRoutes.filter(([, { path }]) => path !== secondStep))('%s answers as documented', async (_, route) => {
    const { method, path } = route;
    const body = path === '/api/auth/login' ? { username: 'cliente', password: fixturePassword } : getGoodBody(route);
    expectDocumented(method, path, await send(route, body), getExpectedStatus(route));
  });

  // What a failure looks like does not depend on the database.
  if (kind !== databaseKinds[0]) return;

  test.each(errorCases.filter((each) => !isSimulated(each)))(
    '%s fails with %s as documented',
    async (_, code, route) => {
      const answer = await provoke[code]?.(route);
      if (!answer) throw new Error(`Nothing here provokes ${code}`);
      expectDocumented(route.method, route.path, answer, errorCodes[code].status);
    },
  );

  test.each([...new Set(routes.map(({ path }) => path))])(
    '%s answers every method that it does not have with the documented 405',
    async (path) => {
      const own = routes.filter((route) => route.path === path).map(({ method }): string => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !own.includes(name))) {
        const answer = await visitor.request(method, toAddress(path));
        expectDocumented(method, path, answer, errorCodes.METHOD_NOT_ALLOWED.status);
        const allowed = own.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
        expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...allowed, 'OPTIONS'].sort());
      }
    },
  );
});

test.each(errorCases.filter(isSimulated))('%s fails with %s as documented', async (_, code, route) => {
  const { status } = errorCodes[code];
  const details = simulatedDetails[code] ?? { retryAfter: 60 };
  const served = await serveAdapter({
    execute: async () => ({ errors: [{ message: 'No.', extensions: { code, status, ...details } }] }),
  });
  try {
    const answer = await served.client.request(route.method, getAddress(route), getGoodBody(route));
    expectDocumented(route.method, route.path, answer, status);
  } finally {
    await served.close();
  }
});
