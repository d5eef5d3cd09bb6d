import { ledgerAccounts, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { Investment, Order } from '../records';
import { LedgerService } from '../../books/ledger/ledger.service';
import { RecordFollower } from '../../books/ledger/record-follower';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { PaymentsLedger } from '../payments/payments-ledger';
import { createActor, databaseKinds, OrderDesk, orderFields, serveGateway, toOrderInput } from '../../testing';
import { OrderPayment } from './order-payment';
import { OrderSettlement } from './order-settlement';
import { OrdersService } from './orders.service';
import { restoreReservationMessages } from './reservation-expiry';

const dayMs = 86_400_000;

describe.each(databaseKinds)('orders whose money is awaited on %s', (kind) => {
  const served = serveGateway(kind);
  let desk: OrderDesk;

  beforeAll(() => served.fixtures.liftReservationLimits());

  beforeEach(async () => {
    desk = await OrderDesk.open(served);
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const expireDue = () => served.gateway.outbox.deliverDue();
  const end = (id: number, inMs = -1) => served.fixtures.reservationEnd(id, new Date(Date.now() + inMs));

  test('a reservation holds its fractions but raises nothing, and has a reference and five days', async () => {
    const { id } = await served.fixtures.project({ funded: 298_000, totalInvestors: 3 });
    const input = { projectId: id, amount: 2000, acceptedRisks: true, idempotencyKey: randomUUID() };
    const order = await desk.investor.send('invest', { input }, orderFields);
    expect(order).toMatchObject({
      fundedFrom: 'transfer',
      status: 'reserved',
      reference: expect.stringMatching(/^RF\d{2}CI[2-9A-Z]{10}$/),
      investmentId: null,
      paidAt: null,
    });
    const left = Date.parse(order.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(4.99 * dayMs);
    expect(left).toBeLessThanOrEqual(5 * dayMs);
    expect(await desk.getProject(id)).toMatchObject({
      funded: 298_000,
      reserved: 2000,
      status: 'available',
      fundedDate: null,
      totalInvestors: 3,
    });
    expect(await desk.reader.countBy(Investment, { projectId: id })).toBe(0);
    expect(await desk.place(id)).toMatchObject({ code: 'CONFLICT', status: 409 });
  });

  test('the money that arrives makes it an investment, through the balance', async () => {
    const { id } = await served.fixtures.project({ image: '/casa.svg', annualReturn: '8.5' });
    const order = await desk.place(id, 3000);
    expect(await desk.payTransfer(order.id)).toBe(true);
    const paid = await desk.getOrder(order.id);
    expect(paid).toMatchObject({ status: 'paid', investmentId: expect.any(Number) });
    expect(await desk.reader.findBy(Investment, { projectId: id })).toMatchObject([
      { id: paid.investmentId, userId: desk.owner.id, amount: 3000, annualReturn: 8.5, investedOn: today() },
    ]);
    expect(await desk.getProject(id)).toMatchObject({ funded: 3000, reserved: 0, totalInvestors: 1 });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await desk.payTransfer(order.id)).toBe(false);
  });

  test('an order from the balance is refused with what is missing, and changes nothing', async () => {
    const project = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 1500);
    expect(await desk.buy(project.id, 2000)).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      status: 409,
      message: expect.stringContaining('$500.00'),
    });
    expect(await desk.getProject(project.id)).toMatchObject({ funded: 0, totalInvestors: 0 });
    expect(await desk.buy(project.id)).toMatchObject({ status: 'paid', reference: null, expiresAt: null });
    expect(await desk.getBalance()).toBe('500.00');
  });

  test('the upper-case spelling of release 1.0.0 is accepted in an input, and means the same order', async () => {
    const { id } = await served.fixtures.project();
    const key = { idempotencyKey: randomUUID() };
    const first = await desk.place(id, 1000, key);
    expect(await desk.place(id, 1000, { ...key, fundedFrom: 'TRANSFER' })).toEqual(first);
    const literal = `mutation { placeOrder(input: { projectId: ${id}, amount: 1000, fundedFrom: BALANCE, acceptedRisks: true }) { id } }`;
    expect((await desk.investor.graphql(literal)).errors?.[0]?.extensions).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(await desk.place(id, 1000, { fundedFrom: 'Balance' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('the same key with another source of money is a conflict; no key means a new order', async () => {
    const { id } = await served.fixtures.project();
    const key = { idempotencyKey: randomUUID() };
    const first = await desk.place(id, 1000, key);
    expect((await desk.place(id, 1000, key)).id).toBe(first.id);
    expect(await desk.buy(id, 1000, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const none = { idempotencyKey: null };
    const others = await Promise.all([desk.place(id, 1000, none), desk.place(id, 1000, none)]);
    expect(new Set([first, ...others].map((order) => order.id)).size).toBe(3);
  });

  test('a reservation is paid from the balance once, and refused with what is missing', async () => {
    const { id } = await served.fixtures.project();
    const order = await desk.place(id);
    const pay = (client = desk.investor) => client.send('payOrder', { id: order.id }, 'status fundedFrom investmentId');
    await served.fixtures.deposit(desk.owner, 999);
    expect(await pay()).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      errors: { amount: expect.stringContaining('te falta $1.00') },
    });
    await served.fixtures.deposit(desk.owner, 1);
    expect(await pay(served.admin)).toMatchObject({ code: 'NOT_FOUND' });
    const paid = { status: 'paid', fundedFrom: 'balance', investmentId: expect.any(Number) };
    expect(await pay()).toEqual(paid);
    expect(await desk.getBalance()).toBe('0.00');
    expect(await pay()).toMatchObject({ code: 'CONFLICT' });
    await desk.cancel(order.id);
    expect(await desk.getBalance()).toBe('1000.00');
  });

  test('an expired reservation is not paid from the balance', async () => {
    const order = await desk.place((await served.fixtures.project()).id);
    await served.fixtures.deposit(desk.owner, 1000);
    await end(order.id);
    await expireDue();
    expect(await desk.investor.send('payOrder', { id: order.id })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.getBalance()).toBe('1000.00');
  });

  test('it expires when its time is over, and its fractions are free again', async () => {
    const { id } = await served.fixtures.project({ funded: 299_000 });
    const order = await desk.place(id);
    expect(await desk.getProject(id)).toMatchObject({ status: 'available', reserved: 1000 });
    await expireDue();
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'reserved' });
    await end(order.id);
    await Promise.all([expireDue(), expireDue(), expireDue()]);
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'expired' });
    expect(await desk.getProject(id)).toMatchObject({ funded: 299_000, reserved: 0, status: 'available' });
    expect(await desk.cancel(order.id)).toMatchObject({ code: 'CONFLICT', status: 409 });
    expect(await desk.payTransfer(order.id)).toBe(false);
  });

  test('a reservation that gets more time ends at its new time, and not at the former one', async () => {
    const { id } = await served.fixtures.project();
    const order = await desk.place(id);
    await end(order.id);
    await end(order.id, dayMs);
    await expireDue();
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'reserved' });
    await end(order.id);
    await expireDue();
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'expired' });
  });

  test.each(['dead', 'done'] as const)('a reservation whose message is %s gets another one, once', async (status) => {
    const { id } = await served.fixtures.project();
    const order = await desk.place(id);
    const expiry = { topic: 'reservation.expire', subject: `order:${order.id}` };
    await served.gateway.database.transaction(async (manager) => {
      await manager.update(OutboxMessage, expiry, { status, dueAt: null, finishedAt: new Date() });
      await manager.update(Order, { id: order.id }, { expiresAt: new Date(Date.now() - 1) });
    });
    for (let times = 0; times < 2; times += 1) await restoreReservationMessages(served.gateway.database);
    expect(await desk.reader.countBy(OutboxMessage, { ...expiry, status: 'pending' })).toBe(1);
    await expireDue();
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'expired' });
  });

  test('cancelling a reservation frees its fractions once, and a cancelled order is given again', async () => {
    const { id } = await served.fixtures.project({ funded: 10_000 });
    const order = await desk.place(id, 2000);
    const { investor: stranger } = await OrderDesk.open(served);
    expect(await desk.cancel(order.id, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.cancel(order.id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ id: order.id, status: 'cancelled', cancellation: 'reservation' });
    expect(await desk.getProject(id)).toMatchObject({ funded: 10_000, reserved: 0 });
  });

  test('a paid order is cancelled within 48 hours of an open project and returns its money', async () => {
    const { id } = await served.fixtures.project({ funded: 10_000, totalInvestors: 4 });
    const order = await desk.place(id, 2000);
    await desk.payTransfer(order.id);
    const { investmentId, paidAt } = await desk.getOrder(order.id);
    expect(Date.parse(String(paidAt))).toBeLessThanOrEqual(Date.now());
    const cancelled = { status: 'cancelled', cancellation: 'cooling_off' };
    expect(await desk.cancel(order.id)).toMatchObject(cancelled);
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await desk.reader.existsBy(Investment, { id: investmentId ?? 0 })).toBe(false);
    expect(await desk.getProject(id)).toMatchObject({ funded: 10_000, totalInvestors: 4 });
    expect(await desk.cancel(order.id)).toMatchObject(cancelled);
    expect(await desk.getBalance()).toBe('2000.00');
  });

  test('a paid order stays after its time, in a funded project, and after a change', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    const expectRefusal = async (id: number, words: string) =>
      expect(await desk.cancel(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(words) });
    const open = await served.fixtures.project();
    const late = await desk.buy(open.id);
    await served.fixtures.update(Order, { id: late.id }, { paidAt: new Date(Date.now() - 2 * dayMs - 1000) });
    await expectRefusal(late.id, 'plazo');
    const full = await served.fixtures.project({ funded: 299_000 });
    await expectRefusal((await desk.buy(full.id)).id, 'meta');
    const changed = await desk.buy(open.id);
    const input = { userId: desk.owner.id, projectId: open.id, amount: 2500 };
    await served.admin.send('updateInvestment', { id: changed.investmentId, input });
    await expectRefusal(changed.id, 'administrador');
  });

  test('deleting the investment of a paid order returns what was paid, even after changes', async () => {
    await served.fixtures.deposit(desk.owner, 3000);
    const project = await served.fixtures.project();
    const other = await served.fixtures.project();
    const order = await desk.buy(project.id, 2000);
    for (const values of [{ amount: 5000 }, { amount: 5000, projectId: other.id }, { amount: 500 }]) {
      const input = { userId: desk.owner.id, projectId: project.id, ...values };
      await served.admin.send('updateInvestment', { id: order.investmentId, input });
      const { code } = ledgerAccounts.capital(input.projectId);
      const { accounts } = await served.admin.send('trialBalance', {}, 'accounts { code balance }');
      expect(accounts).toContainEqual({ code, balance: `${values.amount}.00` });
    }
    await served.admin.send('deleteInvestment', { id: order.investmentId });
    expect(await desk.getBalance()).toBe('3000.00');
    expect(await desk.getOrder(order.id)).toMatchObject({ status: 'cancelled', cancellation: 'investment_deleted' });
    expect(await desk.getProject(project.id)).toMatchObject({ funded: 0, totalInvestors: 0 });
  });

  test('of 200 orders from a balance for one order exactly one is placed', async () => {
    const { id } = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 1000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => desk.buy(id)));
    expect(answers.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(199);
    expect(await desk.getProject(id)).toMatchObject({ funded: 1000, totalInvestors: 1 });
    expect(await desk.getBalance()).toBe('0.00');
  }, 60_000);

  // Proves that the test above can fail.
  test('would be many if the balance were read first and written later', async () => {
    const { database, services } = served.gateway;
    const { id: projectId } = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 1000);
    const unguarded = new LedgerService();
    const post = unguarded.post.bind(unguarded);
    unguarded.post = (manager, entries) =>
      post(
        manager,
        entries.map((entry) => ({ ...entry, mayOverdraw: true })),
      );
    const settlement = new OrderSettlement(unguarded, new PaymentsLedger(new RecordFollower(unguarded)));
    const orders = new OrdersService({
      database,
      payment: new OrderPayment(unguarded),
      settlement,
      idempotency: services.idempotency,
      terms: services.orderTerms,
      reservedPayment: services.reservedPayment,
      identity: services.identityGate,
    });
    const naive = async (): Promise<boolean> => {
      const { available } = await services.balance.getOwn(desk.owner);
      if (Number(available) < 1000) return false;
      await orders.place(desk.owner, toOrderInput(projectId), createActor(desk.owner.id));
      return true;
    };
    const accepted = (await Promise.all(Array.from({ length: 20 }, naive))).filter(Boolean);
    expect(accepted.length).toBeGreaterThan(1);
  });

  test('of two orders for the last fraction one is placed, whichever way they are paid', async () => {
    await served.fixtures.deposit(desk.owner, 10_000);
    for (let round = 0; round < 10; round += 1) {
      const { id } = await served.fixtures.project({ funded: 299_000 });
      const answers = await Promise.all([desk.place(id), desk.buy(id)]);
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      const { funded, reserved } = await desk.getProject(id);
      expect(funded + reserved).toBe(300_000);
    }
  });

  test('a match that meets an expiry or a cancellation has one outcome for project and ledger', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await served.fixtures.project({ funded: 5000 });
      const order = await desk.place(id, 1000);
      await served.fixtures.deposit(desk.owner, 1000);
      const isExpiry = round % 2 === 0;
      if (isExpiry) await end(order.id);
      const before = Number(await desk.getBalance());
      const row = await desk.getOrder(order.id);
      const pay = () =>
        served.gateway.database.transaction((manager) =>
          served.gateway.services.orderPayment.payByTransfer(manager, row, null),
        );
      const stop = () => (isExpiry ? expireDue() : desk.cancel(order.id));
      await (round % 3 === 0 ? Promise.all([pay(), stop()]) : Promise.all([stop(), pay()]));
      const after = await desk.getOrder(order.id);
      const isInvested = after.status === 'paid';
      expect(after.status).toBe(isInvested ? 'paid' : isExpiry ? 'expired' : 'cancelled');
      expect(await desk.getProject(id)).toMatchObject({ funded: isInvested ? 6000 : 5000, reserved: 0 });
      expect(await desk.reader.countBy(Investment, { projectId: id })).toBe(isInvested ? 1 : 0);
      // Paid and then cancelled within the cooling-off period, the money is back.
      expect(Number(await desk.getBalance())).toBe(isInvested ? before - 1000 : before);
    }
  });

  test('administrators set how long orders wait, which is logged', async () => {
    const input = { reservationDays: 2, coolingOffHours: 0 };
    const set = (changed: object = {}, by = served.admin) =>
      by.send('setOrderTerms', { input: { ...input, ...changed } }, 'reservationDays coolingOffHours');
    expect(await set()).toEqual(input);
    const { id } = await served.fixtures.project();
    expect(Date.parse((await desk.place(id)).expiresAt) - Date.now()).toBeLessThanOrEqual(2 * dayMs);
    await served.fixtures.deposit(desk.owner, 1000);
    const order = await desk.buy(id);
    expect(await desk.cancel(order.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await set({ reservationDays: 0 })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { reservationDays: expect.any(String) },
    });
    expect(await set({}, desk.investor)).toMatchObject({ code: 'FORBIDDEN' });
    await set({ reservationDays: 5, coolingOffHours: 48 });
  });

  test('administrators list orders by status, project and investor; nobody else does', async () => {
    const { id } = await served.fixtures.project({ name: `Casa ${randomUUID().slice(0, 8)}` });
    const order = await desk.place(id);
    const rows = (variables: object, by = served.admin) => by.send('orders', { ...variables }, 'id user { id }');
    expect(await rows({ userId: desk.owner.id })).toEqual([{ id: order.id, user: { id: desk.owner.id } }]);
    expect(await rows({ userId: desk.owner.id, status: 'paid' })).toEqual([]);
    for (const search of [order.number, order.reference, desk.owner.email])
      expect(await served.admin.send('adminOrders', { search }, 'items { number }')).toEqual({
        items: [{ number: order.number }],
      });
    expect(await rows({}, desk.investor)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('an equal order without a key soon after the first carries a warning', async () => {
    const { id } = await served.fixtures.project();
    const input = toOrderInput(id, { amount: 4000, fundedFrom: 'transfer' });
    const send = async () =>
      (await desk.investor.send('placeOrder', { input }, 'warnings { code field message }')).warnings;
    expect(await send()).toEqual([]);
    expect(await send()).toEqual([
      { code: 'EQUAL_ORDER', field: 'amount', message: 'Ya invertiste $4,000 aquí hace un momento.' },
    ]);
  });
});
