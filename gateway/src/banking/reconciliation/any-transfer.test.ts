import { getDepositReference, parseSignedCents, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Investment, Order } from '../../investing/records';
import { Notification } from '../../messages/notifications/notification.entity';
import { databaseKinds, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

// The suite tries the same few sequences each time; MONEY_SEQUENCES=1000 tries so many others.
const asked = process.env['MONEY_SEQUENCES'];
const sequences = Number(asked ?? 6);
const choice = asked === undefined ? { seed: 20_261_127 } : {};

/** Reference by which a transfer names its purpose. */
const names: readonly ((order: Order) => string)[] = [
  ({ reference }) => reference ?? '',
  ({ number }) => number,
  ({ number }) => number.replaceAll('-', '').toLowerCase(),
  ({ number, reference }) => `${number} ${reference}`,
  ({ userId }) => getDepositReference(userId),
  ({ userId, reference }) => `${getDepositReference(userId)} ${reference}`,
];

const transfer = fc.record({
  type: fc.constant('transfer' as const),
  which: fc.nat(5),
  name: fc.nat(names.length - 1),
  // The exact amount as often as another.
  off: fc.oneof(fc.constant(0), fc.integer({ min: -99_999, max: 150_000 }), fc.constantFrom(-1, 1, -100, 100)),
  times: fc.constantFrom(1, 1, 2),
});
const change = fc.record({
  type: fc.constantFrom('reserve', 'reserve', 'cancel', 'expire', 'pay', 'undo', 'assign'),
  which: fc.nat(5),
});
const steps = fc.array(fc.oneof(transfer, transfer, change), { minLength: 6, maxLength: 14, size: 'max' });
type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Step = Generated<typeof transfer> | Generated<typeof change>;

describe.each(databaseKinds)('any transfer of an investor on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(() => served.fixtures.liftReservationLimits());

  const listOrders = ({ reader, owner }: BankDesk) =>
    reader.find(Order, { where: { userId: owner.id }, order: { id: 'ASC' } });

  /** Cents of the investor: available, held and invested. */
  async function readMoney(desk: BankDesk): Promise<number> {
    const { reader, owner } = desk;
    const { available, held } = await desk.getFunds();
    const invested = Number((await reader.sum(Investment, 'amount', { userId: owner.id })) ?? 0);
    return parseSignedCents(available) + parseSignedCents(held) + invested * 100;
  }

  const countNotices = ({ reader, owner }: BankDesk) =>
    reader.countBy(Notification, [
      { userId: owner.id, kind: 'deposit_credited' },
      { userId: owner.id, kind: 'order_paid' },
      { userId: owner.id, kind: 'order_underpaid' },
      { userId: owner.id, kind: 'order_credited' },
    ]);

  async function takeChange(desk: BankDesk, { type }: Step, order: Order): Promise<void> {
    if (type === 'reserve') await desk.reserve(1000);
    if (type === 'cancel') await desk.investor.send('cancelOrder', { id: order.id });
    if (type === 'pay') await desk.investor.send('payOrder', { id: order.id });
    if (type !== 'expire' || order.status !== 'reserved') return;
    await served.fixtures.reservationEnd(order.id, new Date(Date.now() - 1));
    await served.gateway.outbox.deliverDue();
  }

  /** Sends the transfer of a step, and returns the cents that it brought. */
  async function sendTransfer(desk: BankDesk, step: Generated<typeof transfer>, order: Order): Promise<number> {
    const cents = order.amount * 100 + step.off;
    const reference = names[step.name]?.(order) ?? '';
    const lines = Array.from({ length: step.times }, () => ({
      amount: (cents / 100).toFixed(2),
      reference: randomUUID().slice(0, 8),
      description: reference,
    }));
    const before = await countNotices(desk);
    expect(await desk.send(lines)).toMatchObject({ suspense: 0, matched: step.times });
    expect(await countNotices(desk)).toBe(before + step.times);
    return cents * step.times;
  }

  /** Undoes the match of a line, or assigns one that waits to an order, and returns the cents by which that changes what is the investor's. */
  async function assign(desk: BankDesk, { type, which }: Step, order: Order): Promise<number> {
    const status = type === 'undo' ? 'matched' : 'suspense';
    const where = { bankAccountId: desk.bankAccountId, status } as const;
    const lines = await desk.reader.find(BankStatementLine, { where, order: { id: 'ASC' } });
    const line = lines[which % Math.max(lines.length, 1)];
    if (!line) return 0;
    const { id, amount } = line;
    const answer = type === 'undo' ? await desk.undo(id) : await desk.match(id, { orderId: order.id });
    expect(answer).toMatchObject({ id });
    return type === 'undo' ? -amount : amount;
  }

  test('a transfer is in the balance or invested after each line, and has its notice', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const desk = await BankDesk.open(served, served.admin);
        desk.day = today();
        await desk.reserve(1000);
        let brought = 0;
        for (const step of sequence) {
          const orders = await listOrders(desk);
          const order = orders[step.which % orders.length];
          if (!order) throw new Error('no order was reserved');
          if (step.type === 'transfer') brought += await sendTransfer(desk, step, order);
          else if (step.type === 'undo' || step.type === 'assign') brought += await assign(desk, step, order);
          else await takeChange(desk, step, order);
          expect(await readMoney(desk)).toBe(brought);
        }
        expect(await verifyLedger(served.reader)).toEqual([]);
      }),
      // Without shrinking: it would repeat sequences for many minutes.
      { numRuns: sequences, endOnFailure: true, ...choice },
    );
  }, 3_600_000);
});
