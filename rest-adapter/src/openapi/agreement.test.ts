import type { GraphQLFormattedError } from 'graphql';
import { apiKeyScopes, errorCodes, type ErrorCode, today } from '@cimiento/contracts';
import {
  type Answer,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { type Route, routes } from '../routes';
import { fileRoutes } from '../routes/file-routes';
import {
  change,
  errorCases,
  getOtherValue,
  isSimulated,
  getExpectedStatus,
  getTakenFields,
  nameUnknown,
  namedRoutes,
  settledRecords,
  simulatedDetails,
  repeatUntilRefused,
} from '../testing/agreement-cases';
import { DocumentedResponses } from '../testing/documented-responses';
import { gap, postLines } from '../testing/bank';
import { getGoodRequest, goodBodies, toAddress } from '../testing/good-bodies';
import { sendUncovered } from '../testing/prepare-orders';
import { prepareRecords } from '../testing/prepare-records';
import { serveAdapter, type ServedAdapter } from '../testing/serve-adapter';
import { readOpenApiFile } from './file';
import { sendOutside, serveRest } from '../testing/serve-rest';

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

/** Headers of a program with a key that has every scope, and of one whose key does not work. */
const programKey: Record<string, string> = {};
const unknownKey = { authorization: 'Bearer cim_live_nada' };

/** Code of a statement that is ready. */
let genuineCode = '';

/** Records that a test made for an action of one path. */
const prepared = new Map<string, number>();

// DELETE gets its own record, so that the other methods still find theirs.
const getAddress = ({ method, path }: Route): string => {
  const needed: Readonly<Record<string, string>> = {
    '/api/verify': `code=${genuineCode}`,
    '/api/admin/search': 'q=maria',
    '/api/admin/identity/thresholds': 'month=2026-01',
  };
  return needed[path] === undefined
    ? toAddress(path, prepared.get(path) ?? (method === 'DELETE' ? 4 : 3))
    : `${path}?${needed[path]}`;
};

/** The address of another record or month than that of `getAddress`. */
const getOtherAddress = (path: string): string =>
  toAddress(path, prepared.get(`another of ${path}`) ?? (prepared.get(path) === 1 ? 2 : 1)).replace(
    '2015-01',
    '2015-02',
  );

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
    served = await serveRest(kind, { config: { sandbox: true } });
    await served.fixtures.liftReservationLimits();
    visitor = served.client();
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
    other = await served.signedIn('tesoreria', 'tesoreria123');
    await served.fixtures.user('ocupado');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 10 });
    await served.fixtures.user('cliente');
    const { body } = await admin.request('POST', '/api/admin/api-keys', { name: 'Programa', scopes: apiKeyScopes });
    programKey['authorization'] = `Bearer ${body.key}`;
    genuineCode = await prepareRecords({ served, visitor, maria, admin, other, prepared });
  });

  afterAll(() => served.close());

  const getClient = ({ access }: Route) => ({ public: visitor, user: maria, admin })[access];
  const send = (route: Route, body: unknown, headers?: Record<string, string>) =>
    getClient(route).request(route.method, getAddress(route), body, headers);

  /** A line of 0.00 cannot be matched, and one that paid an order whose investment was changed cannot be undone. */
  const provokeLineConflict = async (route: Route): Promise<Answer> => {
    const ignored = { bookedOn: today(), amount: '0.00', description: 'Saldo' };
    if (route.body) {
      const [line] = await postLines({ served, admin }, [{ ...ignored, reference: `${Date.now()}` }]);
      return admin.request(route.method, toAddress(route.path, line?.id), getGoodBody(route));
    }
    const { body: order } = await placeOrder();
    const [line] = await postLines({ served, admin }, [{ ...ignored, amount: '1000.00', reference: order.reference }]);
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
        route.access === 'public' && !['/api/auth/login', secondStep].includes(route.path) ? unknownKey : {},
      ),
    FORBIDDEN: (route) => {
      if (route.access === 'admin') return maria.request(route.method, getAddress(route), getGoodBody(route));
      const headers = route.method === 'GET' ? programKey : { origin: 'https://evil.example' };
      return send(route, getGoodBody(route), headers);
    },
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
    CURSOR_GONE: (route) => {
      const sort = Object.keys(route.filters?.['sort']?.choices ?? {}).at(-1);
      return getClient(route).request('GET', `${route.path}?after=999999${sort ? `&sort=${sort}` : ''}`);
    },
    INSUFFICIENT_BALANCE: ({ method, path }) => sendUncovered(served, method, path),
    CONFLICT: async (route) => {
      if (/^\/api\/user\/orders\/\{id\}\/(cancel|pay)$/.test(route.path)) return sendForExpired(route);
      if (route.path === '/api/admin/webhook-endpoints')
        return repeatUntilRefused(() => send(route, getGoodBody(route)));
      if (route.path.startsWith('/api/admin/bank-lines')) return provokeLineConflict(route);
      if (['/api/sandbox/rents', '/api/sandbox/exits'].includes(route.path))
        return send(route, change(getGoodBody(route), { projectId: prepared.get('empty project') }));
      if (route.path.endsWith('/adjustments')) {
        // The same one is asked for while the first waits.
        await send(route, getGoodBody(route));
        return send(route, getGoodBody(route));
      }
      if (/^\/api\/admin\/projects(\/\{id\})?$/.test(route.path))
        return send(route, change(getGoodBody(route), { target: 1 }));
      // An equal one waits, or is saved, already.
      const repeated = [
        '/api/user/data-subject-requests',
        '/api/user/identity',
        '/api/user/interests',
        '/api/admin/bank-rules',
        '/api/admin/ledger/journal-batches',
      ];
      if (repeated.includes(route.path)) return send(route, getGoodBody(route));
      const settled = settledRecords.find(({ paths }) => paths.test(route.path));
      if (settled)
        return getClient(route).request(
          route.method,
          toAddress(route.path, prepared.get(settled.name)),
          getGoodBody(route),
        );
      if (route.path.endsWith('/payment-runs/preview'))
        return send(route, change(getGoodBody(route), { projectId: prepared.get('empty project') }));
      return send(route, change(getGoodBody(route), await getTakenFields(route, visitor)));
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
    const { method, path, isIdempotent, showsSecret } = route;
    const body = path === '/api/auth/login' ? { username: 'cliente', password: fixturePassword } : getGoodBody(route);
    const headers: Record<string, string> = isIdempotent ? { 'idempotency-key': `clave-${path}` } : {};
    const first = await send(route, body, headers);
    expectDocumented(method, path, first, getExpectedStatus(route));
    if (!isIdempotent) return;
    const again = await send(route, body, headers);
    if (showsSecret) {
      expectDocumented(method, path, again, 409);
      expect([again.body.code, again.body.detail]).toEqual(['SHOWN_ONCE', expect.stringContaining('una sola vez')]);
    } else
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([
        ...[first.status, first.body, first.headers.get('etag')],
      ]);
    const other = getOtherValue(route, body);
    // A request without a body or a record is the same each time.
    if (!other && !path.includes('{')) return;
    const reused = other
      ? await send(route, change(body, other), headers)
      : await getClient(route).request(method, getOtherAddress(path), body, headers);
    expectDocumented(method, path, reused, 409);
    expect([reused.body.code, reused.body.detail]).toEqual([
      'IDEMPOTENCY_MISMATCH',
      expect.stringMatching(/^Esta clave/),
    ]);
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
      const own = [...routes, ...fileRoutes].filter((route) => route.path === path).map(({ method }): string => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !own.includes(name))) {
        const answer = await visitor.request(method, toAddress(path));
        expectDocumented(method, path, answer, errorCodes.METHOD_NOT_ALLOWED.status);
        const allowed = own.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
        expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...allowed, 'OPTIONS'].sort());
      }
    },
  );
});

describe('errors that only a fake gateway gives', () => {
  let served: ServedAdapter;
  let failure: GraphQLFormattedError;

  beforeAll(async () => {
    served = await serveAdapter({ execute: async () => ({ errors: [failure] }) });
  });

  afterAll(() => served.close());

  test.each(errorCases.filter(isSimulated))('%s fails with %s as documented', async (_, code, route) => {
    const { status } = errorCodes[code];
    const details = simulatedDetails[code] ?? ([429, 503].includes(status) ? { retryAfter: 60 } : {});
    failure = { message: 'No.', extensions: { code, status, ...details } };
    const answer = await served.client.request(route.method, getAddress(route), getGoodBody(route));
    expectDocumented(route.method, route.path, answer, status);
  });
});
