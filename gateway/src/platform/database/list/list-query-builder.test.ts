import {
  countQueries,
  createTestGateway,
  databaseKinds,
  serveGateway,
  toPaymentInput,
  type TestClient,
  type TestGateway,
} from '../../../testing';

type Variables = Record<string, unknown>;

/** Each list by its operation, with what a test reads of it. */
const lists = {
  adminProjects: 'total items { name }',
  adminUsers: 'total items { name: username }',
  adminPosts: 'total items { name: slug }',
  adminInvestments: 'total items { name: id project { name } user { fullName } }',
  adminPayments: 'total items { name: id project { name } user { fullName email } }',
};
type List = keyof typeof lists;

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

  const list = (name: List, variables: Variables = {}): Promise<{ total: number; items: { name: unknown }[] }> =>
    admin.send(name, { sort: 'id', ...variables }, lists[name]);

  const names = async (name: List, variables: Variables) =>
    (await list(name, variables)).items.map((item) => item.name);

  test.each<[List, Variables, unknown[]]>([
    ['adminProjects', { search: 'agora' }, ['Torre Ágora']],
    ['adminProjects', { search: 'ÁGORA' }, ['Torre Ágora']],
    ['adminProjects', { search: ' quito ' }, ['casa Olmo']],
    ['adminProjects', { search: '%' }, []],
    ['adminProjects', { search: '' }, ['Torre Ágora', 'casa Olmo']],
    ['adminUsers', { search: 'ÑANDU' }, ['jefa']],
    ['adminUsers', { search: 'perez' }, ['maria']],
    ['adminUsers', { search: 'pér mar' }, ['maria']],
    ['adminUsers', { search: 'erez' }, []],
    ['adminUsers', { search: '100%' }, ['angel']],
    ['adminUsers', { search: 'a_1' }, ['angel']],
    ['adminUsers', { search: 'a_' }, ['angel']],
    ['adminUsers', { search: '!' }, []],
    ['adminPosts', { search: 'plusvalia' }, ['b']],
    ['adminPosts', { search: 'EXTRACTO' }, ['b', 'a']],
    ['adminInvestments', { search: 'maria' }, [1, 3]],
    ['adminInvestments', { search: 'ágora' }, [2]],
    ['adminInvestments', { search: 'plaza' }, [3]],
    ['adminInvestments', { search: '10000' }, [1]],
    ['adminInvestments', { search: '$10,0' }, [1]],
    ['adminInvestments', { search: '1,25' }, [3]],
    ['adminInvestments', { search: '25' }, [2, 3]],
    ['adminPayments', { search: 'pérez' }, [1, 3]],
    ['adminPayments', { search: 'a_100%@' }, [2]],
    ['adminPayments', { search: 'agora' }, [2]],
    ['adminPayments', { search: '2025-' }, [1, 2]],
    ['adminPayments', { search: '2025-', status: 'paid' }, [1]],
    ['adminPayments', { status: 'missed' }, [3]],
    ['adminPayments', { period: '2025-02' }, [2]],
    ['adminPayments', { investmentId: 1 }, [1, 3]],
    ['adminInvestments', { userId: 2, projectId: 2 }, [1]],
    ['adminInvestments', { projectId: 99 }, []],
  ])('search %# ignores case and accents and takes wildcards literally', async (query, variables, expected) => {
    const { items, total } = await list(query, variables);
    expect([items.map(({ name }) => name), total]).toEqual([expected, expected.length]);
  });

  test.each<[List, Variables, unknown[]]>([
    ['adminProjects', { sort: 'name' }, ['casa Olmo', 'Torre Ágora']],
    ['adminProjects', { sort: 'annualReturn' }, ['casa Olmo', 'Torre Ágora']],
    ['adminProjects', { sort: 'funded', descending: true }, ['casa Olmo', 'Torre Ágora']],
    ['adminProjects', { descending: true }, ['casa Olmo', 'Torre Ágora']],
    ['adminUsers', { sort: 'fullName' }, ['angel', 'maria', 'jefa']],
    ['adminUsers', { sort: 'role' }, ['jefa', 'maria', 'angel']],
    ['adminPosts', { sort: 'title' }, ['a', 'b']],
    ['adminInvestments', { sort: 'amount' }, [2, 1, 3]],
    ['adminInvestments', { sort: 'annualReturn', descending: true }, [2, 3, 1]],
    ['adminInvestments', { sort: 'user' }, [2, 1, 3]],
    ['adminInvestments', { sort: 'user', descending: true }, [3, 1, 2]],
    ['adminInvestments', { sort: 'project' }, [3, 1, 2]],
    ['adminPayments', { sort: 'amount' }, [3, 1, 2]],
    ['adminPayments', { sort: 'period', descending: true }, [2, 1, 3]],
  ])('sort %# uses dictionary order for text and the id for ties', async (query, variables, expected) => {
    expect(await names(query, variables)).toEqual(expected);
  });

  test('returns the column that rows are sorted by', async () => {
    const payments = await admin.send('adminPayments', { sort: 'period', descending: true }, 'items { period }');
    expect(payments.items).toEqual([{ period: '2025-02' }, { period: '2025-01' }, { period: '2024-12' }]);
    const investments = await admin.send('adminInvestments', { sort: 'amount' }, 'items { amount }');
    expect(investments.items).toEqual([{ amount: 2500 }, { amount: 10_000 }, { amount: 1_250_000 }]);
  });

  test('returns consecutive pages without gaps, each with the total', async () => {
    const [first, second, third] = [0, 1, 2].map((offset) => list('adminProjects', { sort: 'name', offset, limit: 1 }));
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
    const errors = { [field]: expect.any(String) };
    expect(await list('adminProjects', variables)).toMatchObject({ code: 'VALIDATION_FAILED', status: 400, errors });
  });

  test.each<[Variables]>([[{ limit: 1 }], [{ limit: 100 }], [{ search: 'x'.repeat(200) }]])(
    'accepts a page of %p',
    async (variables) => {
      expect(await list('adminProjects', variables)).toHaveProperty('items');
    },
  );

  test('lists an investment whose project was deleted, with a null project', async () => {
    expect((await list('adminInvestments', { search: 'plaza' })).items).toEqual([
      { name: 3, project: null, user: { fullName: 'María Pérez' } },
    ]);
  });

  test.each<[string, Variables, number]>([
    ['an unsearched page', {}, 2],
    ['a filtered page', { status: 'paid' }, 2],
    ['a page searched by name', { search: 'pérez' }, 4],
    ['a page searched by digits', { search: '2025' }, 5],
    ['a search without matches', { search: 'nada' }, 2],
  ])('reads %s of payments in a fixed number of queries', async (_page, variables, expected) => {
    const queries = await countQueries(served.gateway.database, () => list('adminPayments', variables));
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
  const served = serveGateway(kind);

  beforeAll(async () => {
    const names = Array.from({ length: people }, (_none, index) => `socio${index}`);
    const rest = { passwordHash: '-', role: 'user', createdAt: new Date() };
    const payment = toPaymentInput({ id: 1, userId: 1, projectId: 1 }, { amount: '1.00' });
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
  });

  const page = async (variables: Variables) => {
    const terms = { sort: 'id', ...variables };
    const { total, totalIsCapped, items } = await served.admin.send(
      'adminPayments',
      terms,
      'total totalIsCapped items { id }',
    );
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
