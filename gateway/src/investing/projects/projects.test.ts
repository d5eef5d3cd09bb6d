import { createTestGateway, databaseKinds, fixturePassword, type TestGateway } from '../../testing';

const query = `query ($after: Int, $limit: Int) { projects(after: $after, limit: $limit) {
  id name description image location status funded target annualReturn minInvestment term propertyType
  currentValuation totalInvestors fundedDate exitDate
} }`;

describe.each(databaseKinds)('projects on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro']) await served.fixtures.project({ name });
    await served.fixtures.project({
      name: 'Vendida',
      status: 'exited',
      propertyType: 'comercial',
      funded: 2_000_000_000,
      target: 2_000_000_000,
      annualReturn: '11.25',
      currentValuation: 410_000,
      totalInvestors: 87,
      fundedDate: '2024-02-29',
      exitDate: '2025-12-31',
    });
  });

  afterAll(() => served.close());

  const names = async (variables: object) =>
    (await served.client().graphql(query, { ...variables })).data?.projects.map(({ name }: { name: string }) => name);

  test('projects are public, complete and sorted by id', async () => {
    expect(await names({})).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Vendida']);
  });

  test('projects are paged by the last id', async () => {
    expect(await names({ limit: 2 })).toEqual(['Uno', 'Dos']);
    expect(await names({ after: 2, limit: 2 })).toEqual(['Tres', 'Cuatro']);
    expect(await names({ after: 5 })).toEqual([]);
  });

  test('projects have whole dollars, decimal text and calendar dates as stored', async () => {
    const { data } = await served.client().graphql(query, { after: 4 });
    expect(data?.projects).toEqual([
      {
        id: 5,
        name: 'Vendida',
        description: 'Una casa.',
        image: '/casa.svg',
        location: 'Quito, Ecuador',
        status: 'exited',
        funded: 2_000_000_000,
        target: 2_000_000_000,
        annualReturn: '11.25',
        minInvestment: 1000,
        term: '24 meses',
        propertyType: 'comercial',
        currentValuation: 410_000,
        totalInvestors: 87,
        fundedDate: '2024-02-29',
        exitDate: '2025-12-31',
      },
    ]);
  });

  test.each([{ limit: 0 }, { limit: 1001 }, { after: -1 }])('rejects the page %p', async (page) => {
    const { errors } = await served.client().graphql(query, page);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { [Object.keys(page)[0] ?? '']: expect.any(String) },
    });
  });

  test('an update that leaves out contacts, fees and risks keeps them, and null clears them', async () => {
    const editor = await served.signedInAdmin('editora');
    const input = {
      name: 'Con riesgos',
      description: 'd',
      image: '/casa.svg',
      location: 'Quito',
      target: 1000,
      funded: 0,
      minInvestment: 1000,
      annualReturn: '8',
      term: '12 meses',
    };
    const terms = { responsible: 'Constructora S.A.', fees: 'Una.', risks: 'Otro.' };
    const fields = 'id responsible fees risks';
    const { data } = await editor.graphql(
      `mutation ($input: ProjectInput!) { createProject(input: $input) { ${fields} } }`,
      { input: { ...input, ...terms } },
    );
    const { id, ...created } = data?.createProject ?? {};
    expect(created).toEqual(terms);
    const update = async (change: object) =>
      (
        await editor.graphql(
          `mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { ${fields} } }`,
          { id, input: { ...input, ...change } },
        )
      ).data?.updateProject;
    expect(await update({ term: '24 meses' })).toEqual({ id, ...terms });
    expect(await update({ fees: null })).toEqual({ id, ...terms, fees: null });
    await editor.graphql('mutation ($id: Int!) { deleteProject(id: $id) { id } }', { id });
  });

  test('archived projects are for administrators and holders, take no orders, and can be restored', async () => {
    const { fixtures } = served;
    const project = await fixtures.project({ name: 'Archivada' });
    await fixtures.user('jefa', { role: 'admin' });
    await fixtures.user('ajena');
    await fixtures.investment(await fixtures.user('titular'), project);
    const [asOwner, asStranger, asChief] = await Promise.all(
      ['titular', 'ajena', 'jefa'].map((username) => served.signedIn(username, fixturePassword)),
    );
    const setArchived = (archived: boolean) =>
      asChief?.graphql(
        'mutation ($id: Int!, $archived: Boolean!) { setProjectArchived(id: $id, archived: $archived) { archivedAt } }',
        { id: project.id, archived },
      );
    const read = (client: typeof asOwner) =>
      client?.graphql(
        'query ($id: Int!) { project(id: $id) { archivedAt } projectDocuments(projectId: $id) { id } projectUpdates(projectId: $id) { id } }',
        { id: project.id },
      );
    expect((await setArchived(true))?.data?.setProjectArchived.archivedAt).toEqual(expect.any(String));

    expect(await names({ after: 5 })).toEqual([]);
    for (const client of [served.client(), asStranger])
      expect((await read(client))?.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    for (const client of [asOwner, asChief])
      expect((await read(client))?.data?.project.archivedAt).toEqual(expect.any(String));
    const input = {
      projectId: project.id,
      amount: 1000,
      fundedFrom: 'transfer',
      acceptedRisks: true,
      idempotencyKey: 'archived-project',
    };
    const order = await asOwner?.graphql('mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }', {
      input,
    });
    expect(order?.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      errors: { amount: 'Este proyecto ya no se ofrece.' },
    });

    await setArchived(false);
    expect(await names({ after: 5 })).toEqual(['Archivada']);
  });
});
