import { today } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Payment, Project } from '../records';
import { databaseKinds, OrderDesk, serveGateway, toPaymentInput, toProjectInput } from '../../testing';

describe.each(databaseKinds)('a project and its reservations on %s', (kind) => {
  const served = serveGateway(kind);
  let desk: OrderDesk;

  beforeAll(() => served.fixtures.liftReservationLimits());

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  test('paid orders fund a project; reservations of others leave the cooling-off period open', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    const { id } = await served.fixtures.project({ funded: 297_000 });
    const first = await desk.buy(id);
    const last = await desk.place(id, 2000);
    expect(await desk.getProject(id)).toMatchObject({ funded: 298_000, reserved: 2000, status: 'available' });
    expect(await desk.cancel(first.id)).toMatchObject({ status: 'cancelled' });
    await desk.buy(id);
    await desk.payTransfer(last.id);
    expect(await desk.getProject(id)).toMatchObject({
      funded: 300_000,
      reserved: 0,
      status: 'funded',
      fundedDate: today(),
    });
  });

  test('an edit may neither undo paid orders nor take the room of reservations', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    const project = await served.fixtures.project({ funded: 10_000, target: 20_000 });
    await desk.buy(project.id);
    await desk.place(project.id, 3000);
    const edit = (changed: object) => {
      const variables = { id: project.id, input: toProjectInput(project, changed) };
      return served.admin.send('updateProject', variables, 'funded reserved');
    };
    for (const [funded, amount] of [
      [0, '$1,000'],
      [18_000, '$3,000'],
    ] as const)
      expect(await edit({ funded })).toMatchObject({
        code: 'CONFLICT',
        status: 409,
        errors: { funded: expect.stringContaining(amount) },
      });
    expect(await edit({ funded: 11_000, target: 13_000 })).toMatchObject({ errors: { target: expect.any(String) } });
    expect(await desk.getProject(project.id)).toMatchObject({ funded: 11_000, reserved: 3000, target: 20_000 });
    expect(await edit({ funded: 17_000 })).toEqual({ funded: 17_000, reserved: 3000 });
    // Down to what its orders raised.
    expect(await edit({ funded: 1000 })).toEqual({ funded: 1000, reserved: 3000 });
  });

  test('an edit and a new project may not raise more than the target, with reservations or without', async () => {
    const project = await served.fixtures.project({ funded: 10_000, target: 20_000 });
    const edit = (changed: object) => {
      const variables = { id: project.id, input: toProjectInput(project, changed) };
      return served.admin.send('updateProject', variables, 'funded target');
    };
    const refused = (field: string) => ({ code: 'CONFLICT', status: 409, errors: { [field]: expect.any(String) } });
    expect(await edit({ target: 9_999 })).toMatchObject(refused('target'));
    expect(await edit({ funded: 20_001 })).toMatchObject(refused('funded'));
    const input = toProjectInput(project, { funded: 20_001 });
    expect(await served.admin.send('createProject', { input })).toMatchObject(refused('funded'));
    expect(await desk.getProject(project.id)).toMatchObject({ funded: 10_000, target: 20_000 });
    expect(await edit({ target: 10_000 })).toEqual({ funded: 10_000, target: 10_000 });
    // Figures of before are taken as a GET gave them.
    await served.fixtures.update(Project, { id: project.id }, { funded: 12_000 });
    expect(await edit({ funded: 12_000, target: 10_000 })).toEqual({ funded: 12_000, target: 10_000 });
    expect(await edit({ funded: 12_001, target: 10_000 })).toMatchObject(refused('funded'));
  });

  test.each(['archived', 'set to exited'])('the reservations of a project that is %s are cancelled', async (how) => {
    const project = await served.fixtures.project();
    const { id } = await desk.place(project.id, 2000);
    const isSold = how === 'set to exited';
    const changed = isSold
      ? await served.admin.send('updateProject', {
          id: project.id,
          input: toProjectInput(project, { status: 'exited' }),
        })
      : await served.admin.send('setProjectArchived', { id: project.id, archived: true });
    expect(changed).toEqual({ id: project.id });
    expect(await desk.getOrder(id)).toMatchObject({
      status: 'cancelled',
      cancellation: isSold ? 'project_exited' : 'project_archived',
    });
    expect((await desk.reader.findOneBy(Project, { id: project.id }))?.reserved ?? 0).toBe(0);
    const [notice] = await desk.investor.send('myNotifications', {}, 'body');
    expect(notice.body).toContain(isSold ? 'se vendió' : 'ya no se ofrece');
  });

  test('cancelling a paid order takes back the payments that its investment got, and says so', async () => {
    const { id } = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 2000);
    const order = await desk.buy(id, 2000);
    const investment = { id: order.investmentId, userId: desk.owner.id, projectId: id };
    const pay = (values: object) =>
      served.admin.send('createPayment', { input: toPaymentInput(investment, { amount: '12.50', ...values }) });
    const { id: paymentId } = await pay({});
    await pay({ status: 'pending', period: '2026-02' });
    expect(await desk.getBalance()).toBe('12.50');
    expect(await desk.cancel(order.id)).toMatchObject({ status: 'cancelled' });
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await desk.reader.countBy(Payment, { investmentId: order.investmentId })).toBe(0);
    // Programs learn in the audit log that both are gone.
    for (const deleted of [
      { entity: 'payment', recordId: paymentId },
      { entity: 'investment', recordId: order.investmentId },
    ] as const)
      expect(await desk.reader.findOneBy(AuditEntry, { action: 'delete', ...deleted })).toMatchObject({
        userId: desk.owner.id,
      });
    const [notice] = await desk.investor.send('myNotifications', {}, 'body');
    expect(notice.body).toContain('descontamos $12.50');
  });

  test('deleting the investment of an order lowers what is funded and cancels the order', async () => {
    await served.fixtures.deposit(desk.owner, 5000);
    const { id } = await served.fixtures.project({ funded: 295_000, totalInvestors: 3 });
    const first = await desk.buy(id);
    const last = await desk.buy(id, 4000);
    expect(await desk.getProject(id)).toMatchObject({ funded: 300_000, status: 'funded', totalInvestors: 4 });
    await served.admin.send('deleteInvestment', { id: last.investmentId });
    const reopened = { funded: 296_000, status: 'available', fundedDate: null, totalInvestors: 4 };
    expect(await desk.getProject(id)).toMatchObject(reopened);
    expect((await desk.getOrder(last.id)).status).toBe('cancelled');
    await served.admin.send('deleteInvestment', { id: first.investmentId });
    expect(await desk.getProject(id)).toMatchObject({ funded: 295_000, totalInvestors: 3 });
    const entries = await desk.reader.findBy(AuditEntry, { entity: 'project', recordId: id });
    expect(entries.map(({ after }) => JSON.parse(after ?? '{}').funded)).toEqual([296_000, 295_000]);
  });

  test('what is funded stays when the deleted investment has no order', async () => {
    const project = await served.fixtures.project({ funded: 50_000 });
    const { id } = await served.fixtures.investment(desk.owner, project);
    await served.admin.send('deleteInvestment', { id });
    expect(await desk.getProject(project.id)).toMatchObject({ funded: 50_000 });
  });
});
