import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import { type Answer, createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { type Route, routes } from '../routes';
import { refusalsOf } from '../routes/refusals';
import { Documented } from '../testing/documented';
import { goodBodies } from '../testing/good-bodies';
import { serve } from '../testing/serve';
import { committedOpenApi } from './file';

const documented = new Documented(committedOpenApi());

const named = routes.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

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

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    visitor = served.client();
    maria = await served.signedIn('maria', 'maria123');
    await served.fixtures.user('ocupado');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 10 });
    await served.fixtures.user('cliente');
  });

  afterAll(() => served.close());

  const good = ({ path }: Route) => goodBodies[path];

  const causes: Partial<Record<ErrorCode, (route: Route) => Promise<Answer>>> = {
    VALIDATION_FAILED: (route) =>
      route.pagedBy ? maria.request(route.method, `${route.path}?limit=0`) : visitor.request(route.method, route.path, { extra: 1 }),
    UNAUTHENTICATED: (route) =>
      visitor.request(route.method, route.path, route.body && { username: 'cliente', password: `${fixturePassword}x` }),
    FORBIDDEN: (route) => visitor.request(route.method, route.path, good(route), { origin: 'https://evil.example' }),
    CONFLICT: (route) => visitor.request(route.method, route.path, { ...good(route), username: 'ocupado' }),
    PAYLOAD_TOO_LARGE: (route) => visitor.request(route.method, route.path, { extra: 'x'.repeat(101 * 1024) }),
    UNSUPPORTED_MEDIA_TYPE: (route) => visitor.request(route.method, route.path, 'x', { 'content-type': 'text/plain' }),
  };

  test.each(named)('%s answers as documented', async (_, route) => {
    const client = route.access === 'public' ? visitor : maria;
    const body = route.path === '/api/auth/login' ? { username: 'cliente', password: fixturePassword } : good(route);
    expectDocumented(route, await client.request(route.method, route.path, body), route.status ?? 200);
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
  const served = await serve({ answer: async () => ({ errors: [{ message: 'No.', extensions: { code, status, ...details } }] }) });
  try {
    expectDocumented(route, await served.client.request(route.method, route.path, goodBodies[route.path]), status);
  } finally {
    await served.close();
  }
});
