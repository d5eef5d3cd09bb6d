import { today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../access/audit-log/audit-entry.entity';
import { verifyLedger } from '../../books/ledger/verify-ledger';
import { Payment } from '../payments/payment.entity';
import { Project } from '../projects/project.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import type { User } from '../../access/users/user.entity';
import { Order } from './order.entity';

const fields =
  'id number amount fundedFrom status reference expiresAt paidAt cancellation investmentId cancellableUntil';
const placeOrder = `mutation ($input: OrderInput!) { placeOrder(input: $input) { ${fields} } }`;
const cancelOrder = `mutation ($id: Int!) { cancelOrder(id: $id) { ${fields} } }`;
describe.each(databaseKinds)('a project and its reservations on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
    await served.fixtures.liftReservationLimits();
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
    investor = await served.signedIn(owner.username, fixturePassword);
  });

  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  const reader = () => served.gateway.database.reader;
  const getProject = (id: number) => reader().findOneByOrFail(Project, { id });
  const getOrder = (id: number) => reader().findOneByOrFail(Order, { id });
  const place = (projectId: number, amount = 1000, changed: object = {}, by = investor) =>
    by.graphql(placeOrder, {
      input: {
        projectId,
        amount,
        fundedFrom: 'TRANSFER',
        acceptedRisks: true,
        idempotencyKey: randomUUID(),
        ...changed,
      },
    });
  const reserve = async (projectId: number, amount = 1000) => (await place(projectId, amount)).data?.placeOrder;
  const cancel = async (id: number, by = investor) => by.graphql(cancelOrder, { id });
  const getBalance = async () => (await investor.graphql('{ myBalance { available } }')).data?.myBalance.available;
  /** What reconciliation does: credits the transfer, and pays the order with it. */
  const payTransfer = async (id: number) => {
    const order = await getOrder(id);
    await served.fixtures.deposit(owner, order.amount);
    return served.gateway.database.transaction((manager) =>
      served.gateway.services.orderSettlement.payByTransfer(manager, order, null),
    );
  };

  test('paid orders fund a project; reservations of others leave the cooling-off period open', async () => {
    await served.fixtures.deposit(owner, 10_000);
    const { id } = await served.fixtures.project({ funded: 297_000 });
    const first = (await place(id, 1000, { fundedFrom: 'BALANCE' })).data?.placeOrder;
    const last = await reserve(id, 2000);
    expect(await getProject(id)).toMatchObject({ funded: 298_000, reserved: 2000, status: 'available' });
    expect((await cancel(first.id)).data?.cancelOrder).toMatchObject({ status: 'cancelled' });
    await place(id, 1000, { fundedFrom: 'BALANCE' });
    await payTransfer(last.id);
    expect(await getProject(id)).toMatchObject({
      ...{ funded: 300_000, reserved: 0, status: 'funded', fundedDate: today() },
    });
  });

  test('an edit may neither undo paid orders nor take the room of reservations', async () => {
    await served.fixtures.deposit(owner, 10_000);
    const project = await served.fixtures.project({ funded: 10_000, target: 20_000 });
    await place(project.id, 1000, { fundedFrom: 'BALANCE' });
    await reserve(project.id, 3000);
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

  test.each(['archived', 'deleted', 'set to exited'])(
    'the reservations of a project that is %s are cancelled',
    async (how) => {
      const project = await served.fixtures.project();
      const { id } = await reserve(project.id, 2000);
      const { name, description, image, location, annualReturn, term, target } = project;
      const input = { name, description, image, location, annualReturn, term, target, funded: 0, minInvestment: 1000 };
      const operations: Record<string, [string, object]> = {
        archived: ['mutation ($id: Int!) { setProjectArchived(id: $id, archived: true) { id } }', {}],
        deleted: ['mutation ($id: Int!) { deleteProject(id: $id) { id } }', {}],
        'set to exited': [
          'mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }',
          { input: { ...input, status: 'exited' } },
        ],
      };
      const [operation, variables] = operations[how] ?? ['', {}];
      expect((await admin.graphql(operation, { id: project.id, ...variables })).errors).toBeUndefined();
      const isSold = how === 'set to exited';
      expect(await getOrder(id)).toMatchObject({
        status: 'cancelled',
        cancellation: isSold ? 'project_exited' : 'project_archived',
      });
      expect((await reader().findOneBy(Project, { id: project.id }))?.reserved ?? 0).toBe(0);
      const { data } = await investor.graphql('{ myNotifications { body } }');
      expect(data?.myNotifications[0]).toMatchObject({
        body: expect.stringContaining(isSold ? 'se vendió' : 'ya no se ofrece'),
      });
    },
  );

  test('cancelling a paid order takes back the payments that its investment got, and says so', async () => {
    const { id } = await served.fixtures.project();
    await served.fixtures.deposit(owner, 2000);
    const order = (await place(id, 2000, { fundedFrom: 'BALANCE' })).data?.placeOrder;
    const pay = (values: object) =>
      admin.graphql('mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }', {
        input: {
          ...{ investmentId: order.investmentId, userId: owner.id, projectId: id, period: '2026-01' },
          ...{ paymentDate: '2026-02-15', amount: '12.50', ...values },
        },
      });
    const paymentId = (await pay({})).data?.createPayment.id;
    await pay({ status: 'pending', period: '2026-02' });
    expect(await getBalance()).toBe('12.50');
    expect((await cancel(order.id)).errors).toBeUndefined();
    expect(await getBalance()).toBe('2000.00');
    expect(await reader().countBy(Payment, { investmentId: order.investmentId })).toBe(0);
    expect(
      await reader().findOneBy(AuditEntry, { entity: 'payment', action: 'delete', recordId: paymentId }),
    ).toMatchObject({ userId: owner.id });
    const { data } = await investor.graphql('{ myNotifications { body } }');
    expect(data?.myNotifications[0].body).toContain('descontamos $12.50');
  });
});
