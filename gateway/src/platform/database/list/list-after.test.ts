import { countQueries, databaseKinds, serveGateway } from '../../../testing';

type Variables = Record<string, unknown>;

/** The selection of the rows of each list. */
const lists = {
  projects: 'id',
  users: 'id',
  posts: 'id',
  investments: 'id project { name } user { email }',
  payments: 'id project { name } user { email }',
};
type List = keyof typeof lists;

describe.each(databaseKinds)('the rows of an export on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    const { fixtures } = served;
    const maria = await fixtures.user('maria', { fullName: 'María Pérez' });
    const house = await fixtures.project({ name: 'Casa Olmo' });
    await fixtures.project({ name: 'Torre Ágora' });
    const investment = await fixtures.investment(maria, house);
    await fixtures.investment(maria, house);
    for (const [period, status] of [
      ['2025-01', 'paid'],
      ['2025-01', 'pending'],
      ['2025-02', 'paid'],
      ['2025-02', 'paid'],
    ] as const) {
      await fixtures.payment(investment, { period, status });
    }
    await served.gateway.database.transaction(async (manager) => {
      for (const slug of ['a', 'b'])
        await manager.insert('post', {
          slug,
          title: `Título ${slug}`,
          excerpt: 'Breve.',
          content: 'Texto.',
          imageUrl: null,
        });
    });
  });

  const getIds = async (list: List, variables: Variables = {}): Promise<number[]> => {
    const terms = { after: 0, ...(list === 'projects' && { archived: true }), ...variables };
    return (await served.admin.send(list, terms, lists[list])).map(({ id }: { id: number }) => id);
  };

  test.each<[List, Variables, number[]]>([
    ['projects', {}, [1, 2]],
    ['projects', { after: 1 }, [2]],
    ['projects', { search: 'agora' }, [2]],
    ['users', { search: 'perez' }, [2]],
    ['users', { after: 2 }, []],
    ['posts', { after: 1 }, [2]],
    ['posts', { search: 'titulo b' }, [2]],
    ['investments', {}, [1, 2]],
    ['investments', { search: 'maria', after: 1 }, [2]],
    ['payments', { status: 'paid' }, [1, 3, 4]],
    ['payments', { status: 'paid', after: 1 }, [3, 4]],
    ['payments', { period: '2025-01', search: 'olmo' }, [1, 2]],
    ['payments', { period: '2025-02', status: 'pending' }, []],
  ])('%s of %p: returns the matching rows by id', async (list, variables, expected) => {
    expect(await getIds(list, variables)).toEqual(expected);
  });

  test('reads the rows in one query and their references in one each, without a count', async () => {
    // Not the first rows: those of an export record that somebody took it.
    const queries = (await countQueries(served.gateway.database, () => getIds('payments', { after: 1 }))).filter(
      (query) => !/session/.test(query),
    );
    expect(queries).toHaveLength(3);
    expect(queries.join('\n')).not.toMatch(/COUNT/i);
  });
});
