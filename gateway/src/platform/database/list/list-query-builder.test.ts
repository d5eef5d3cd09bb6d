import { countQueries, createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../../testing';

type Variables = Record<string, unknown>;

const projectsQuery = `query ($search: String, $sort: ProjectSort = id, $descending: Boolean = false, $offset: Int = 0, $limit: Int = 25) {
  list: adminProjects(search: $search, sort: $sort, descending: $descending, offset: $offset, limit: $limit) { total items { name } } }`;
const usersQuery = `query ($search: String, $sort: UserSort = id, $descending: Boolean = false) {
  list: adminUsers(search: $search, sort: $sort, descending: $descending) { total items { name: username } } }`;
const postsQuery = `query ($search: String, $sort: PostSort = id) { list: adminPosts(search: $search, sort: $sort) { total items { name: slug } } }`;
const investmentsQuery = `query ($search: String, $sort: InvestmentSort = id, $descending: Boolean = false, $userId: Int, $projectId: Int) {
  list: adminInvestments(search: $search, sort: $sort, descending: $descending, userId: $userId, projectId: $projectId) {
    total items { name: id project { name } user { fullName } } } }`;
const paymentsQuery = `query ($search: String, $sort: PaymentSort = id, $descending: Boolean = false, $status: PaymentStatus, $period: String, $investmentId: Int) {
  list: adminPayments(search: $search, sort: $sort, descending: $descending, status: $status, period: $period, investmentId: $investmentId) {
    total items { name: id project { name } user { fullName email } } } }`;

describe.each(databaseKinds)('back office lists on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    const { fixtures } = served;
    await fixtures.user('jefa', { role: 'admin', fullName: 'Zoila Ñandú', email: 'jefa@cimiento.example' });
    const maria = await fixtures.user('maria', { fullName: 'María Pérez' });
    const angel = await fixtures.user('angel', { fullName: 'ángel O’Higgins', email: 'a_100%@prueba.example' });
    const tower = await fixtures.project({ name: 'Torre Ágora', location: 'Cuenca', annualReturn: '10', funded: 5 });
    const house = await fixtures.project({ name: 'casa Olmo', location: 'Quito', annualReturn: '9.5', funded: 7 });
    const plaza = await fixtures.project({
      name: 'Plaza 100%',
      location: 'Bogotá',
      annualReturn: '8',
      status: 'funded',
    });
    const first = await fixtures.investment(maria, house, { amount: 10_000, annualReturn: 7 });
    const second = await fixtures.investment(angel, tower, { amount: 2500, annualReturn: 11 });
    await fixtures.investment(maria, plaza, { amount: 1_250_000, annualReturn: 9 });
    await fixtures.payment(first, { period: '2025-01', amount: '9.00', status: 'paid' });
    await fixtures.payment(second, { period: '2025-02', amount: '10.00', status: 'pending' });
    await fixtures.payment(first, { period: '2024-12', amount: '1.50', status: 'missed' });
    await served.gateway.database.transaction(async (manager) => {
      await manager.delete('project', { id: plaza.id });
      for (const [slug, title] of [
        ['b', 'Renta y plusvalía'],
        ['a', 'Árbol'],
      ]) {
        await manager.insert('post', { slug, title, excerpt: 'Un extracto.', content: 'Texto.', imageUrl: null });
      }
    });
    admin = await served.signedIn('jefa');
  });

  afterAll(() => served.close());

  const list = async (
    query: string,
    variables: Variables = {},
  ): Promise<{ total: number; items: { name: unknown }[] }> => {
    const { data, errors } = await admin.graphql(query, variables);
    expect(errors).toBeUndefined();
    return data?.list;
  };

  const names = async (query: string, variables: Variables) =>
    (await list(query, variables)).items.map(({ name }) => name);

  test.each<[string, Variables, unknown[]]>([
    [projectsQuery, { search: 'agora' }, ['Torre Ágora']],
    [projectsQuery, { search: 'ÁGORA' }, ['Torre Ágora']],
    [projectsQuery, { search: ' quito ' }, ['casa Olmo']],
    [projectsQuery, { search: '%' }, []],
    [projectsQuery, { search: '' }, ['Torre Ágora', 'casa Olmo']],
    [usersQuery, { search: 'ÑANDU' }, ['jefa']],
    [usersQuery, { search: 'perez' }, ['maria']],
    [usersQuery, { search: '100%' }, ['angel']],
    [usersQuery, { search: 'a_1' }, ['angel']],
    [usersQuery, { search: 'a_' }, ['angel']],
    [usersQuery, { search: '!' }, []],
    [postsQuery, { search: 'plusvalia' }, ['b']],
    [postsQuery, { search: 'EXTRACTO' }, ['b', 'a']],
    [investmentsQuery, { search: 'maria' }, [1, 3]],
    [investmentsQuery, { search: 'ágora' }, [2]],
    [investmentsQuery, { search: 'plaza' }, [3]],
    [investmentsQuery, { search: '10000' }, [1]],
    [investmentsQuery, { search: '$10,0' }, [1]],
    [investmentsQuery, { search: '1,25' }, [3]],
    [investmentsQuery, { search: '25' }, [2, 3]],
    [paymentsQuery, { search: 'pérez' }, [1, 3]],
    [paymentsQuery, { search: 'a_100%@' }, [2]],
    [paymentsQuery, { search: 'agora' }, [2]],
    [paymentsQuery, { search: '2025-' }, [1, 2]],
    [paymentsQuery, { search: '2025-', status: 'paid' }, [1]],
    [paymentsQuery, { status: 'missed' }, [3]],
    [paymentsQuery, { period: '2025-02' }, [2]],
    [paymentsQuery, { investmentId: 1 }, [1, 3]],
    [investmentsQuery, { userId: 2, projectId: 2 }, [1]],
    [investmentsQuery, { projectId: 99 }, []],
  ])('search %# ignores case and accents and takes wildcards literally', async (query, variables, expected) => {
    const { items, total } = await list(query, variables);
    expect([items.map(({ name }) => name), total]).toEqual([expected, expected.length]);
  });

  test.each<[string, Variables, unknown[]]>([
    [projectsQuery, { sort: 'name' }, ['casa Olmo', 'Torre Ágora']],
    [projectsQuery, { sort: 'annualReturn' }, ['casa Olmo', 'Torre Ágora']],
    [projectsQuery, { sort: 'funded', descending: true }, ['casa Olmo', 'Torre Ágora']],
    [projectsQuery, { descending: true }, ['casa Olmo', 'Torre Ágora']],
    [usersQuery, { sort: 'fullName' }, ['angel', 'maria', 'jefa']],
    [usersQuery, { sort: 'role' }, ['jefa', 'maria', 'angel']],
    [postsQuery, { sort: 'title' }, ['a', 'b']],
    [investmentsQuery, { sort: 'amount' }, [2, 1, 3]],
    [investmentsQuery, { sort: 'annualReturn', descending: true }, [2, 3, 1]],
    [investmentsQuery, { sort: 'user' }, [2, 1, 3]],
    [investmentsQuery, { sort: 'user', descending: true }, [3, 1, 2]],
    [investmentsQuery, { sort: 'project' }, [3, 1, 2]],
    [paymentsQuery, { sort: 'amount' }, [3, 1, 2]],
    [paymentsQuery, { sort: 'period', descending: true }, [2, 1, 3]],
  ])('sort %# uses dictionary order for text and the id for ties', async (query, variables, expected) => {
    expect(await names(query, variables)).toEqual(expected);
  });

  test('returns the column that rows are sorted by', async () => {
    const { data, errors } = await admin.graphql(
      '{ adminPayments(sort: period, descending: true) { items { period } } adminInvestments(sort: amount) { items { amount } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.adminPayments.items).toEqual([{ period: '2025-02' }, { period: '2025-01' }, { period: '2024-12' }]);
    expect(data?.adminInvestments.items).toEqual([{ amount: 2500 }, { amount: 10_000 }, { amount: 1_250_000 }]);
  });

  test('returns consecutive pages without gaps, each with the total', async () => {
    const [first, second, third] = [0, 1, 2].map((offset) => list(projectsQuery, { sort: 'name', offset, limit: 1 }));
    expect(await first).toEqual({ total: 2, items: [{ name: 'casa Olmo' }] });
    expect(await second).toEqual({ total: 2, items: [{ name: 'Torre Ágora' }] });
    expect(await third).toEqual({ total: 2, items: [] });
  });

  test.each<[Variables, string]>([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('rejects a page of %p', async (variables, field) => {
    const { errors } = await admin.graphql(projectsQuery, variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      errors: { [field]: expect.any(String) },
    });
  });

  test.each<[Variables]>([[{ limit: 1 }], [{ limit: 100 }], [{ search: 'x'.repeat(200) }]])(
    'accepts a page of %p',
    async (variables) => {
      expect((await admin.graphql(projectsQuery, variables)).errors).toBeUndefined();
    },
  );

  test('lists an investment whose project was deleted, with a null project', async () => {
    expect((await list(investmentsQuery, { search: 'plaza' })).items).toEqual([
      { name: 3, project: null, user: { fullName: 'María Pérez' } },
    ]);
  });

  test.each<[string, Variables, number]>([
    ['an unsearched page', {}, 4],
    ['a filtered page', { status: 'paid' }, 4],
    ['a page searched by name', { search: 'pérez' }, 6],
    ['a page searched by digits', { search: '2025' }, 7],
    ['a search without matches', { search: 'nada' }, 2],
  ])('reads %s of payments in a fixed number of queries', async (_page, variables, expected) => {
    const queries = await countQueries(served.gateway.database, () => list(paymentsQuery, variables));
    expect(queries.filter((query) => !/session/.test(query))).toHaveLength(expected);
  });

  test('returns counters and totals that match the tables', async () => {
    const { data } = await admin.graphql(
      '{ adminOverview { projects users investments payments investedCapital } investmentTotals { count amount projects } paymentPeriods }',
    );
    expect(data).toEqual({
      adminOverview: { projects: 2, users: 3, investments: 3, payments: 3, investedCapital: 1_262_500 },
      investmentTotals: { count: 3, amount: 1_262_500, projects: 3 },
      paymentPeriods: ['2025-02', '2025-01', '2024-12'],
    });
  });
});

describe.each(databaseKinds)('a long list on %s', (kind) => {
  const people = 1001;
  const paymentsOfEach = 11;
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.user('jefa', { role: 'admin', fullName: 'Zoila' });
    const names = Array.from({ length: people }, (_none, index) => `socio${index}`);
    const rest = { passwordHash: '-', role: 'user', createdAt: new Date() };
    const payment = {
      investmentId: 1,
      projectId: 1,
      amount: '1.00',
      period: '2025-01',
      paymentDate: '2025-01-31',
      status: 'paid',
    };
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(
        'users',
        names.map((name) => ({
          username: name,
          usernameKey: name,
          email: name,
          emailKey: name,
          fullName: name,
          ...rest,
        })),
      );
      for (let turn = 0; turn < paymentsOfEach; turn += 1)
        await manager.insert(
          'payment',
          names.map((_name, index) => ({ ...payment, userId: index + 2 })),
        );
    });
    admin = await served.signedIn('jefa');
  });

  afterAll(() => served.close());

  const page = async (variables: Variables) => {
    const query = `query ($search: String, $offset: Int = 0, $limit: Int = 25, $descending: Boolean = false) {
      adminPayments(search: $search, offset: $offset, limit: $limit, descending: $descending) {
        total totalIsCapped items { id } } }`;
    const { data, errors } = await admin.graphql(query, variables);
    expect(errors).toBeUndefined();
    const { total, totalIsCapped, items } = (data ?? {})['adminPayments'];
    return [total, totalIsCapped, items.map(({ id }: { id: number }) => id)];
  };

  const all = people * paymentsOfEach;

  test('caps the total at 10,000', async () => {
    expect(await page({ limit: 2 })).toEqual([10_000, true, [1, 2]]);
    expect(await page({ search: 'socio', limit: 2 })).toEqual([10_000, true, [1, 2]]);
  });

  test('counts on to the end of a page beyond the cap', async () => {
    expect(await page({ offset: 10_000, limit: 2 })).toEqual([10_002, true, [10_001, 10_002]]);
    expect(await page({ search: 'socio', offset: 10_000, limit: 2 })).toEqual([10_002, true, [10_001, 10_002]]);
    expect(await page({ search: 'socio', offset: 10_000, limit: 2, descending: true })).toEqual([
      10_002,
      true,
      [all - 10_000, all - 10_001],
    ]);
  });

  test('returns the exact total on and after the last page', async () => {
    expect(await page({ offset: all - 3, limit: 2 })).toEqual([all - 1, true, [all - 2, all - 1]]);
    expect(await page({ offset: all - 3, limit: 3 })).toEqual([all, false, [all - 2, all - 1, all]]);
    expect(await page({ offset: all - 3, descending: true })).toEqual([all, false, [3, 2, 1]]);
    expect(await page({ offset: all })).toEqual([all, false, []]);
  });

  test('counts a search exactly up to the cap', async () => {
    expect((await page({ search: 'socio1000' })).slice(0, 2)).toEqual([paymentsOfEach, false]);
    expect((await page({ search: 'socio99' })).slice(0, 2)).toEqual([11 * paymentsOfEach, false]);
  });
});
