import {
  type Answer,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import type { Problem } from '../http/problem';
import { goodBodies, toAddress } from '../testing/good-bodies';
import { routes } from '.';

type Rules = Record<string, { flags?: { presence?: string }; metas?: { json?: { type?: string | string[] } }[] }>;

const acceptsNumbers = ({ metas = [] }: Rules[string]): boolean =>
  metas.some(({ json }) => Array.isArray(json?.type) && json.type.some((type) => type !== 'string'));

// A body that is an array has tests of its own.
const writes = routes.flatMap(({ method, path, access, body, hasRows }) =>
  body && !hasRows ? [{ method, path, access, fields: Object.entries(body.describe().keys as Rules) }] : [],
);

describe.each(databaseKinds)('the validation of bodies on %s', (kind) => {
  let served: TestGateway;
  let visitor: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    visitor = served.client();
    await served.fixtures.user('maria');
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
    await served.fixtures.invitation('PRUEBA26', { maxUses: 3 });
  });

  afterAll(() => served.close());

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
      (access === 'public' ? visitor : admin).request(method, toAddress(path), body, headers);

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
          { ...good, [field]: [1] },
          ...(acceptsNumbers(rule) ? [] : [{ ...good, [field]: 7 }]),
        ];
        for (const body of rule.flags?.presence === 'required' ? [without, ...wrong] : wrong) {
          const answer = await send(body);
          expectProblem(answer, 400);
          // A fault inside a list names its place, lines.0,
          // and a body of which one of several fields is wanted has a fault of its own.
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

    test('treats unusual text as text and never fails unexpectedly', async () => {
      const unusualTexts = [
        '\u0000',
        '\ud800',
        '\u{1f3e0}',
        "'; DROP TABLE user; --",
        '\u202e',
        'é'.repeat(300),
        '%00',
        '${x}',
      ];
      for (const text of unusualTexts) {
        for (const [field] of fields) {
          const { status, body } = await send({ ...good, [field]: text.padEnd(8, 'x') });
          expect([status, JSON.stringify(body)]).toEqual([expect.any(Number), expect.not.stringMatching(/stack|SQL/)]);
          expect(status).toBeLessThan(500);
        }
      }
    });

    test('rejects a page of another origin', async () => {
      expectProblem(await send(good, { origin: 'https://evil.example' }), 403);
    });
  });
});
