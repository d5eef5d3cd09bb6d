import { Order } from '../records/order.entity';
import { Project } from '../records/project.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';

const place = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }';
const exit = 'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { net } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const input = { price: '20000.00', costs: [], exitDate: '2026-02-03' };

describe.each(databaseKinds)('an exit of a project with open reservations on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;
  let investor: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
    other = await served.signedInAdmin('tesorera');
    const owner = await served.fixtures.user('inversora');
    investor = await served.signedIn(owner.username, fixturePassword);
  });

  afterAll(async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    await served.close();
  });

  test('an approved exit is executed, cancels the reservations, and notifies their investors', async () => {
    const { reader } = served.gateway.database;
    const holder = await served.fixtures.user('titular');
    const project = await served.fixtures.project();
    await served.fixtures.investment(holder, project);
    const order = { projectId: project.id, amount: 2000, fundedFrom: 'transfer', acceptedRisks: true };
    const { data } = await investor.graphql(place, { input: order });
    const orderId = data?.placeOrder.id;
    const proposed = await admin.graphql(exit, { id: project.id, input });
    const approvalId = proposed.errors?.[0]?.extensions?.['approvalId'];
    expect((await other.graphql(approve, { id: approvalId })).data?.approveRequest).toEqual({ status: 'approved' });
    expect(await reader.findOneBy(Order, { id: orderId })).toMatchObject({
      status: 'cancelled',
      cancellation: 'project_exited',
    });
    expect(await reader.findOneBy(Project, { id: project.id })).toMatchObject({ status: 'exited', reserved: 0 });
    const notices = (await investor.graphql('{ myNotifications { body } }')).data?.myNotifications;
    expect(notices[0].body).toContain('El proyecto se vendió. Liberamos las fracciones');
  });
});
