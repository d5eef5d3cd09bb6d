import type { TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

type Row = { id: number };

describe('lists over REST', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;

  beforeAll(async () => {
    const { fixtures } = served;
    admin = await served.signedInAdmin();
    const [maria, ana] = [await fixtures.user('maria', { fullName: 'María Pérez' }), await fixtures.user('ana')];
    const house = await fixtures.project({ name: 'Casa Olmo', annualReturn: '10', status: 'funded' });
    const tower = await fixtures.project({ name: 'Torre Ágora', annualReturn: '9.5', propertyType: 'comercial' });
    const lake = await fixtures.project({ name: 'Lago', annualReturn: '9.5', location: 'Ibarra' });
    for (const [owner, project, amount] of [
      [maria, house, 3000],
      [ana, house, 1000],
      [maria, tower, 2000],
      [maria, lake, 2000],
    ] as const)
      await fixtures.investment(owner, project, { amount });
  });

  const getIds = async (address: string): Promise<number[]> => {
    const { status, body } = await admin.request<Row[]>('GET', address);
    expect([address, status]).toEqual([address, 200]);
    return body.map(({ id }) => id);
  };

  test.each([
    ['/api/projects?status=funded', [1]],
    ['/api/projects?propertyType=comercial', [2]],
    ['/api/projects?search=agora', [2]],
    ['/api/projects?search=ibarra&status=funded', []],
    ['/api/projects?sort=annualReturn', [2, 3, 1]],
    ['/api/projects?sort=-annualReturn', [1, 3, 2]],
    ['/api/projects?sort=name', [1, 3, 2]],
    ['/api/admin/users?role=admin', [1]],
    ['/api/admin/users?search=PEREZ', [2]],
    ['/api/admin/users?sort=-username', [2, 1, 3]],
    ['/api/admin/investments?userId=2', [1, 3, 4]],
    ['/api/admin/investments?projectId=1&userId=3', [2]],
    ['/api/admin/investments?sort=-amount', [1, 4, 3, 2]],
    ['/api/admin/investments?search=lago', [4]],
    ['/api/admin/orders?status=reserved&sort=-id', []],
    ['/api/admin/investments?updatedSince=2020-01-01T00:00:00-05:00', [1, 2, 3, 4]],
    ['/api/admin/users?updatedSince=2100-01-01T00:00:00Z', []],
  ])('%s lists %j, whole and page by page, with their number', async (address, expected) => {
    expect(await getIds(address)).toEqual(expected);
    const paged: number[] = [];
    let next: string | undefined = `${address}&limit=1`;
    while (next !== undefined) {
      const page: { body: Row[]; headers: Headers } = await admin.request('GET', next);
      expect(page.headers.get('total-count')).toBe(String(expected.length));
      paged.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(expected);
  });

  test('the movements of a balance go back in time, page by page', async () => {
    for (const dollars of [10, 20]) await served.fixtures.deposit({ id: 1 }, dollars);
    const all = await getIds('/api/user/movements');
    const { body, headers } = await admin.request<Row[]>('GET', '/api/user/movements?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect([...body.map(({ id }) => id), ...(await getIds(next))]).toEqual(all);
  });

  test('a public list is whole, however many records it has', async () => {
    const { database } = served.gateway;
    const row = { title: 'Uno', excerpt: 'Breve.', content: 'Largo.', imageUrl: '/uno.svg' };
    const posts = Array.from({ length: 601 }, (_none, index) => ({ ...row, slug: `uno-${index}` }));
    await database.transaction(async (manager) => {
      for (let start = 0; start < posts.length; start += 100)
        await manager.insert('post', posts.slice(start, start + 100));
    });
    expect(await getIds('/api/blog')).toHaveLength(posts.length);
    await database.transaction((manager) => manager.deleteAll('post'));
  });

  test.each([
    '/api/projects?sort=description',
    '/api/projects?status=nada',
    '/api/admin/users?sort=passwordHash',
    '/api/admin/investments?sort=user',
    '/api/admin/investments?userId=0',
    '/api/admin/investments?updatedSince=2026-02-30T00:00:00Z',
    '/api/admin/returns?updatedSince=ayer',
    '/api/projects?updatedSince=2026-01-31',
    '/api/admin/audit-entries?entity=nada',
    '/api/admin/approvals?status=nada',
    '/api/admin/bank-lines?status=nada',
  ])('%s is 400', async (address) => {
    const { status, body } = await admin.request('GET', address);
    expect([status, Object.keys(body.errors).length]).toEqual([400, 1]);
  });

  test.each([
    ['/api/blog', 0],
    ['/api/user/withdrawals', 0],
    ['/api/admin/withdrawals', 0],
    ['/api/admin/withdrawals?status=paid', 0],
    ['/api/admin/approvals', 0],
    ['/api/admin/bank-lines?status=matched', 0],
    ['/api/admin/users', 3],
    ['/api/user/investments', 0],
  ])('%s tells the number of its records on a page', async (address, total) => {
    const { headers } = await admin.request('GET', `${address}${address.includes('?') ? '&' : '?'}limit=1`);
    expect(headers.get('total-count')).toBe(String(total));
  });
});
