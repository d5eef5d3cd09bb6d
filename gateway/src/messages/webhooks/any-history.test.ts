import { centsToText, getPaymentDay, type WebhookBody, webhookEvents } from '@cimiento/contracts';
import fc from 'fast-check';
import { In } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { ExpectedError } from '../../platform/errors';
import { Investment, Order, Payment } from '../../investing/records';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { databaseKinds, WebhookSite } from '../../testing';
import { EventBooks } from '../../testing/event-books';
import { createMoneyStep, type MoneyStep, prepareMoney, runMoneyStep } from '../../testing/money-steps';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money-world';

// The suite tries the same few histories each time; MONEY_SEQUENCES=1000 tries so many others.
const asked = process.env['MONEY_SEQUENCES'];
const histories = Number(asked ?? 12);
const choice = asked === undefined ? { seed: 20_261_134 } : {};
const historiesPerDatabase = 20;

// Half of the steps are those that take money back, and what they need.
const step = fc.oneof(
  createMoneyStep(),
  createMoneyStep(
    ...(['createPayment', 'createPayment', 'updatePayment', 'deletePayment', 'changeStatuses', 'postRun'] as const),
    ...(['undoRun', 'undoRun', 'orderByTransfer', 'expireOrder', 'createInvestment'] as const),
    ...(['updateInvestment', 'deleteInvestment', 'exitProject', 'exitProject'] as const),
    ...(['approveWithdrawal', 'payWithdrawal', 'returnWithdrawal', 'postAdjustment', 'reverseDeposit'] as const),
  ),
);
/** Events of the records that move money. */
const moneyEvents = webhookEvents.filter((event) =>
  /^(order|deposit|payment|payment_run|withdrawal|investment|exit|balance)\./.test(event),
);
const longAgo = '2025-12-01';

type Row = readonly (string | number | null)[];
type Figures = { balances: object[] } & Record<'investments' | 'orders' | 'payments' | 'withdrawals', Row[]>;

const byId = { order: { id: 'ASC' } } as const;

describe.each(databaseKinds)('the events of webhooks on %s', (kind) => {
  let site: WebhookSite;
  const seen = new Set<string>();

  /** Applies what arrived since, in the order of the numbers. */
  async function receive(books: EventBooks): Promise<string[]> {
    await site.deliver();
    const bodies = site.receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
    for (const body of bodies.sort((a, b) => a.sequence - b.sequence)) books.apply(body);
    site.receiver.reset();
    for (const { type } of bodies) seen.add(type);
    return bodies.map(({ type }) => type);
  }

  /** Figures of the people of a history in the books and records. */
  async function readTruth({ investors }: MoneyWorld): Promise<Figures> {
    const { reader } = site.served;
    const userId = In(investors.map(({ id }) => id));
    const accounts = await reader.find(LedgerAccount, { where: { userId }, ...byId });
    const payments = await reader.find(Payment, { where: { userId, status: 'paid' }, ...byId });
    return {
      balances: investors.map(({ id }) => {
        const find = (name: 'available' | 'held'): number =>
          accounts.find((account) => account.userId === id && account.kind === name)?.balance ?? 0;
        return { available: find('available'), held: find('held') };
      }),
      investments: (await reader.find(Investment, { where: { userId }, ...byId })).map(
        ({ id, userId: holder, projectId, amount }) => [id, holder, projectId, centsToText(amount * 100)],
      ),
      orders: (await reader.find(Order, { where: { userId }, ...byId })).map(({ id, status }) => [id, status]),
      payments: payments.map((payment) => {
        const { id, userId: holder, projectId, runId, amount, period } = payment;
        return [id, holder, projectId, runId, amount, period, getPaymentDay(payment)];
      }),
      withdrawals: (await reader.find(Withdrawal, { where: { userId }, ...byId })).map(({ id, status }) => [
        id,
        status,
      ]),
    };
  }

  /** Makes the investments old enough for the runs of a history, and their orders final. */
  async function letInvestmentsEarn({ investors }: MoneyWorld): Promise<void> {
    const userId = In(investors.map(({ id }) => id));
    await site.served.fixtures.update(Investment, { userId }, { investedOn: longAgo });
    await site.served.fixtures.update(Order, { userId, status: 'paid' }, { paidAt: new Date(longAgo) });
  }

  function readEvents(books: EventBooks, { investors }: MoneyWorld): Figures {
    const isOwn = ({ userId }: { userId: number }): boolean => investors.some(({ id }) => id === userId);
    const sorted = <T extends { userId: number }>(map: ReadonlyMap<number, T>): [number, T][] =>
      [...map].filter(([, item]) => isOwn(item)).sort(([a], [b]) => a - b);
    return {
      balances: investors.map(({ id }) => books.getBalance(id)),
      investments: sorted(books.investments).map(([id, { userId, projectId, amount }]) => [
        id,
        userId,
        projectId,
        amount,
      ]),
      orders: sorted(books.orders).map(([id, { status }]) => [id, status]),
      payments: sorted(books.payments).map(([id, { userId, projectId, runId, amount, period, creditedOn }]) => [
        id,
        userId,
        projectId,
        runId,
        amount,
        period,
        creditedOn,
      ]),
      withdrawals: sorted(books.withdrawals).map(([id, { status }]) => [id, status]),
    };
  }

  const takeStep = (world: MoneyWorld, taken: MoneyStep): Promise<unknown> =>
    runMoneyStep(world, taken).catch((error: unknown) => {
      if (!(error instanceof ExpectedError) || error.extensions.status >= 500) throw error;
    });

  async function checkHistories(numRuns: number, people = 1): Promise<void> {
    site = await WebhookSite.start(kind, { approvals: 'off', bankAccountBlockMs: 0 });
    try {
      await site.createEndpoint();
      const books = new EventBooks();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
          const world = await createMoneyWorld(site.served);
          await prepareMoney(world);
          await letInvestmentsEarn(world);
          for (const taken of steps) {
            await Promise.all(Array.from({ length: people }, () => takeStep(world, taken)));
            const types = await receive(books);
            expect([taken, types, readEvents(books, world)]).toEqual([taken, types, await readTruth(world)]);
          }
        }),
        // Without shrinking: it would repeat long histories for many minutes.
        { numRuns, endOnFailure: true, ...choice },
      );
    } finally {
      await site.stop();
    }
  }

  test('records and balances follow from the events of any history', async () => {
    for (let left = histories; left > 0; left -= historiesPerDatabase)
      await checkHistories(Math.min(left, historiesPerDatabase));
    const missing = moneyEvents.filter((event) => !seen.has(event));
    // Of other histories it is not known which events they have.
    if (asked === undefined) expect(missing).toEqual([]);
  }, 3_600_000);

  // Only when it is asked for: a few histories of one seed would not meet the same moments again.
  if (asked !== undefined)
    test('records and balances follow from the events of steps that two people take at once', async () => {
      for (let left = histories; left > 0; left -= historiesPerDatabase)
        await checkHistories(Math.min(left, historiesPerDatabase), 2);
    }, 3_600_000);
});
