import type { TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';

const kinds = ['projects', 'users', 'blog', 'investments', 'returns'] as const;
type Kind = (typeof kinds)[number];

/** Two different changes of each kind of record. */
const changes: Record<Kind, [Record<string, unknown>, Record<string, unknown>]> = {
  projects: [{ name: 'Casa Uno' }, { name: 'Casa Dos' }],
  users: [{ fullName: 'Persona Uno' }, { fullName: 'Persona Dos' }],
  blog: [{ title: 'Uno' }, { title: 'Dos' }],
  investments: [{ amount: 4000 }, { amount: 5000 }],
  returns: [{ amount: '1.10' }, { amount: '2.20' }],
};

describe('concurrent changes of one record', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;
  let references: Record<string, number>;

  beforeAll(async () => {
    const { fixtures } = served;
    admin = await served.signedInAdmin();
    const [owner, house] = [await fixtures.user('duena'), await fixtures.project()];
    const { id: investmentId } = await fixtures.investment(owner, house);
    references = { investmentId, userId: owner.id, projectId: house.id };
  });

  let created = 0;

  const createBody = (resource: Kind): Record<string, unknown> => {
    const { investmentId, ...known } = references;
    if (resource === 'investments') return { ...goodBodies['/api/admin/investments'], ...known };
    // 0.1 is stored as 0.10: the revision is the hash of the stored value.
    if (resource === 'returns') return { ...goodBodies['/api/admin/returns'], ...known, investmentId, amount: 0.1 };
    return { ...goodBodies[`/api/admin/${resource}`] };
  };

  const create = async (resource: Kind) => {
    created += 1;
    const unique = {
      users: { username: `nueva${created}`, email: `nueva${created}@prueba.example` },
      blog: { slug: `articulo-${created}` },
    };
    const body: Record<string, unknown> = {
      ...createBody(resource),
      ...(resource in unique && unique[resource as keyof typeof unique]),
    };
    const { status, headers, body: record } = await admin.request('POST', `/api/admin/${resource}`, body);
    expect(status).toBe(201);
    return { path: `/api/admin/${resource}/${record.id}`, record, etag: headers.get('etag') ?? '', body };
  };

  const put = (path: string, body: unknown, etag?: string) =>
    admin.request('PUT', path, body, etag ? { 'if-match': etag } : {});

  test.each(kinds)('%s: the second change gets 412 and overwrites nothing', async (resource) => {
    const { path, body, etag } = await create(resource);
    const [first, second] = changes[resource];
    const changed = await put(path, { ...body, ...first }, etag);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(first)]);
    const late = await put(path, { ...body, ...second }, etag);
    expect([late.status, late.headers.get('content-type')]).toEqual([412, 'application/problem+json; charset=utf-8']);
    expect(late.body).toMatchObject({ status: 412, detail: expect.stringContaining('No se guardó nada') });
    expect((await put(path, { ...body, ...second }, changed.headers.get('etag') ?? '')).status).toBe(200);
  });

  test.each(kinds)('%s: a GET has the ETag of the last change, and no revision in the body', async (resource) => {
    const { path, record, etag } = await create(resource);
    const { status, headers, body } = await admin.request('GET', path);
    expect([status, headers.get('etag'), body]).toEqual([200, etag, record]);
    expect(body).not.toHaveProperty('revision');
    expect((await put(path, body, etag)).headers.get('etag')).toBe(etag);
  });

  test.each(kinds.filter((resource) => resource !== 'users'))(
    '%s: an outdated ETag does not delete a changed record',
    async (resource) => {
      const { path, body, etag } = await create(resource);
      const [first] = changes[resource];
      const { headers } = await put(path, { ...body, ...first });
      const remove = (tag: string) => admin.request('DELETE', path, undefined, { 'if-match': tag });
      expect((await remove(etag)).status).toBe(412);
      expect((await admin.request('GET', path)).status).toBe(200);
      expect((await remove(headers.get('etag') ?? '')).status).toBe(200);
      expect((await remove('*')).status).toBe(404);
    },
  );

  test('nothing is compared without If-Match or with *', async () => {
    const { path, body } = await create('projects');
    expect((await put(path, { ...body, name: 'Uno' })).status).toBe(200);
    expect((await put(path, { ...body, name: 'Dos' }, '*')).status).toBe(200);
  });

  test.each([
    ['abc', 400],
    ['"a" "b"', 400],
    ['"a", *', 400],
    ['"a", W/"b"', 412],
    ['W/"abc"', 412],
    ['""', 412],
  ])('If-Match: %s is answered with %i', async (tag, status) => {
    const { path, body } = await create('projects');
    expect((await put(path, body, tag)).status).toBe(status);
  });

  test.each([
    ['strong', (etag: string) => etag],
    ['weak', (etag: string) => `W/${etag}`],
    ['in a list', (etag: string) => `"a",W/"b,c", W/${etag}`],
  ])('the ETag of the record counts when it is %s', async (_kind, toTag) => {
    const { path, body, etag } = await create('projects');
    expect((await put(path, { ...body, name: 'Casa Norte' }, toTag(String(etag)))).status).toBe(200);
  });

  test('a taken slug is 409, not 412', async () => {
    const [one, other] = [await create('blog'), await create('blog')];
    expect((await put(one.path, { ...one.body, slug: other.record.slug }, one.etag)).status).toBe(409);
  });
});
