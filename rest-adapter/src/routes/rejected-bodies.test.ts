import {
  type Answer,
  type DatabaseKind,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import type { Problem } from '../http/problem';
import { goodBodies, toAddress } from '../testing/good-bodies';
import { type Route, routes } from '.';
import { serveEmptyRest } from '../testing/serve-rest';

type Rules = Record<
  string,
  { type?: string; flags?: { presence?: string }; metas?: { json?: { type?: string | string[] } }[] }
>;

const acceptsNumbers = ({ metas = [] }: Rules[string]): boolean =>
  metas.some(({ json }) => Array.isArray(json?.type) && json.type.some((type) => type !== 'string'));

// Texts that are refused as a whole stand alone, the others share one.
const unusualTexts = ['\u0000', '\ud800', "'; DROP TABLE user; -- \u{1f3e0}\u202e%00${x}", 'é'.repeat(300)];

// A body that is an array has separate tests.
const writes = routes.flatMap(({ method, path, access, body, rowCheck }) =>
  body && !rowCheck ? [{ method, path, access, fields: Object.entries(body.describe().keys as Rules) }] : [],
);

type Clients = { served: TestGateway; visitor: TestClient; admin: TestClient };

async function serve(kind: DatabaseKind): Promise<Clients> {
  const served = await serveEmptyRest(kind);
  await served.fixtures.user('maria');
  await served.fixtures.user('jefa', { role: 'admin' });
  await served.fixtures.invitation('PRUEBA26', { maxUses: 3 });
  return { served, visitor: served.client(), admin: await served.signedIn('jefa', fixturePassword) };
}

const getClient = ({ visitor, admin }: Clients, access: Route['access']): TestClient =>
  access === 'public' ? visitor : admin;

// Rejected before anything reaches a database, so one kind is enough.
describe('the validation of bodies', () => {
  let clients: Clients;

  beforeAll(async () => {
    clients = await serve('sqlite');
  });

  afterAll(() => clients.served.close());

  const expectProblem = ({ status, headers, body }: Answer<Problem>, expected: number): void => {
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      type: expect.any(String),
      title: expect.any(String),
      status: expected,
      message: body.detail,
    });
  };

  describe.each(writes)('$method $path', ({ method, path, access, fields }) => {
    const good = { ...goodBodies[path] };
    const send = (body: unknown, headers?: Record<string, string>) =>
      getClient(clients, access).request(method, toAddress(path), body, headers);

    test('rejects invalid JSON and anything but an object', async () => {
      // No body is an empty object, which some routes take.
      const empty = fields.some(([, { flags }]) => flags?.presence === 'required') ? [''] : [];
      for (const body of ['{', '[]', 'null', '7', '"x"', ...empty]) {
        expectProblem(await send(body, { 'content-type': 'application/json' }), 400);
      }
    });

    test('rejects each missing required field and each field of a wrong type, by name', async () => {
      for (const [field, rule] of fields) {
        const { [field]: _removed, ...without } = good;
        const wrong = [
          { ...good, [field]: { a: 1 } },
          // Lists take numbers or texts.
          { ...good, [field]: rule.type === 'array' ? [true] : [1] },
          ...(acceptsNumbers(rule) ? [] : [{ ...good, [field]: 7 }]),
        ];
        for (const body of rule.flags?.presence === 'required' ? [without, ...wrong] : wrong) {
          const answer = await send(body);
          expectProblem(answer, 400);
          // A fault inside a list names its place, lines.0,
          // and a body of which one of several fields is wanted has a different fault.
          const names = Object.keys(answer.body.errors).filter(Boolean);
          expect(names.map((name) => name.split('.')[0])).toEqual([field]);
        }
      }
    });

    test('rejects an unknown field, whatever its name', async () => {
      for (const field of ['extra', 'constructor', ...(method === 'PUT' ? [] : ['id'])]) {
        const answer = await send({ ...good, [field]: 1 });
        expectProblem(answer, 400);
        expect(answer.body.errors).toEqual({ [field]: 'Este campo no existe' });
      }
    });

    test('rejects other content types and too large bodies', async () => {
      expectProblem(await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415);
      expectProblem(await send({ ...good, extra: 'x'.repeat(110 * 1024) }), 413);
    });

    test('rejects a page of another origin', async () => {
      expectProblem(await send(good, { origin: 'https://evil.example' }), 403);
    });
  });
});

// Unusual text that a field accepts is stored.
describe.each(databaseKinds)('unusual text on %s', (kind) => {
  let clients: Clients;

  beforeAll(async () => {
    clients = await serve(kind);
  });

  afterAll(() => clients.served.close());

  test.each(writes)('in a body of $method $path is text and never fails unexpectedly', async (route) => {
    const { method, path, access, fields } = route;
    for (const text of unusualTexts) {
      for (const [field] of fields) {
        const { status, body } = await getClient(clients, access).request(method, toAddress(path), {
          ...goodBodies[path],
          [field]: text.padEnd(8, 'x'),
        });
        expect([status, JSON.stringify(body)]).toEqual([expect.any(Number), expect.not.stringMatching(/stack|SQL/)]);
        expect(status).toBeLessThan(500);
      }
    }
  });
});
