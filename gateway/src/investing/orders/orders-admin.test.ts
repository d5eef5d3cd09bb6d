import { randomUUID } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { databaseKinds, OrderDesk, serveGateway } from '../../testing';
import { Investment, Order } from '../records';

const dayMs = 24 * 3_600_000;
const fields = 'id status cancellation expiresAt remindedAt';
const operations = { remind: 'remindOrder', extend: 'extendOrder', cancel: 'cancelInvestorOrder' };
type Action = keyof typeof operations;
const actions = Object.keys(operations) as Action[];

describe.each(databaseKinds)('what administrators do with orders on %s', (kind) => {
  const served = serveGateway(kind);
  let desk: OrderDesk;
  let projectId: number;

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
    projectId = (await served.fixtures.project({ name: `Casa ${randomUUID().slice(0, 8)}` })).id;
  });

  const run = (action: Action, id: number, by = served.admin, headers = {}) =>
    by.send(operations[action], { id }, fields, headers);
  const listKinds = async (): Promise<string[]> =>
    (await desk.investor.send('myNotifications', {}, 'kind')).map((notice: { kind: string }) => notice.kind);
  const countEntries = (id: number) => desk.reader.countBy(AuditEntry, { entity: 'order', recordId: id });

  test('a reminder is sent each time, once for a key, and says when', async () => {
    const { id } = await desk.place(projectId);
    const headers = { 'idempotency-key': `recordar-${randomUUID()}` };
    const first = await run('remind', id, served.admin, headers);
    expect(first.remindedAt).toEqual(expect.any(String));
    expect(await run('remind', id, served.admin, headers)).toEqual(first);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await run('remind', id);
    expect((await listKinds()).filter((each) => each === 'order_expiring')).toHaveLength(2);
    expect(await countEntries(id)).toBe(2);
  });

  test('a reservation gets two more days, is notified, and does not end at its former time', async () => {
    const { id } = await desk.place(projectId);
    const end = new Date(Date.now() + 3_600_000);
    await served.fixtures.reservationEnd(id, end);
    const { expiresAt } = await run('extend', id);
    expect(Date.parse(expiresAt)).toBe(end.getTime() + 2 * dayMs);
    expect(await listKinds()).toContain('order_extended');
    expect(await countEntries(id)).toBe(1);
    await served.fixtures.reservationEnd(id, new Date(Date.now() + dayMs / 2), new Date(Date.now() - 3 * dayMs));
    await served.gateway.outbox.deliverDue();
    expect(await desk.getOrder(id)).toMatchObject({ status: 'reserved', remindedAt: expect.any(Date) });
    expect((await desk.getProject(projectId)).reserved).toBe(1000);
  });

  test('a reservation waits no longer than any may', async () => {
    const { id } = await desk.place(projectId);
    await served.fixtures.reservationEnd(id, new Date(Date.now() + dayMs), new Date(Date.now() - 59 * dayMs));
    expect(await run('extend', id)).toMatchObject({ message: messages.orderExtendedEnough });
  });

  test('cancelling a reservation for its investor frees its fractions once', async () => {
    const { id } = await desk.place(projectId, 2000);
    for (let times = 0; times < 2; times += 1)
      expect(await run('cancel', id)).toMatchObject({ status: 'cancelled', cancellation: 'administrator' });
    expect(await desk.getProject(projectId)).toMatchObject({ funded: 0, reserved: 0 });
    expect(await listKinds()).toContain('order_cancelled');
    expect(await countEntries(id)).toBe(1);
  });

  test('cancelling a paid order in time returns its money, and not after its time', async () => {
    const inTime = await desk.place(projectId, 2000);
    const late = await desk.place((await served.fixtures.project()).id);
    for (const { id } of [inTime, late]) await desk.payTransfer(id);
    const { investmentId } = await desk.getOrder(inTime.id);
    expect(await run('cancel', inTime.id)).toMatchObject({ cancellation: 'administrator' });
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await desk.reader.existsBy(Investment, { id: investmentId ?? 0 })).toBe(false);
    expect((await desk.getProject(projectId)).funded).toBe(0);
    await served.fixtures.update(Order, { id: late.id }, { paidAt: new Date('2025-01-01') });
    expect(await run('cancel', late.id)).toMatchObject({ message: messages.orderCoolingOffOver });
  });

  test.each(['remind', 'extend'] as const)('%s is refused once an order is not a live reservation', async (action) => {
    const { id } = await desk.place(projectId);
    await served.fixtures.update(Order, { id }, { expiresAt: new Date('2025-01-01') });
    expect(await run(action, id)).toMatchObject({ message: messages.orderNotReserved });
    await desk.cancel(id);
    expect(await run(action, id)).toMatchObject({ message: messages.orderNotReserved });
    expect(await countEntries(id)).toBe(0);
  });

  test.each(actions)('%s is for administrators, and for orders that exist', async (action) => {
    const { id } = await desk.place(projectId);
    expect(await run(action, id, desk.investor)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await run(action, 999_999)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await desk.getOrder(id)).toMatchObject({ status: 'reserved', remindedAt: null });
  });
});
