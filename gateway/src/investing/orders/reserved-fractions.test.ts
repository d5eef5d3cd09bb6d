import { today } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Payment } from '../records/payment.entity';
import { Project } from '../records/project.entity';
import { createTestGateway, databaseKinds, OrderDesk, type TestClient, type TestGateway } from '../../testing';

describe.each(databaseKinds)('a project and its reservations on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let desk: OrderDesk;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
    await served.fixtures.liftReservationLimits();
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
  });

  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  test('paid orders fund a project; reservations of others leave the cooling-off period open', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    const { id } = await served.fixtures.project({ funded: 297_000 });
    const first = (await desk.place(id, 1000, { fundedFrom: 'balance' })).data?.placeOrder;
    const last = await desk.reserve(id, 2000);
    expect(await desk.getProject(id)).toMatchObject({ funded: 298_000, reserved: 2000, status: 'available' });
    expect((await desk.cancel(first.id)).data?.cancelOrder).toMatchObject({ status: 'cancelled' });
    await desk.place(id, 1000, { fundedFrom: 'balance' });
    await desk.payTransfer(last.id);
    expect(await desk.getProject(id)).toMatchObject({
      ...{ funded: 300_000, reserved: 0, status: 'funded', fundedDate: today() },
    });
  });

  test('an edit may neither undo paid orders nor take the room of reservations', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    const project = await served.fixtures.project({ funded: 10_000, target: 20_000 });
    await desk.place(project.id, 1000, { fundedFrom: 'balance' });
    await desk.reserve(project.id, 3000);
    const edit = async (changed: object) => {
      const { name, description, image, location, annualReturn, term } = project;
      const input = { name, description, image, location, annualReturn, term, target: 20_000, minInvestment: 1000 };
      return admin.graphql(
        'mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { funded reserved } }',
        { id: project.id, input: { ...input, ...changed } },
      );
    };
    expect((await edit({ funded: 0 })).errors?.[0]?.extensions).toMatchObject({
      errors: { funded: expect.any(String) },
    });
    expect((await edit({ funded: 18_000 })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      errors: { funded: expect.stringContaining('$3,000') },
    });
    expect((await edit({ funded: 11_000, target: 13_000 })).errors?.[0]?.extensions).toMatchObject({
      errors: { target: expect.any(String) },
    });
    expect((await edit({ funded: 17_000 })).data?.updateProject).toEqual({ funded: 17_000, reserved: 3000 });
  });

  test.each(['archived', 'set to exited'])('the reservations of a project that is %s are cancelled', async (how) => {
    const project = await served.fixtures.project();
    const { id } = await desk.reserve(project.id, 2000);
    const { name, description, image, location, annualReturn, term, target } = project;
    const input = { name, description, image, location, annualReturn, term, target, funded: 0, minInvestment: 1000 };
    const operations: Record<string, [string, object]> = {
      archived: ['mutation ($id: Int!) { setProjectArchived(id: $id, archived: true) { id } }', {}],
      'set to exited': [
        'mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }',
        { input: { ...input, status: 'exited' } },
      ],
    };
    const [operation, variables] = operations[how] ?? ['', {}];
    expect((await admin.graphql(operation, { id: project.id, ...variables })).errors).toBeUndefined();
    const isSold = how === 'set to exited';
    expect(await desk.getOrder(id)).toMatchObject({
      status: 'cancelled',
      cancellation: isSold ? 'project_exited' : 'project_archived',
    });
    expect((await desk.reader.findOneBy(Project, { id: project.id }))?.reserved ?? 0).toBe(0);
    const { data } = await desk.investor.graphql('{ myNotifications { body } }');
    expect(data?.myNotifications[0]).toMatchObject({
      body: expect.stringContaining(isSold ? 'se vendió' : 'ya no se ofrece'),
    });
  });

  test('cancelling a paid order takes back the payments that its investment got, and says so', async () => {
    const { id } = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 2000);
    const order = (await desk.place(id, 2000, { fundedFrom: 'balance' })).data?.placeOrder;
    const pay = (values: object) =>
      admin.graphql('mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }', {
        input: {
          ...{ investmentId: order.investmentId, userId: desk.owner.id, projectId: id, period: '2026-01' },
          ...{ paymentDate: '2026-02-15', amount: '12.50', ...values },
        },
      });
    const paymentId = (await pay({})).data?.createPayment.id;
    await pay({ status: 'pending', period: '2026-02' });
    expect(await desk.getBalance()).toBe('12.50');
    expect((await desk.cancel(order.id)).errors).toBeUndefined();
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await desk.reader.countBy(Payment, { investmentId: order.investmentId })).toBe(0);
    expect(
      await desk.reader.findOneBy(AuditEntry, { entity: 'payment', action: 'delete', recordId: paymentId }),
    ).toMatchObject({ userId: desk.owner.id });
    const { data } = await desk.investor.graphql('{ myNotifications { body } }');
    expect(data?.myNotifications[0].body).toContain('descontamos $12.50');
  });
});
