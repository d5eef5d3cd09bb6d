import { getDepositReference, today } from '@cimiento/contracts';
import { Order } from '../../investing/records';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

const dayMs = 86_400_000;

describe.each(databaseKinds)('transfers that do not fit their order on %s', (kind) => {
  const desk = BankDesk.serve(kind);

  beforeEach(() => {
    desk.day = today();
  });

  const getOrder = (id: number) =>
    desk.investor.send('order', { id }, 'status fundedFrom received missing cancellableUntil');

  const send = async (amount: string, reference: string, description: string | null = null) =>
    (await desk.send([{ amount, reference, description }])).lines[0];

  const readUse = async (id: number) =>
    (await desk.admin.send('bankLines', { limit: 500 }, 'id status orderUse paid credited target')).find(
      (line: { id: number }) => line.id === id,
    );

  test('less is credited and told, and the missing dollar pays the order from the balance', async () => {
    const order = await desk.reserve();
    const first = await send('999.00', order.reference);
    expect(first).toMatchObject({ status: 'matched', orderId: order.id, userId: desk.owner.id });
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '999.00', missing: '1.00' });
    expect(await desk.getBalance()).toBe('999.00');
    expect(await readUse(first.id)).toMatchObject({ orderUse: 'partial', paid: '0.00', credited: '999.00' });
    const [told] = await desk.listNotices();
    expect(told).toMatchObject({
      kind: 'order_underpaid',
      body: expect.stringContaining('Recibimos $999.00; falta $1.00'),
    });

    const second = await send('1.00', order.reference);
    expect(await getOrder(order.id)).toMatchObject({
      status: 'paid',
      fundedFrom: 'balance',
      received: '1000.00',
      missing: '0.00',
      cancellableUntil: expect.any(String),
    });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await readUse(second.id)).toMatchObject({ orderUse: 'completed', paid: '0.00', credited: '1.00' });
    expect((await desk.listNotices())[0]).toMatchObject({
      kind: 'order_paid',
      body: expect.stringContaining(
        `Recibimos $1.00 para tu orden ${order.number} y la pagamos con $1,000 de tu saldo`,
      ),
    });

    await desk.undo(second.id);
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', fundedFrom: 'transfer', received: '999.00' });
    expect(await desk.getBalance()).toBe('999.00');
    const [reversed, reopened] = await desk.listNotices();
    expect([reversed?.kind, reopened?.kind]).toEqual(['deposit_reversed', 'order_reopened']);
    expect(reopened?.body).toContain('Recibimos $999.00; falta $1.00. Transfiere lo que falta');
  });

  test('undoing the first of two transfers that paid an order together reserves it again', async () => {
    const order = await desk.reserve();
    const first = await send('600.00', order.reference);
    const second = await send('400.00', order.reference);
    expect((await getOrder(order.id)).status).toBe('paid');
    await desk.undo(first.id);
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '400.00', missing: '600.00' });
    expect(await desk.getBalance()).toBe('400.00');
    expect(await readUse(second.id)).toMatchObject({ orderUse: 'partial' });
    await desk.match(first.id, { orderId: order.id });
    expect((await getOrder(order.id)).status).toBe('paid');
  });

  test('the balance pays an order whose transfer is a few cents short', async () => {
    await send('0.50', getDepositReference(desk.owner.id));
    const order = await desk.reserve();
    await send('999.50', order.reference);
    expect(await getOrder(order.id)).toMatchObject({ status: 'paid', fundedFrom: 'balance' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('the parts of one file pay their order in the end', async () => {
    const order = await desk.reserve();
    const line = (amount: string) => ({ amount, reference: order.reference });
    await desk.send([line('999.00'), line('0.40'), line('0.60')]);
    expect(await getOrder(order.id)).toMatchObject({ status: 'paid', received: '1000.00' });
    expect((await desk.listNotices()).map(({ kind: told }) => told)).toEqual([
      ...['order_paid', 'order_underpaid', 'order_underpaid', 'order_reserved'],
    ]);
  });

  test('a part never takes the money of an exact transfer in its file', async () => {
    const [one, two] = [await desk.reserve(), await desk.reserve()];
    await desk.send([
      { amount: '400.00', reference: one.reference },
      { amount: '1000.00', reference: two.reference },
    ]);
    expect([await desk.getStatus(one.id), await desk.getStatus(two.id)]).toEqual(['reserved', 'paid']);
    expect(await desk.getBalance()).toBe('400.00');
  });

  test('more pays the order and credits the rest; undoing takes both back', async () => {
    const order = await desk.reserve();
    const { id } = await send('1001.00', order.reference);
    expect(await getOrder(order.id)).toMatchObject({ status: 'paid', fundedFrom: 'transfer', received: '1.00' });
    expect(await desk.getBalance()).toBe('1.00');
    expect(await readUse(id)).toMatchObject({
      orderUse: 'paid',
      paid: '1000.00',
      credited: '1.00',
      target: `Orden ${order.number} de ${desk.owner.fullName}, y $1.00 a su saldo`,
    });
    expect((await desk.listNotices())[0]?.body).toContain('invertiste $1,000 y acreditamos $1.00 en tu saldo');
    await desk.undo(id);
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '0.00', missing: '1000.00' });
    const { expiresAt } = await desk.reader.findOneByOrFail(Order, { id: order.id });
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + dayMs - 60_000);
    expect(await desk.getBalance()).toBe('0.00');
    expect((await desk.listNotices()).find(({ kind: told }) => told === 'deposit_reversed')?.body).toContain('$1.00');
  });

  test.each([
    ['in small letters', (number: string) => number.toLowerCase()],
    ['without hyphens', (number: string) => number.replaceAll('-', '')],
    ['with spaces, in a text', (number: string) => `TRANSF ${number.replaceAll('-', ' ')} ROSA`],
  ])('the number of an order is taken %s', async (_how, write) => {
    const order = await desk.reserve();
    await send('1000.00', 'CTA 4587', write(order.number));
    expect(await getOrder(order.id)).toMatchObject({ status: 'paid', fundedFrom: 'transfer', received: '0.00' });
  });

  test('money for an order that ended is credited to the balance and told', async () => {
    const order = await desk.reserve(2000);
    await desk.investor.send('cancelOrder', { id: order.id });
    const { id } = await send('2000.00', order.reference);
    expect(await desk.getBalance()).toBe('2000.00');
    expect(await getOrder(order.id)).toMatchObject({ status: 'cancelled', received: '2000.00', missing: '0.00' });
    expect(await readUse(id)).toMatchObject({ orderUse: 'ended', paid: '0.00', credited: '2000.00' });
    expect((await desk.listNotices())[0]).toMatchObject({
      kind: 'order_credited',
      body: expect.stringContaining(`tu orden ${order.number}, que está cancelada. Están en tu saldo`),
    });
    await desk.undo(id);
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('of several orders of one person the one of the amount is paid', async () => {
    const [one, two] = [await desk.reserve(1000), await desk.reserve(2000)];
    await send('2000.00', `${one.reference} ${two.reference}`, getDepositReference(desk.owner.id));
    expect([await desk.getStatus(one.id), await desk.getStatus(two.id)]).toEqual(['reserved', 'paid']);
  });

  test('references of two people wait, and the candidates say why', async () => {
    const order = await desk.reserve();
    const other = await BankDesk.open(desk.served, desk.admin);
    const line = await send('1000.00', order.reference, getDepositReference(other.owner.id));
    expect(line).toMatchObject({ status: 'suspense', orderId: null, userId: null });
    const candidate = 'orderId userId label reasons';
    const [first, second] = await desk.admin.send('bankLineCandidates', { id: line.id }, candidate);
    expect(first).toMatchObject({
      orderId: order.id,
      reasons: [
        'El texto trae la referencia de la orden',
        'Mismo monto',
        'El texto trae referencias de varias personas',
      ],
    });
    expect(second).toMatchObject({ userId: other.owner.id, reasons: ['El texto trae la referencia de su saldo'] });
  });

  test('an order is matched by hand with another amount as by itself', async () => {
    const order = await desk.reserve();
    const { lines } = await desk.send([{ amount: '700.00' }, { amount: '400.00' }]);
    const assign = (id: number) => desk.match(id, { orderId: order.id });
    for (let time = 0; time < 2; time += 1) expect(await assign(lines[0].id)).toMatchObject({ status: 'matched' });
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '700.00', missing: '300.00' });
    expect(await assign(lines[1].id)).toMatchObject({ status: 'matched' });
    expect(await getOrder(order.id)).toMatchObject({ status: 'paid', fundedFrom: 'balance' });
    expect(await desk.getBalance()).toBe('100.00');
  });

  test('a deposit that suffices for a reserved order says so and pays nothing by itself', async () => {
    const order = await desk.reserve();
    await send('1200.00', getDepositReference(desk.owner.id));
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '0.00', missing: '1000.00' });
    expect((await desk.listNotices())[0]).toMatchObject({
      kind: 'deposit_credited',
      body: expect.stringContaining(`Tu saldo alcanza para pagar tu orden ${order.number}`),
    });
  });

  test('voiding the statement of a part reserves its order again and leaves the other part', async () => {
    const order = await desk.reserve();
    await send('999.00', order.reference);
    const { id } = await desk.send([{ amount: '1.00', reference: order.reference }]);
    expect((await getOrder(order.id)).status).toBe('paid');
    expect(await desk.sendVoid(id)).toMatchObject({ voidedAt: expect.any(String) });
    expect(await getOrder(order.id)).toMatchObject({ status: 'reserved', received: '999.00', missing: '1.00' });
    expect(await desk.getBalance()).toBe('999.00');
    expect(await desk.reader.countBy(BankStatementLine, { orderId: order.id })).toBe(1);
  });
});
