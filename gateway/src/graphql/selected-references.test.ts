import { countQueries, createTestGateway, databaseKinds, fixturePassword, type TestGateway } from '../testing';

describe.each(databaseKinds)('the records that rows refer to, on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: true });
    await served.fixtures.user('jefa', { role: 'admin' });
  });

  afterAll(() => served.close());

  /** Reads a page of payments twice; returns its rows and the statements of the last time. */
  const read = async (item: string, fragments = '') => {
    const admin = await served.signedIn('jefa', fixturePassword);
    const query = `{ adminPayments(limit: 2) { total items { id ${item} } } } ${fragments}`;
    const first = await admin.graphql(query);
    let last = first;
    const statements = await countQueries(
      served.gateway.database,
      async () => void (last = await admin.graphql(query)),
    );
    expect(first.errors).toBeUndefined();
    expect(last).toEqual(first);
    const { items } = first.data?.['adminPayments'] as { items: Record<string, unknown>[] };
    return { items, statements, rows: statements.find((sql) => sql.includes('sortKey')) ?? '' };
  };

  test('are read with the columns that are asked for', async () => {
    const { items, rows, statements } = await read(
      'user { ...Name } project { name annualReturn } ... on Payment { user { email } }',
      'fragment Name on User { fullName __typename }',
    );
    expect(items[0]).toMatchObject({
      user: { fullName: expect.any(String), email: expect.stringContaining('@'), __typename: 'User' },
      project: { name: expect.any(String), annualReturn: expect.stringMatching(/^[\d.]+$/) },
    });
    expect(rows).toMatch(/user_fullName/);
    expect(rows).not.toMatch(/user_passwordHash|user_role|project_description/);
    // The session, the number of all rows, and the rows.
    expect(statements).toHaveLength(3);
  });

  test('are not read where nothing of them is asked for', async () => {
    const { rows } = await read('amount');
    expect(rows).not.toMatch(/user_id|project_id/);
  });

  test.each([
    ['a guarded value', 'user { secondFactorAt } project { name }'],
    ['a value that is worked out from others', 'project { revision } user { fullName }'],
    ['a value of the row that is worked out from others', 'revision project { name }'],
  ])('are read whole for %s', async (_what, item) => {
    const { items, rows } = await read(item);
    expect(rows).toMatch(/project_description/);
    expect(items[0]).toMatchObject({ project: expect.any(Object) });
  });
});
