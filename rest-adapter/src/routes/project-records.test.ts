import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';

const path = '/api/admin/projects';

describe.each(databaseKinds)('all projects on %s', (kind) => {
  const served = useEmptyRest(kind);
  let admin: TestClient;
  let ids: Record<'open' | 'draft' | 'archived' | 'archivedDraft', number>;

  const archive = (id: number) => admin.send('setProjectArchived', { id, archived: true });

  beforeAll(async () => {
    admin = await served.signedInAdmin();
    const create = async (name: string, draft: boolean): Promise<number> =>
      (await admin.request('POST', path, { ...goodBodies[path], name, draft })).body.id;
    ids = {
      open: await create('Casa abierta', false),
      draft: await create('Casa borrador', true),
      archived: await create('Casa archivada', false),
      archivedDraft: await create('Casa descartada', true),
    };
    await archive(ids.archived);
    await archive(ids.archivedDraft);
  });

  const list = async (query: string): Promise<number[]> => {
    const { status, body, headers } = await admin.request<{ id: number }[]>('GET', `${path}?limit=100${query}`);
    expect([query, status, headers.get('total-count')]).toEqual([query, 200, String(body.length)]);
    return body.map(({ id }) => id);
  };

  test('the list has all of them unless a filter says otherwise, each true or false', async () => {
    const { open, draft, archived, archivedDraft } = ids;
    expect(await list('')).toEqual([open, draft, archived, archivedDraft]);
    expect(await list('&archived=true')).toEqual([archived, archivedDraft]);
    expect(await list('&archived=false')).toEqual([open, draft]);
    expect(await list('&draft=true')).toEqual([draft, archivedDraft]);
    expect(await list('&draft=false&archived=false')).toEqual([open]);
    expect(await list('&draft=false&archived=true&search=archivada')).toEqual([archived]);
    for (const wrong of ['archived=si', 'draft=1', 'archived=', 'archivado=true'])
      expect((await admin.request('GET', `${path}?${wrong}`)).status).toBe(wrong === 'archived=' ? 200 : 400);
  });

  test('a project says when it was published and archived, and archiving it changes updatedSince', async () => {
    const { body } = await admin.request<object[]>('GET', path);
    expect(body).toMatchObject([
      { publishedAt: expect.any(String), archivedAt: null },
      { publishedAt: null, archivedAt: null },
      { publishedAt: expect.any(String), archivedAt: expect.any(String) },
      { publishedAt: null, archivedAt: expect.any(String) },
    ]);
    const since = new Date(Date.now() + 5).toISOString();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await list(`&updatedSince=${since}`)).toEqual([]);
    await admin.send('setProjectArchived', { id: ids.archived, archived: false });
    expect(await list(`&updatedSince=${since}`)).toEqual([ids.archived]);
  });

  test('a key needs projects:read, and so does an administrator', async () => {
    const { apiKeys } = served.gateway.services;
    const actor = { userId: 1, address: '127.0.0.1', sessionHash: 'f'.repeat(64) };
    for (const [scope, status] of [
      ['projects:read', 200],
      ['payments:read', 403],
    ] as const) {
      const { key } = await apiKeys.create({ name: scope, scopes: [scope] }, actor);
      const headers = { authorization: `Bearer ${key}` };
      expect((await served.client().request('GET', path, undefined, headers)).status).toBe(status);
    }
    await served.fixtures.user('soporte', { role: 'admin', staffRole: 'support' });
    expect((await (await served.signedIn('soporte')).request('GET', path)).status).toBe(403);
    expect((await served.client().request('GET', path)).status).toBe(401);
  });
});
