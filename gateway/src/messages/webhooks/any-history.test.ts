import { centsToText, getPaymentDay, type WebhookBody } from '@cimiento/contracts';
import fc from 'fast-check';
import { In } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { ExpectedError } from '../../platform/errors';
import { Investment, Order, Payment } from '../../investing/records';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { databaseKinds, WebhookSite } from '../../testing';
import { EventBooks } from '../../testing/event-books';
import { createMoneyStep, prepareMoney, runMoneyStep } from '../../testing/money-steps';
import { createMoneyWorld, type MoneyWorld } from '../../testing/money-world';

// The suite tries the same few histories each time; MONEY_SEQUENCES=1000 tries so many others.
const asked = process.env['MONEY_SEQUENCES'];
const histories = Number(asked ?? 4);
const choice = asked === undefined ? { seed: 20_261_129 } : {};
const historiesPerDatabase = 20;

type Row = readonly (string | number | null)[];
type Figures = { balances: object[] } & Record<'investments' | 'orders' | 'payments' | 'withdrawals', Row[]>;

const byId = { order: { id: 'ASC' } } as const;

describe.each(databaseKinds)('the events of webhooks on %s', (kind) => {
  let site: WebhookSite;

  /** Applies what arrived since, in the order of the numbers. */
  async function receive(books: EventBooks): Promise<string[]> {
    await site.deliver();
    const bodies = site.receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
    for (const body of bodies.sort((a, b) => a.sequence - b.sequence)) books.apply(body);
    site.receiver.reset();
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

  async function checkHistories(numRuns: number): Promise<void> {
    site = await WebhookSite.start(kind, { approvals: 'off', bankAccountBlockMs: 0 });
    try {
      await site.createEndpoint();
      const books = new EventBooks();
      await fc.assert(
        fc.asyncProperty(fc.array(createMoneyStep(), { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
          const world = await createMoneyWorld(site.served);
          await prepareMoney(world);
          await receive(books);
          for (const step of steps) {
            await runMoneyStep(world, step).catch((error: unknown) => {
              if (!(error instanceof ExpectedError) || error.extensions.status >= 500) throw error;
            });
            const types = await receive(books);
            expect([step, types, readEvents(books, world)]).toEqual([step, types, await readTruth(world)]);
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
  }, 3_600_000);
});
