import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

type Row = { id: number };

describe.each(databaseKinds)('lists over REST on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    const { fixtures } = served;
    await fixtures.user('jefa', { role: 'admin' });
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
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterAll(() => served.close());

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

  test.each([
    '/api/projects?sort=description',
    '/api/projects?status=nada',
    '/api/admin/users?sort=passwordHash',
    '/api/admin/investments?sort=user',
    '/api/admin/investments?userId=0',
  ])('%s is 400', async (address) => {
    const { status, body } = await admin.request('GET', address);
    expect([status, Object.keys(body.errors).length]).toEqual([400, 1]);
  });
});
