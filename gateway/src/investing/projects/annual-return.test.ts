import { type Database, migrate } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { ProjectAnnualReturnRate1767502800000 } from '../../platform/database/migrations/1767502800000-project-annual-return-rate';
import {
  createTestDatabase,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestDatabase,
  type TestGateway,
} from '../../testing';
import { Project } from './project.entity';

// A row from before the migration, which has only the text.
const insertText = `INSERT INTO project (name, description, image, location, status, funded, target, annualReturn, minInvestment,
  term, propertyType, totalInvestors) VALUES (?, 'd', 'i', 'l', 'available', 0, 0, ?, 0, 't', 'residencial', 0)`;

const texts = {
  '12': '12',
  '8.5': '8.5',
  '8.50': '8.5',
  '0': '0',
  '0.0001': '0.0001',
  '1000': '1000',
  '7.3333': '7.3333',
};

describe.each(databaseKinds)('the migration of the annual return on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const undoUntilTextOnly = async (): Promise<void> => {
    const names = database.dataSource.migrations.map(({ constructor }) => constructor.name);
    const newer = names.length - names.indexOf(ProjectAnnualReturnRate1767502800000.name);
    for (let count = 0; count < newer; count += 1) await database.dataSource.undoLastMigration();
  };

  const annualReturns = async () =>
    (await database.reader.find(Project, { order: { id: 'ASC' } })).map(({ annualReturn }) => annualReturn);

  test('converts existing rows and can be undone without losing a value', async () => {
    await undoUntilTextOnly();
    for (const text of Object.keys(texts)) await database.dataSource.query(insertText, [text, text]);
    await migrate(database);
    expect(await annualReturns()).toEqual(Object.values(texts));
    await undoUntilTextOnly();
    const rows = await database.dataSource.query<{ name: string; annualReturn: string }[]>('SELECT * FROM project');
    expect(rows.map(({ name, annualReturn }) => [name, annualReturn])).toEqual(Object.entries(texts));
  });
});

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
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
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
