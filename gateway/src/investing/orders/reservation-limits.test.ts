import { randomUUID } from 'node:crypto';
import { databaseKinds, OrderDesk, serveGateway } from '../../testing';
import { Setting } from '../../access/records';
import { Order } from '../records';

const hourMs = 3_600_000;

describe.each(databaseKinds)('the limits of reservations on %s', (kind) => {
  const served = serveGateway(kind);
  let desk: OrderDesk;

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
  });

  const isLimit = (words: string) => ({
    code: 'RESERVATION_LIMIT',
    status: 409,
    message: expect.stringContaining(words),
  });
  const placed = { status: 'reserved' };
  const paid = { status: 'paid' };
  const createProjects = (count: number) => Promise.all(Array.from({ length: count }, () => served.fixtures.project()));
  const set = (name: string, value: number) =>
    served.gateway.database.transaction((manager) => manager.upsert(Setting, { name, value: String(value) }, ['name']));

  test('a user has three open reservations at most, one per project; the balance is not limited', async () => {
    const [first, second, third, fourth] = await createProjects(4);
    const key = { idempotencyKey: randomUUID() };
    const reserved = await desk.place(first?.id ?? 0, 1000, key);
    expect(await desk.place(first?.id ?? 0)).toMatchObject(isLimit('en este proyecto'));
    for (const project of [second, third]) expect(await desk.place(project?.id ?? 0)).toMatchObject(placed);
    expect(await desk.place(fourth?.id ?? 0)).toMatchObject(isLimit('3 reservas abiertas'));
    expect(await desk.place(first?.id ?? 0, 1000, key)).toEqual(reserved);
    await served.fixtures.deposit(desk.owner, 1000);
    expect(await desk.buy(fourth?.id ?? 0)).toMatchObject(paid);
    await desk.cancel(reserved.id);
    expect(await desk.place(fourth?.id ?? 0)).toMatchObject(placed);
  });

  test('of reservations that are placed at once in different projects three are taken', async () => {
    const projects = await createProjects(8);
    const answers = await Promise.all(projects.map(({ id }) => desk.place(id)));
    const codes = answers.map(({ code }) => code ?? 'placed');
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'RESERVATION_LIMIT'),
      ...Array.from({ length: 3 }, () => 'placed'),
    ]);
  });

  test('a user reserves a quarter of the target at most, and one fraction in any case', async () => {
    const { id } = await served.fixtures.project({ target: 10_000 });
    expect(await desk.place(id, 3000)).toMatchObject(isLimit('$2,000'));
    expect(await desk.place(id, 2000)).toMatchObject(placed);
    const small = await served.fixtures.project({ target: 2000 });
    expect(await desk.place(small.id, 1000)).toMatchObject(placed);
  });

  test('all users together reserve a part of what is not funded, and one fraction in any case', async () => {
    const { id } = await served.fixtures.project({ target: 12_000, funded: 4000 });
    await set('reservationsTogether', 50);
    const others = await Promise.all([OrderDesk.open(served), OrderDesk.open(served)]);
    for (const other of others) expect(await other.place(id, 2000)).toMatchObject(placed);
    expect(await desk.place(id, 1000)).toMatchObject(isLimit('llegaron a su máximo'));
    await served.fixtures.deposit(desk.owner, 1000);
    expect(await desk.buy(id)).toMatchObject(paid);
    const small = await served.fixtures.project({ target: 1000 });
    expect(await desk.place(small.id, 1000)).toMatchObject(placed);
    await set('reservationsTogether', 100);
  });

  test('a user places twenty orders by transfer in a day at most, cancelled ones included', async () => {
    const { id } = await served.fixtures.project();
    for (let count = 0; count < 20; count += 1) await desk.cancel((await desk.place(id)).id);
    expect(await desk.place(id)).toMatchObject(isLimit('20 reservas'));
    const [order] = await served.reader.findBy(Order, { userId: desk.owner.id });
    await served.fixtures.update(Order, { id: order?.id ?? 0 }, { createdAt: new Date(Date.now() - 25 * hourMs) });
    expect(await desk.place(id)).toMatchObject(placed);
  });

  test('after one expired, the same user reserves in that project again a day later', async () => {
    const [project, other] = await createProjects(2);
    const { id } = await desk.place(project?.id ?? 0);
    await served.fixtures.reservationEnd(id, new Date(Date.now() - hourMs));
    await served.gateway.outbox.deliverDue();
    expect(await desk.place(project?.id ?? 0)).toMatchObject(isLimit('venció'));
    expect(await desk.place(other?.id ?? 0)).toMatchObject(placed);
    await served.fixtures.update(Order, { id }, { expiresAt: new Date(Date.now() - 25 * hourMs) });
    expect(await desk.place(project?.id ?? 0)).toMatchObject(placed);
  });
});
