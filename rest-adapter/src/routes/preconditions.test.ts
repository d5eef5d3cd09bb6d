import { databaseKinds, exampleBankAccount, type TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';
import { routes } from '.';

/** A change of the record of each path that takes PUT; a new value at each call. */
const changes: Record<string, (number: number) => Record<string, unknown>> = {
  '/api/admin/projects/{id}': (number) => ({ name: `Casa ${number}` }),
  '/api/admin/users/{id}': (number) => ({ fullName: `Persona ${number}` }),
  '/api/admin/blog/{id}': (number) => ({ title: `Título ${number}` }),
  '/api/admin/investments/{id}': (number) => ({ amount: 1000 * number }),
  '/api/admin/returns/{id}': (number) => ({ amount: `${number}.10` }),
  '/api/admin/webhook-endpoints/{id}': (number) => ({ description: `Sistema ${number}` }),
  '/api/admin/projects/{id}/round': (number) => ({ minimum: 1000 * number }),
  '/api/user/bank-account': (number) => ({ bank: `Banco ${number}` }),
  '/api/user/identity': (number) => ({ phone: `09912345${number}` }),
  '/api/user/consents': (number) => ({ news: number % 2 === 0 }),
};

// A list that is replaced as a whole has no revision.
const paths = routes.filter(({ method, takesRows }) => method === 'PUT' && !takesRows).map(({ path }) => path);
const deletions = routes.filter(
  ({ method, path }) => method === 'DELETE' && routes.some((route) => route.method === 'GET' && route.path === path),
);

test('each record that a PUT replaces is read at the same address, and is known here', () => {
  const read = routes.filter(({ method, path }) => method === 'GET' && paths.includes(path)).map(({ path }) => path);
  expect([read.sort(), Object.keys(changes).sort()]).toEqual([[...paths].sort(), [...paths].sort()]);
});

describe.each(databaseKinds)('preconditions on %s', (kind) => {
  const served = useRest(kind);
  let admin: TestClient;
  let maria: TestClient;
  let applicant: TestClient;
  let number = 0;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    maria = await served.signedIn('maria', 'maria123');
    // The identity of maria is decided.
    applicant = await served.signedIn((await served.fixtures.user()).username);
    expect((await maria.request('PUT', '/api/user/bank-account', exampleBankAccount)).status).toBe(200);
  });

  const getClient = (path: string): TestClient => {
    if (path === '/api/user/identity') return applicant;
    return path.startsWith('/api/user') ? maria : admin;
  };

  async function create(path: string): Promise<string> {
    if (!path.includes('{id}')) return path;
    number += 1;
    if (path.endsWith('/round')) {
      const project = { ...goodBodies['/api/admin/projects'], funded: 0 };
      const { body: created } = await admin.request('POST', '/api/admin/projects', project);
      const address = path.replace('{id}', String(created.id));
      expect((await admin.request('PUT', address, goodBodies[path])).status).toBe(200);
      return address;
    }
    const unique = { username: `nueva${number}`, email: `nueva${number}@prueba.example`, slug: `articulo-${number}` };
    const body = goodBodies[path.replace('/{id}', '')] ?? {};
    const own = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, name in unique ? unique[name as keyof typeof unique] : value]),
    );
    const { status, body: record } = await admin.request('POST', path.replace('/{id}', ''), own);
    expect([path, status]).toEqual([path, 201]);
    return path.replace('{id}', String(record.id));
  }

  async function read(path: string, address: string) {
    const { status, body, headers } = await getClient(path).request('GET', address);
    expect([address, status]).toEqual([address, 200]);
    return { body: body as Record<string, unknown>, etag: headers.get('etag') ?? '' };
  }

  const send = (method: string, path: string, address: string, body: unknown, etag?: string) =>
    getClient(path).request(method, address, body, etag === undefined ? {} : { 'if-match': etag });

  test.each(paths)('PUT %s takes what its GET gave, and changes nothing by it', async (path) => {
    const address = await create(path);
    const before = await read(path, address);
    expect((await send('PUT', path, address, before.body, before.etag)).status).toBe(200);
    expect(await read(path, address)).toEqual(before);
  });

  test.each(paths)('PUT %s with a stale If-Match is 412 and changes nothing', async (path) => {
    const address = await create(path);
    const { body, etag } = await read(path, address);
    const toBody = (): Record<string, unknown> => ({ ...body, ...changes[path]?.((number += 1)) });
    const changed = await send('PUT', path, address, toBody(), etag);
    expect(changed.status).toBe(200);
    const current = await read(path, address);
    expect(changed.headers.get('etag')).toBe(current.etag);
    for (const stale of [etag, '"otra"']) {
      const late = await send('PUT', path, address, toBody(), stale);
      expect([late.status, late.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    }
    expect(await read(path, address)).toEqual(current);
    expect((await send('PUT', path, address, toBody(), current.etag)).status).toBe(200);
  });

  test.each(deletions.map(({ path }) => path))(
    'DELETE %s with a stale If-Match is 412 and deletes nothing',
    async (path) => {
      const address = await create(path);
      const { body, etag } = await read(path, address);
      expect((await send('PUT', path, address, { ...body, ...changes[path]?.((number += 1)) })).status).toBe(200);
      const { etag: current } = await read(path, address);
      for (const stale of [etag, '"otra"'])
        expect((await send('DELETE', path, address, undefined, stale)).status).toBe(412);
      expect(await read(path, address)).toMatchObject({ etag: current });
      expect((await send('DELETE', path, address, undefined, current)).status).toBe(200);
    },
  );

  test('an ETag changes with what no form edits, which refuses no change', async () => {
    const path = '/api/admin/projects/{id}';
    const { body: draft } = await admin.request('POST', '/api/admin/projects', {
      ...goodBodies['/api/admin/projects'],
      draft: true,
    });
    const address = path.replace('{id}', String(draft.id));
    const before = await read(path, address);
    expect((await read(path, address)).etag).toBe(before.etag);
    expect((await admin.request('POST', `${address}/publish`)).status).toBe(200);
    const { body, etag } = await read(path, address);
    expect(etag).not.toBe(before.etag);
    expect((await send('PUT', path, address, body, before.etag)).status).toBe(200);
  });
});

describe('preconditions of changes that a second administrator approves', () => {
  const served = useRest('sqlite', { config: { approvals: 'required' } });

  test('If-Match takes several ETags, one of which is current', async () => {
    const admin = await served.signedIn('admin', 'admin123');
    const address = '/api/admin/returns/1';
    const { body, headers } = await admin.request('GET', address);
    const change = (etag: string) =>
      admin.request('PUT', address, { ...body, amount: '1.00', reason: 'Error' }, { 'if-match': etag });
    expect((await change('"otra", "una"')).status).toBe(412);
    expect((await change(`"otra", ${headers.get('etag')}`)).status).toBe(202);
  });
});
