import { databaseKinds, OrderDesk, serveGateway, type TestClient, toOrderInput } from '../../testing';

const fields = `id name description image location status funded target annualReturn minInvestment term propertyType
  currentValuation totalInvestors fundedDate exitDate`;

describe.each(databaseKinds)('projects on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
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

  const list = (variables: object) => served.client().send('projects', { ...variables }, fields);
  const names = async (variables: object) => (await list(variables)).map(({ name }: { name: string }) => name);

  test('projects are public, complete and sorted by id', async () => {
    expect(await names({})).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Vendida']);
  });

  test('projects are paged by the last id', async () => {
    expect(await names({ limit: 2 })).toEqual(['Uno', 'Dos']);
    expect(await names({ after: 2, limit: 2 })).toEqual(['Tres', 'Cuatro']);
    expect(await names({ after: 5 })).toEqual([]);
  });

  test('projects have whole dollars, decimal text and calendar dates as stored', async () => {
    expect(await list({ after: 4 })).toEqual([
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
    const errors = { [Object.keys(page)[0] ?? '']: expect.any(String) };
    expect(await list(page)).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });

  test('an update that leaves out contacts, fees and risks keeps them, and null clears them', async () => {
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
    const selected = 'id responsible fees risks';
    const created = await served.admin.send('createProject', { input: { ...input, ...terms } }, selected);
    const { id } = created;
    expect(created).toEqual({ id, ...terms });
    const update = (change: object) =>
      served.admin.send('updateProject', { id, input: { ...input, ...change } }, selected);
    expect(await update({ term: '24 meses' })).toEqual({ id, ...terms });
    expect(await update({ fees: null })).toEqual({ id, ...terms, fees: null });
    await served.admin.send('deleteProject', { id });
  });

  test('archived projects are for administrators and holders, take no orders, and can be restored', async () => {
    const { fixtures } = served;
    const project = await fixtures.project({ name: 'Archivada' });
    await fixtures.user('ajena');
    await fixtures.investment(await fixtures.user('titular'), project);
    const asOwner = await served.signedIn('titular');
    const asStranger = await served.signedIn('ajena');
    const setArchived = (archived: boolean) =>
      served.admin.send('setProjectArchived', { id: project.id, archived }, 'archivedAt');
    const read = (client: TestClient) => client.send('project', { id: project.id }, 'archivedAt');
    const listParts = (client: TestClient, name: string) => client.send(name, { projectId: project.id });
    expect(await setArchived(true)).toEqual({ archivedAt: expect.any(String) });

    expect(await names({ after: 5 })).toEqual([]);
    for (const client of [served.client(), asStranger])
      for (const answer of [
        await read(client),
        await listParts(client, 'projectDocuments'),
        await listParts(client, 'projectUpdates'),
      ])
        expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    for (const client of [asOwner, served.admin]) {
      expect(await read(client)).toEqual({ archivedAt: expect.any(String) });
      for (const parts of ['projectDocuments', 'projectUpdates']) expect(await listParts(client, parts)).toEqual([]);
    }
    const input = toOrderInput(project.id, { fundedFrom: 'transfer' });
    expect(await asOwner.send('placeOrder', { input })).toMatchObject({
      code: 'CONFLICT',
      errors: { amount: 'Este proyecto ya no se ofrece.' },
    });

    await setArchived(false);
    expect(await names({ after: 5 })).toEqual(['Archivada']);
  });

  test('a project whose only money is investments by hand is deleted, and one with an order is not', async () => {
    const { id } = await served.fixtures.project();
    const input = { userId: (await served.fixtures.user()).id, projectId: id, amount: 2000 };
    await served.admin.send('createInvestment', { input });
    expect(await served.admin.send('deleteProject', { id })).toEqual({ id });
    const other = await served.fixtures.project();
    await (await OrderDesk.open(served)).place(other.id);
    expect(await served.admin.send('deleteProject', { id: other.id })).toMatchObject({ code: 'CONFLICT' });
  });
});
