import { addDays, getStartOfDate, roundMessages, today } from '@cimiento/contracts';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { databaseKinds, serveGateway } from '../../testing';
import { RoundDesk, type Taker } from '../../testing/round-desk';
import type { TestClient } from '../../testing/test-client';
import { Investment } from '../records';

const platform = {
  kind: 'platform',
  base: 'raised',
  percent: 3,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: 15,
  validFrom: '2020-01-01',
};

describe.each(databaseKinds)('a round on %s', (kind) => {
  const served = serveGateway(kind);
  let second: TestClient;

  beforeAll(async () => {
    second = await served.signedInAdmin('segunda');
  });

  afterEach(async () => {
    expect(await verifyLedger(served.reader)).toEqual([]);
  });

  const approve = async (answer: { approvalId?: unknown }) =>
    second.send('approveRequest', { id: answer.approvalId }, 'status');

  /** A round with this much paid, each by another investor. */
  const openWith = async (amounts: readonly number[], terms: object = {}) => {
    const desk = await RoundDesk.open(served, terms);
    const takers: Taker[] = [];
    for (const amount of amounts) {
      const taker = await desk.taker(amount + 1000);
      expect(await desk.buy(taker, amount)).toMatchObject({ status: 'paid' });
      takers.push(taker);
    }
    return { desk, takers };
  };

  test('keeps what is paid apart, and gives it to the project when two people confirm it', async () => {
    const desk = await RoundDesk.open(served);
    const { id: projectId } = desk.project;
    expect(await served.admin.send('setProjectFees', { projectId, rows: [platform] }, 'kind')).toEqual([
      { kind: 'platform' },
    ]);
    const taker = await desk.taker(10_000);
    const order = await desk.buy(taker, 9000);
    expect(order).toMatchObject({ status: 'paid', investmentId: null, isCancellable: true, round: { state: 'open' } });
    expect(await desk.readBooks()).toMatchObject({ escrow: 900_000, capital: 0 });
    expect(await desk.read()).toMatchObject({ state: 'open', paid: 9000, interested: 0 });
    await desk.end();
    expect(await desk.read()).toMatchObject({ state: 'closing', paid: 9000 });
    expect(await desk.confirm()).toMatchObject({ code: 'CONFLICT' });
    const fees = await desk.readBooks();
    const waits = await desk.confirm('Aporte del promotor');
    expect(waits).toMatchObject({ code: 'APPROVAL_PENDING' });
    expect(await approve(waits)).toEqual({ status: 'approved' });
    const books = await desk.readBooks();
    expect(books).toMatchObject({ escrow: 0, capital: 900_000 - 27_000 - 4050 });
    expect([books.fee - fees.fee, books.vat - fees.vat]).toEqual([27_000, 4050]);
    expect(await desk.getProject()).toMatchObject({ status: 'funded', funded: 9000, fundedDate: today() });
    const [investment] = await served.reader.findBy(Investment, { projectId });
    expect(investment).toMatchObject({ amount: 9000, userId: taker.user.id, investedOn: today() });
    expect(await desk.listOrders()).toMatchObject([{ status: 'paid', investmentId: investment?.id }]);
    expect(await desk.read()).toMatchObject({ state: 'succeeded' });
  });

  test('returns every cent to its own account below the minimum', async () => {
    const { desk, takers } = await openWith([3000, 4000]);
    await desk.end();
    expect(await desk.read()).toMatchObject({ state: 'failed', paid: 0 });
    expect(await desk.readBooks()).toMatchObject({ escrow: 0, capital: 0 });
    expect((await desk.listOrders()).map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(await desk.getBalance(takers[0] as Taker)).toMatchObject({ available: '4000.00' });
    expect(await desk.getBalance(takers[1] as Taker)).toMatchObject({ available: '5000.00' });
    expect(await desk.getProject()).toMatchObject({ status: 'available', funded: 0, reserved: 0 });
    expect(await desk.buy(takers[0] as Taker)).toMatchObject({ code: 'CONFLICT' });
    await desk.deliverDeadline();
    expect(await desk.getBalance(takers[0] as Taker)).toMatchObject({ available: '4000.00' });
  });

  test('waits for its confirmation when it is full, and fails without it', async () => {
    const { desk, takers } = await openWith([6000, 4000]);
    expect(await desk.read()).toMatchObject({ state: 'closing', paid: 10_000 });
    const [order] = await desk.listOrders();
    const [taker] = takers as [Taker];
    expect(await taker.client.send('cancelOrder', { id: order?.id }, 'id')).toMatchObject({ code: 'CONFLICT' });
    // The last day that pages name still counts, and the day after it does not.
    await desk.pass({ closedAt: getStartOfDate(addDays(today(), -9)) });
    await desk.deliverDeadline();
    expect(await desk.read()).toMatchObject({ state: 'closing' });
    await desk.pass({ closedAt: getStartOfDate(addDays(today(), -10)) });
    expect(await desk.confirm()).toMatchObject({ message: roundMessages.confirmationOver });
    await desk.deliverDeadline();
    expect(await desk.read()).toMatchObject({ state: 'failed' });
    expect(await desk.getBalance(taker)).toMatchObject({ available: '7000.00' });
  });

  test('an investor leaves it before it closes', async () => {
    const { desk, takers } = await openWith([3000]);
    const [taker] = takers as [Taker];
    const [order] = await desk.listOrders();
    const left = await taker.client.send('cancelOrder', { id: order?.id }, 'status cancellation');
    expect(left).toEqual({ status: 'cancelled', cancellation: 'left_round' });
    expect(await desk.getBalance(taker)).toMatchObject({ available: '4000.00' });
    expect(await desk.getProject()).toMatchObject({ funded: 0 });
    expect(await desk.readBooks()).toMatchObject({ escrow: 0 });
  });

  test('ends reservations with it', async () => {
    const { desk } = await openWith([8000]);
    const taker = await desk.taker();
    const reserved = await desk.buy(taker, 1000, { fundedFrom: 'transfer' });
    expect(reserved).toMatchObject({ status: 'reserved' });
    await desk.end();
    expect(await desk.read()).toMatchObject({ state: 'closing', paid: 8000 });
    expect((await desk.listOrders()).map(({ status }) => status)).toEqual(['paid', 'expired']);
    expect(await desk.getProject()).toMatchObject({ reserved: 0, funded: 8000 });
  });

  test('everybody is notified of its extension, which happens once', async () => {
    const { desk, takers } = await openWith([1000]);
    const { closesAt } = await desk.getRound();
    expect(await desk.extend(addDays(closesAt, 31))).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.extend(addDays(closesAt, 30))).toMatchObject({ extended: true, closesAt: addDays(closesAt, 30) });
    expect(await desk.extend(addDays(closesAt, 31))).toMatchObject({ message: roundMessages.extendedBefore });
    const notices = await (takers[0] as Taker).client.send('myNotifications', {}, 'title');
    expect(JSON.stringify(notices)).toMatch('cierra más tarde');
  });

  test('a cancelled one pays everybody back with its reason', async () => {
    const { desk, takers } = await openWith([2000]);
    expect(await desk.cancel()).toMatchObject({ state: 'cancelled', reason: 'El promotor se retiró.' });
    expect(await desk.getBalance(takers[0] as Taker)).toMatchObject({ available: '3000.00' });
    expect(await desk.cancel()).toMatchObject({ message: roundMessages.ended });
  });

  test('its terms and its target are fixed by the first order', async () => {
    const { desk } = await openWith([1000]);
    expect(await desk.set({ minimum: 1000 })).toMatchObject({ message: roundMessages.frozen });
    expect(await desk.set({ minimum: 1000 }, second)).toMatchObject({ code: 'CONFLICT' });
  });

  test('closes the project to what would need its capital', async () => {
    const { desk } = await openWith([1000]);
    const { id } = desk.project;
    expect(await served.admin.send('setProjectArchived', { id, archived: true }, 'id')).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await served.admin.send('deleteProject', { id }, 'id')).toMatchObject({ code: 'CONFLICT' });
    const user = await served.fixtures.user();
    const byHand = { input: { userId: user.id, projectId: id, amount: 1000 } };
    expect(await served.admin.send('createInvestment', byHand, 'id')).toMatchObject({ code: 'CONFLICT' });
    const run = { projectId: id, period: today().slice(0, 7), amount: '10.00', paymentDate: today() };
    const sent = { ...run, status: 'pending', basis: 'registered', continueForMissing: false };
    expect(await served.admin.send('postPaymentRun', { input: sent }, 'id')).toMatchObject({ code: 'CONFLICT' });
  });

  test('an investment that it made goes back from the capital when it is deleted', async () => {
    const { desk, takers } = await openWith([10_000]);
    expect(await approve(await desk.confirm())).toEqual({ status: 'approved' });
    const [investment] = await served.reader.findBy(Investment, { projectId: desk.project.id });
    await served.admin.send('deleteInvestment', { id: investment?.id }, 'id');
    expect(await desk.readBooks()).toMatchObject({ escrow: 0, capital: 0 });
    expect(await desk.getBalance(takers[0] as Taker)).toMatchObject({ available: '11000.00' });
  });

  test('the back office sees its orders, its last day and a confirmation that waits', async () => {
    const overview = 'round { state } isFrozen orders interests confirmUntil pendingApproval { summary }';
    const empty = await served.fixtures.project();
    const read = (projectId: number) => served.admin.send('roundOverview', { projectId }, overview);
    expect(await read(empty.id)).toEqual({
      round: null,
      isFrozen: false,
      orders: 0,
      interests: 0,
      confirmUntil: null,
      pendingApproval: null,
    });
    const { desk } = await openWith([4000, 6000]);
    const { id, name } = desk.project;
    const closed = { round: { state: 'closing' }, isFrozen: true, orders: 2, confirmUntil: addDays(today(), 9) };
    expect(await read(id)).toMatchObject({ ...closed, pendingApproval: null });
    await desk.confirm();
    expect(await read(id)).toMatchObject({ pendingApproval: { summary: `Confirmar la ronda de «${name}»` } });
    const investor = await desk.taker();
    expect(await investor.client.send('roundOverview', { projectId: id }, overview)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  describe('with allocation', () => {
    const mode = { mode: 'prefunding', minimum: 5000 };

    test('gathers interests, and gives each what is left of the fractions', async () => {
      const desk = await RoundDesk.open(served, mode, { target: 8000 });
      const takers: Taker[] = [];
      for (const fractions of [8, 4, 2, 1]) {
        const taker = await desk.taker(fractions * 1000);
        expect(await desk.buy(taker)).toMatchObject({ code: 'CONFLICT' });
        expect(await desk.express(taker, fractions)).toMatchObject({ state: 'open', given: 0 });
        expect(await desk.getBalance(taker)).toEqual({ available: '0.00', held: `${fractions}000.00` });
        takers.push(taker);
      }
      expect(await desk.express(takers[0] as Taker, 1)).toMatchObject({ message: roundMessages.interestTwice });
      expect(await desk.read()).toMatchObject({ interested: 15_000, paid: 0 });
      await desk.end();
      expect((await desk.listInterests()).map(({ given }) => given)).toEqual([4, 2, 1, 1]);
      expect(await desk.read()).toMatchObject({ state: 'closing', paid: 8000, interested: 0 });
      expect(await desk.getBalance(takers[0] as Taker)).toEqual({ available: '4000.00', held: '0.00' });
      expect(await desk.readBooks()).toMatchObject({ escrow: 800_000 });
      expect(await approve(await desk.confirm())).toEqual({ status: 'approved' });
      expect(await served.reader.countBy(Investment, { projectId: desk.project.id })).toBe(4);
    });

    test('an interest is withdrawn while it gathers, and released when it fails', async () => {
      const desk = await RoundDesk.open(served, mode, { target: 8000 });
      const [leaver, stayer] = [await desk.taker(2000), await desk.taker(3000)];
      const interest = await desk.express(leaver, 2);
      await desk.express(stayer, 3);
      expect(await leaver.client.send('withdrawInterest', { id: interest.id }, 'state')).toEqual({
        state: 'withdrawn',
      });
      expect(await desk.getBalance(leaver)).toEqual({ available: '2000.00', held: '0.00' });
      await desk.end();
      expect(await desk.read()).toMatchObject({ state: 'failed' });
      expect(await desk.getBalance(stayer)).toEqual({ available: '3000.00', held: '0.00' });
    });
  });
});
