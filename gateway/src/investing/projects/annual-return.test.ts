import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';

const texts = {
  '12': '12',
  '8.5': '8.5',
  '8.50': '8.5',
  '0': '0',
  '0.0001': '0.0001',
  '1000': '1000',
  '7.3333': '7.3333',
};

const fields = `name description image location funded target annualReturn minInvestment term`;
const input = {
  name: 'Torre',
  description: 'Una torre.',
  image: '/torre.svg',
  location: 'Quito',
  funded: 0,
  target: 0,
  minInvestment: 0,
  term: '12 meses',
};

describe.each(databaseKinds)('the annual return of a project on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  beforeEach(() => served.gateway.database.transaction((manager) => manager.query('DELETE FROM project')));

  afterAll(() => served.close());

  const createProject = async (annualReturn: string) =>
    (
      await admin.graphql(
        `mutation ($input: ProjectInput!) { project: createProject(input: $input) { id revision ${fields} } }`,
        { input: { ...input, annualReturn } },
      )
    ).data?.project;

  const updateProject = async (id: number, values: object, revision?: string) =>
    (
      await admin.graphql(
        `mutation ($id: Int!, $input: ProjectInput!, $revision: String) {
          project: updateProject(id: $id, input: $input, revision: $revision) { ${fields} } }`,
        { id, input: values, revision },
      )
    ).data?.project;

  test.each(Object.entries(texts))('accepts %s and returns %s', async (sent, returned) => {
    expect(await createProject(sent)).toMatchObject({ annualReturn: returned });
  });

  test('accepts in an update what a read returned, with its revision', async () => {
    const { id, revision, ...values } = await createProject('8.5');
    expect(await updateProject(id, values, revision)).toEqual(values);
  });

  test('the annual return is sorted as a number', async () => {
    for (const annualReturn of ['9.5', '10', '100', '8.75']) await createProject(annualReturn);
    const { data } = await admin.graphql('{ list: adminProjects(sort: annualReturn) { items { annualReturn } } }');
    expect(data?.list.items.map((item: { annualReturn: string }) => item.annualReturn)).toEqual([
      '8.75',
      '9.5',
      '10',
      '100',
    ]);
  });
});
