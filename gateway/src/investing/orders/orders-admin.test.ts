import { randomUUID } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { OrderDesk } from '../../testing/order-desk';
import { Investment } from '../records/investment.entity';

const dayMs = 24 * 3_600_000;
const fields = 'id status cancellation expiresAt remindedAt';
const operations = {
  remind: `mutation ($id: Int!) { remindOrder(id: $id) { ${fields} } }`,
  extend: `mutation ($id: Int!) { extendOrder(id: $id) { ${fields} } }`,
  cancel: `mutation ($id: Int!) { cancelInvestorOrder(id: $id) { ${fields} } }`,
};
type Action = keyof typeof operations;
const actions = Object.keys(operations) as Action[];

describe.each(databaseKinds)('what administrators do with orders on %s', (kind) => {
  let served: TestGateway;
  let desk: OrderDesk;
  let admin: TestClient;
  let projectId: number;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
    projectId = (await served.fixtures.project({ name: `Casa ${randomUUID().slice(0, 8)}` })).id;
  });

  const run = async (action: Action, id: number, by = admin, headers = {}) => {
    const body = { query: operations[action], variables: { id } };
    const { data, errors } = (await by.request('POST', '/graphql', body, headers)).body;
    return { order: data && Object.values<Record<string, unknown>>(data)[0], error: errors?.[0] };
  };
  const listKinds = async () => {
    const { data } = await desk.investor.graphql('{ myNotifications { kind } }');
    return data?.myNotifications.map((notification: { kind: string }) => notification.kind);
  };
  const countEntries = (id: number) => desk.reader.countBy(AuditEntry, { entity: 'order', recordId: id });

  test('a reminder is sent each time, once for a key, and says when', async () => {
    const { id } = await desk.reserve(projectId);
    const headers = { 'idempotency-key': `recordar-${randomUUID()}` };
    const first = await run('remind', id, admin, headers);
    expect(first.order?.['remindedAt']).toEqual(expect.any(String));
    expect((await run('remind', id, admin, headers)).order).toEqual(first.order);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await run('remind', id);
    const kinds: string[] = await listKinds();
    expect(kinds.filter((each) => each === 'order_expiring')).toHaveLength(2);
    expect(await countEntries(id)).toBe(2);
  });

  test('a reservation gets two more days, is notified, and does not end at its former time', async () => {
    const { id } = await desk.reserve(projectId);
    const end = new Date(Date.now() + 3_600_000);
    await served.fixtures.reservationEnd(id, end);
    const { order } = await run('extend', id);
    expect(Date.parse(String(order?.['expiresAt']))).toBe(end.getTime() + 2 * dayMs);
    expect(await listKinds()).toContain('order_extended');
    expect(await countEntries(id)).toBe(1);
    await served.fixtures.reservationEnd(id, new Date(Date.now() + dayMs / 2), new Date(Date.now() - 3 * dayMs));
    await served.gateway.outbox.deliverDue();
    expect(await desk.getOrder(id)).toMatchObject({ status: 'reserved', remindedAt: expect.any(Date) });
    expect((await desk.getProject(projectId)).reserved).toBe(1000);
  });

  test('a reservation waits no longer than any may', async () => {
    const { id } = await desk.reserve(projectId);
    await served.fixtures.reservationEnd(id, new Date(Date.now() + dayMs), new Date(Date.now() - 59 * dayMs));
    expect((await run('extend', id)).error).toMatchObject({ message: messages.orderExtendedEnough });
  });

  test('cancelling a reservation for its investor frees its fractions once', async () => {
    const { id } = await desk.reserve(projectId, 2000);
    for (let times = 0; times < 2; times += 1)
      expect((await run('cancel', id)).order).toMatchObject({ status: 'cancelled', cancellation: 'administrator' });
    expect(await desk.getProject(projectId)).toMatchObject({ funded: 0, reserved: 0 });
    expect(await listKinds()).toContain('order_cancelled');
    expect(await countEntries(id)).toBe(1);
  });

  test('cancelling a paid order in time returns its money, and not after its time', async () => {
    const [inTime, late] = [
      await desk.reserve(projectId, 2000),
      await desk.reserve((await served.fixtures.project()).id),
    ];
    for (const { id } of [inTime, late]) await desk.payTransfer(id);
    const { investmentId } = await desk.getOrder(inTime.id);
    expect((await run('cancel', inTime.id)).order).toMatchObject({ cancellation: 'administrator' });
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await desk.reader.existsBy(Investment, { id: investmentId ?? 0 })).toBe(false);
    expect((await desk.getProject(projectId)).funded).toBe(0);
    await served.gateway.database.transaction((manager) =>
      manager.query('UPDATE investment_order SET paidAt = ? WHERE id = ?', ['2025-01-01 00:00:00.000', late.id]),
    );
    expect((await run('cancel', late.id)).error).toMatchObject({ message: messages.orderCoolingOffOver });
  });

  test.each(['remind', 'extend'] as const)('%s is refused once an order is not a live reservation', async (action) => {
    const { id } = await desk.reserve(projectId);
    await served.gateway.database.transaction((manager) =>
      manager.query('UPDATE investment_order SET expiresAt = ? WHERE id = ?', ['2025-01-01 00:00:00.000', id]),
    );
    expect((await run(action, id)).error).toMatchObject({ message: messages.orderNotReserved });
    await desk.cancel(id);
    expect((await run(action, id)).error).toMatchObject({ message: messages.orderNotReserved });
    expect(await countEntries(id)).toBe(0);
  });

  test.each(actions)('%s is for administrators, and for orders that exist', async (action) => {
    const { id } = await desk.reserve(projectId);
    expect((await run(action, id, desk.investor)).error.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await run(action, 999_999)).error.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await desk.getOrder(id)).toMatchObject({ status: 'reserved', remindedAt: null });
  });
});
