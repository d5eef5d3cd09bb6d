import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import {
  type Answer,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { type Route, routes } from '../routes';
import { refusalsOf } from '../routes/refusals';
import { Documented } from '../testing/documented';
import { addressOf, goodBodies } from '../testing/good-bodies';
import { serve } from '../testing/serve';
import { committedOpenApi } from './file';

const documented = new Documented(committedOpenApi());

const named = routes.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

const good = ({ path, body }: Route) => (body ? goodBodies[path] : undefined);

// What is deleted is not what is changed.
const placeOf = ({ method, path }: Route): string => addressOf(path, method === 'DELETE' ? 4 : 3);

const expectDocumented = ({ method, path }: Route, answer: Answer, status: number): void => {
  expect(documented.faults(method, path, answer)).toEqual([]);
  expect(answer.status).toBe(status);
};

// What the gateway of a test answers only when it is told to.
const simulated: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL'];

describe.each(databaseKinds)('what the document says, on %s', (kind) => {
  let served: TestGateway;
  let visitor: TestClient;
  let maria: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    visitor = served.client();
    maria = await served.signedIn('maria', 'maria123');
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.user('ocupado');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 10 });
    await served.fixtures.user('cliente');
  });

  afterAll(() => served.close());

  const allowed = ({ access }: Route) => ({ public: visitor, user: maria, admin })[access];
  const ask = (route: Route, body: unknown, headers?: Record<string, string>) =>
    allowed(route).request(route.method, placeOf(route), body, headers);

  // What another record has already.
  const taken = { '/api/auth/register': { username: 'ocupado' }, '/api/admin/users': { username: 'ocupado' } };
  const takenElsewhere = { email: 'ocupado@prueba.example' };
  const takenBy = async ({ path }: Route) => {
    if (path.startsWith('/api/admin/blog'))
      return { slug: ((await visitor.request('GET', '/api/blog')).body as { slug: string }[])[0]?.slug };
    return path in taken ? taken[path as keyof typeof taken] : takenElsewhere;
  };

  const causes: Partial<Record<ErrorCode, (route: Route) => Promise<Answer>>> = {
    VALIDATION_FAILED: (route) => {
      if (route.pagedBy) return allowed(route).request(route.method, `${route.path}?limit=0`);
      return route.body ? ask(route, { extra: 1 }) : allowed(route).request(route.method, addressOf(route.path, 'x'));
    },
    UNAUTHENTICATED: (route) =>
      visitor.request(
        route.method,
        placeOf(route),
        route.path === '/api/auth/login' ? { username: 'cliente', password: `${fixturePassword}x` } : good(route),
      ),
    FORBIDDEN: (route) =>
      route.access === 'admin'
        ? maria.request(route.method, placeOf(route), good(route))
        : ask(route, good(route), { origin: 'https://evil.example' }),
    NOT_FOUND: (route) => admin.request(route.method, addressOf(route.path, 999_999), good(route)),
    CONFLICT: async (route) => {
      if (!route.idempotent) return ask(route, { ...good(route), ...(await takenBy(route)) });
      const headers = { 'idempotency-key': `intento-${route.path}` };
      await ask(route, good(route), headers);
      return ask(route, { ...good(route), amount: 4000 }, headers);
    },
    // Of a record that is still there: nothing happens to it.
    PRECONDITION_FAILED: (route) =>
      allowed(route).request(route.method, addressOf(route.path), good(route), { 'if-match': '"otra"' }),
    PAYLOAD_TOO_LARGE: (route) => ask(route, { extra: 'x'.repeat(101 * 1024) }),
    UNSUPPORTED_MEDIA_TYPE: (route) => ask(route, 'x', { 'content-type': 'text/plain' }),
  };

  test.each(named)('%s answers as documented', async (_, route) => {
    const body = route.path === '/api/auth/login' ? { username: 'cliente', password: fixturePassword } : good(route);
    expectDocumented(route, await ask(route, body), route.status ?? 200);
  });

  const refusals = named.flatMap(([name, route]) =>
    refusalsOf(route)
      .filter((code) => !simulated.includes(code))
      .map((code): [string, ErrorCode, Route] => [name, code, route]),
  );

  test.each(refusals)('%s refuses with %s as documented', async (_, code, route) => {
    const answer = await causes[code]?.(route);
    if (!answer) throw new Error(`Nothing here causes ${code}`);
    expectDocumented(route, answer, errorCodes[code].status);
  });
});

const overload = named.flatMap(([name, route]) =>
  refusalsOf(route)
    .filter((code) => simulated.includes(code))
    .map((code): [string, ErrorCode, Route] => [name, code, route]),
);

test.each(overload)('%s refuses with %s as documented', async (_, code, route) => {
  const { status } = errorCodes[code];
  const details = code === 'INTERNAL' ? { reference: 'abc' } : { retryAfter: 60 };
  const served = await serve({
    answer: async () => ({ errors: [{ message: 'No.', extensions: { code, status, ...details } }] }),
  });
  try {
    expectDocumented(route, await served.client.request(route.method, placeOf(route), good(route)), status);
  } finally {
    await served.close();
  }
});
