import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { goodBodies, toAddress } from '../testing/good-bodies';
import { routes } from '.';
import { useEmptyRest } from '../testing/serve-rest';

type Rules = Record<
  string,
  { type?: string; flags?: { presence?: string }; metas?: { json?: { type?: string | string[] } }[] }
>;

const acceptsNumbers = ({ metas = [] }: Rules[string]): boolean =>
  metas.some(({ json }) => Array.isArray(json?.type) && json.type.some((type) => type !== 'string'));

// Texts that are refused as a whole stand alone, the others share one.
const unusualTexts = ['\u0000', '\ud800', "'; DROP TABLE user; -- \u{1f3e0}\u202e%00${x}", 'é'.repeat(300)];

// A body that is an array has separate tests.
const writes = routes.flatMap(({ method, path, access, body, takesRows }) =>
  body && !takesRows ? [{ method, path, access, fields: Object.entries(body.describe().keys as Rules) }] : [],
);
type Write = (typeof writes)[number];

describe.each(databaseKinds)('the bodies of writes on %s', (kind) => {
  const served = useEmptyRest(kind);
  let admin: TestClient;

  beforeAll(async () => {
    await served.fixtures.user('maria');
    admin = await served.signedInAdmin();
    await served.fixtures.invitation('PRUEBA26', { maxUses: 3 });
  });

  const send = ({ method, path, access }: Write, fields: object) =>
    (access === 'public' ? served.client() : admin).request(method, toAddress(path), {
      ...goodBodies[path],
      ...fields,
    });

  // Unusual text that a field accepts is stored.
  test.each(writes)('unusual text in a body of $method $path is text and never fails unexpectedly', async (write) => {
    for (const text of unusualTexts) {
      for (const [field] of write.fields) {
        const { status, body } = await send(write, { [field]: text.padEnd(8, 'x') });
        expect([status, JSON.stringify(body)]).toEqual([expect.any(Number), expect.not.stringMatching(/stack|SQL/)]);
        expect(status).toBeLessThan(500);
      }
    }
  });

  // Rejected before anything reaches a database, so one kind is enough.
  if (kind !== databaseKinds[0]) return;

  test.each(writes)('$method $path rejects a missing field and one of a wrong type, by name', async (write) => {
    for (const [field, rule] of write.fields) {
      // Lists take numbers or texts. A field that is undefined is not sent.
      const wrong = [{ a: 1 }, rule.type === 'array' ? [true] : [1], ...(acceptsNumbers(rule) ? [] : [7])];
      for (const value of rule.flags?.presence === 'required' ? [undefined, ...wrong] : wrong) {
        const { status, body } = await send(write, { [field]: value });
        expect([field, status]).toEqual([field, 400]);
        // A fault inside a list names its place, lines.0,
        // and a body of which one of several fields is wanted has a different fault.
        const names = Object.keys(body.errors).filter(Boolean);
        expect(names.map((name) => name.split('.')[0])).toEqual([field]);
      }
    }
  });

  test.each(writes)('$method $path rejects an unknown field, whatever its name', async (write) => {
    for (const field of ['extra', 'constructor', ...(write.method === 'PUT' ? [] : ['id'])]) {
      const { status, body } = await send(write, { [field]: 1 });
      expect([status, body.errors]).toEqual([400, { [field]: 'Este campo no existe' }]);
    }
  });
});
