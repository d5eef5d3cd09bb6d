import fc from 'fast-check';
import { addDays, parseCents, roundState, today } from '@cimiento/contracts';
import { User } from '../../access/records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { createActor, databaseKinds, serveGateway } from '../../testing';
import { RoundDesk, type Taker } from '../../testing/round-desk';
import type { TestClient } from '../../testing/test-client';
import { Investment, type Order } from '../records';

// `ROUND_SEQUENCES=500 npx jest any-round` takes more.
const numRuns = Number(process.env['ROUND_SEQUENCES'] ?? 3);

const kinds = [
  ...['buy', 'buy', 'buy', 'buy', 'express', 'express', 'express', 'express', 'confirm', 'confirm', 'confirm'],
  ...[
    'reserve',
    'transfer',
    'leave',
    'withdraw',
    'extend',
    'end',
    'lapse',
    'cancel',
    'delete',
    'run',
    'exit',
    'unmatch',
  ],
] as const;
type Step = { kind: (typeof kinds)[number]; who: number; fractions: number };

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat({ max: 3 }),
  fractions: fc.integer({ min: 1, max: 6 }),
});
const life = fc.record({
  mode: fc.constantFrom('first_come', 'prefunding'),
  minimum: fc.integer({ min: 1, max: 8 }),
  steps: fc.array(step, { minLength: 15, maxLength: 25, size: 'max' }),
});

const start = 20_000;

describe.each(databaseKinds)('any round on %s', (kind) => {
  // Approvals have their own tests; here every other step is done at once.
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  let second: TestClient;
  let takers: Taker[];
  let desk: RoundDesk;
  /** Cents that each transferred besides their first balance, by position. */
  let transferred: number[];

  beforeAll(async () => {
    await served.fixtures.liftReservationLimits();
    second = await served.signedInAdmin('segunda');
  });

  const findOrder = async ({ user }: Taker, wanted: (order: Order) => boolean): Promise<Order | undefined> =>
    (await desk.listOrders()).find((order) => order.userId === user.id && wanted(order));

  const takers4 = async (): Promise<Taker[]> => {
    const list: Taker[] = [];
    for (let index = 0; index < 4; index += 1) list.push(await desk.taker(start));
    return list;
  };

  /** Takes a step of an investor; the server may refuse it. */
  async function act({ kind: action, who, fractions }: Step): Promise<void> {
    const taker = takers[who] as Taker;
    if (action === 'buy') await desk.buy(taker, fractions * 1000);
    if (action === 'reserve') await desk.buy(taker, fractions * 1000, { fundedFrom: 'transfer' });
    if (action === 'express') await desk.express(taker, fractions);
    if (action === 'leave') {
      const order = await findOrder(taker, ({ status }) => status === 'paid');
      if (order) await taker.client.send('cancelOrder', { id: order.id }, 'id');
    }
    if (action === 'withdraw') {
      const interest = (await desk.listInterests()).find(({ userId }) => userId === taker.user.id);
      if (interest) await taker.client.send('withdrawInterest', { id: interest.id }, 'id');
    }
    if (action === 'transfer') await transfer(who);
    if (action === 'unmatch') await unmatch(taker);
  }

  /** The office takes back that a transfer was for an order; what it brought stays in the balance here. */
  async function unmatch(taker: Taker): Promise<void> {
    const order = await findOrder(
      taker,
      ({ fundedFrom, status }) => fundedFrom === 'transfer' && status !== 'reserved',
    );
    if (order?.status !== 'paid' && order?.status !== 'refunded') return;
    const { database, services } = served.gateway;
    const times = { matchedAt: new Date(), received: 0 };
    const { id } = await served.reader.findOneByOrFail(User, { username: 'segunda' });
    await database.transaction((manager) =>
      services.orderSettlement.undoTransfer(manager, order, times, createActor(id)),
    );
  }

  /** The bank credits a transfer for a reservation, whether it still waits or not. */
  async function transfer(who: number): Promise<void> {
    const taker = takers[who] as Taker;
    const order = await findOrder(taker, ({ reference }) => reference !== null);
    if (!order) return;
    await served.fixtures.deposit(taker.user, order.amount);
    transferred[who] = (transferred[who] ?? 0) + order.amount * 100;
    const { database, services } = served.gateway;
    await database.transaction((manager) => services.orderPayment.payByTransfer(manager, order, null));
  }

  /** Takes a step of the office or of time; the server may refuse it. */
  async function decide({ kind: action, fractions }: Step): Promise<void> {
    const { id } = desk.project;
    if (action === 'extend') await desk.extend(addDays((await desk.getRound()).closesAt, fractions));
    if (action === 'end') await desk.end();
    if (action === 'lapse' && (await desk.getRound()).state === 'closing') {
      await desk.pass({ closedAt: new Date(Date.now() - 11 * 24 * 3_600_000) });
      await desk.deliverDeadline();
    }
    if (action === 'cancel' && fractions === 6) await desk.cancel();
    if (action === 'confirm') {
      const { approvalId } = await desk.confirm('Aporte del promotor');
      if (approvalId) await second.send('approveRequest', { id: approvalId }, 'status');
    }
    if (action === 'delete') {
      const [investment] = await served.reader.findBy(Investment, { projectId: id });
      if (investment) await served.admin.send('deleteInvestment', { id: investment.id }, 'id');
    }
    const terms = { projectId: id, period: '2026-01', amount: '10.00', paymentDate: '2026-02-01' };
    if (action === 'run') await served.admin.send('postPaymentRun', { input: { ...terms, status: 'pending' } }, 'id');
    const sale = { price: '9000.00', costs: [], exitDate: today() };
    if (action === 'exit' && fractions > 4)
      await served.admin.send('exitProject', { projectId: id, input: sale }, 'id');
  }

  /** All money is where the state of the round says: apart, in the capital and the fees, or with its people. */
  async function check(): Promise<void> {
    expect(await verifyLedger(served.reader)).toEqual([]);
    const [round, project, orders] = [await desk.getRound(), await desk.getProject(), await desk.listOrders()];
    const paid = orders.filter(({ status }) => status === 'paid');
    const sum = paid.reduce((total, { amount }) => total + amount, 0);
    const { escrow } = await desk.readBooks();
    expect(escrow).toBe(roundState[round.state].isLive ? sum * 100 : 0);
    if (project.status !== 'exited') expect(project.funded).toBe(sum);
    const reserved = orders.filter(({ status }) => status === 'reserved');
    expect(project.reserved).toBe(reserved.reduce((total, { amount }) => total + amount, 0));
    if (round.state === 'failed' || round.state === 'cancelled') expect([...paid, ...reserved]).toEqual([]);
    expect(sum).toBeLessThanOrEqual(project.target);
    if (project.status === 'exited') return;
    for (const [index, taker] of takers.entries()) {
      const { available, held } = await desk.getBalance(taker);
      const own = paid
        .filter(({ userId }) => userId === taker.user.id)
        .reduce((total, { amount }) => total + amount, 0);
      const all = parseCents(available) + parseCents(held) + own * 100;
      expect(all).toBe(start * 100 + (transferred[index] ?? 0));
    }
  }

  test(
    'keeps each dollar where its state says, whatever happens',
    async () => {
      await fc.assert(
        fc.asyncProperty(life, async ({ mode, minimum, steps }) => {
          desk = await RoundDesk.open(served, { mode, minimum: minimum * 1000 });
          takers = await takers4();
          transferred = [];
          for (const each of steps) {
            await act(each);
            await decide(each);
            await check();
          }
        }),
        { numRuns, endOnFailure: false },
      );
    },
    60_000 + numRuns * 10_000,
  );
});
