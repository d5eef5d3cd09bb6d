import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import { Project } from '../records/project.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { Order } from '../records/order.entity';

const invest = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id investmentId } }';
const updateProject =
  'mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { funded } }';
const deleteInvestment = 'mutation ($id: Int!) { deleteInvestment(id: $id) { id } }';

describe.each(databaseKinds)('what orders have raised on %s', (kind) => {
  let served: TestGateway;
  let investor: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.deposit(await served.fixtures.user('inversora'), 100_000);
    admin = await served.signedInAdmin();
    investor = await served.signedIn('inversora', fixturePassword);
  });

  afterAll(() => served.close());

  const getProject = (id: number) => served.gateway.database.reader.findOneByOrFail(Project, { id });
  const place = async (projectId: number, amount: number) => {
    const input = { projectId, amount, fundedFrom: 'balance', acceptedRisks: true, idempotencyKey: randomUUID() };
    const { data, errors } = await investor.graphql(invest, { input });
    expect(errors).toBeUndefined();
    return data?.placeOrder as { id: number; investmentId: number };
  };
  const values = (
    { name, description, image, location, status, target, annualReturn, term }: Project,
    funded: number,
  ) => ({
    ...{ name, description, image, location, status, target, annualReturn, term, funded },
    minInvestment: 1000,
  });

  test('the funded amount is not lowered by a change that started before the order', async () => {
    const project = await served.fixtures.project({ funded: 20_000 });
    await place(project.id, 5000);
    const lower = async (funded: number) =>
      (await admin.graphql(updateProject, { id: project.id, input: values(project, funded) })).errors?.[0]?.extensions;
    expect(await lower(0)).toMatchObject({
      code: 'CONFLICT',
      status: 409,
      errors: { funded: expect.stringContaining('$5,000') },
    });
    expect(await getProject(project.id)).toMatchObject({ funded: 25_000 });
    expect(await lower(5000)).toBeUndefined();
  });

  test('deleting the investment behind an order lowers it and cancels the order', async () => {
    const { id } = await served.fixtures.project({ funded: 295_000, totalInvestors: 3 });
    const first = await place(id, 1000);
    const last = await place(id, 4000);
    expect(await getProject(id)).toMatchObject({ funded: 300_000, status: 'funded', totalInvestors: 4 });
    expect((await admin.graphql(deleteInvestment, { id: last.investmentId })).errors).toBeUndefined();
    expect(await getProject(id)).toMatchObject({
      funded: 296_000,
      status: 'available',
      fundedDate: null,
      totalInvestors: 4,
    });
    expect(await served.gateway.database.reader.findOneBy(Order, { id: last.id })).toMatchObject({
      status: 'cancelled',
    });
    await admin.graphql(deleteInvestment, { id: first.investmentId });
    expect(await getProject(id)).toMatchObject({ funded: 295_000, totalInvestors: 3 });
    const entries = await served.gateway.database.reader.findBy(AuditEntry, { entity: 'project', recordId: id });
    expect(entries.map(({ after }) => JSON.parse(after ?? '{}').funded)).toEqual([296_000, 295_000]);
  });

  test('stays when the deleted investment has no order', async () => {
    const project = await served.fixtures.project({ funded: 50_000 });
    const owner = await served.fixtures.user('titular');
    const { id } = await served.fixtures.investment(owner, project);
    await admin.graphql(deleteInvestment, { id });
    expect(await getProject(project.id)).toMatchObject({ funded: 50_000 });
  });
});
