import { centsToText, parseCents, type PaymentStatus } from '@cimiento/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { getForUpdate } from '../../platform/database/row-lock';
import type { Services } from '../../services';
import { type Investment, Payment } from '../records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { createActor, databaseKinds, serveGateway, toPaymentInput } from '../../testing';
import { createMoneyStep, runMoneyStep } from '../../testing/money-steps';
import { createMoneyWorld } from '../../testing/money-world';
import { User } from '../../access/records';

describe.each(databaseKinds)('the ledger of payments on %s', (kind) => {
  const served = serveGateway(kind);
  let database: Database;
  let services: Services;
  let actor: Actor;
  let investments: Investment[];

  beforeAll(async () => {
    ({ database, services } = served.gateway);
    actor = createActor((await served.reader.findOneByOrFail(User, { username: 'jefa' })).id);
    const projects = [await served.fixtures.project(), await served.fixtures.project({ name: 'Casa Dos' })];
    const holders = [await served.fixtures.user('una'), await served.fixtures.user('otra')];
    investments = [];
    for (const project of projects)
      for (const holder of holders) investments.push(await served.fixtures.investment(holder, project));
  });

  type Terms = { holding: number; cents: number; status: PaymentStatus };

  const toInput = ({ holding, cents, status }: Terms) => {
    const amount = centsToText(cents);
    const terms = { amount, paymentDate: '2025-02-15', period: '2025-01', status };
    return toPaymentInput(investments[holding % investments.length] as Investment, terms);
  };
  const create = (terms: Terms) => services.paymentsAdmin.create(toInput(terms), actor);
  const balance = async (userId: number) =>
    (await database.reader.findOneBy(LedgerAccount, { code: `investor:${userId}:available` }))?.balance ?? 0;
  const listEntries = (sourceId: number) =>
    database.reader.find(LedgerEntry, { where: { sourceKind: 'payment', sourceId }, order: { id: 'ASC' } });
  const verify = () => verifyLedger(database.reader);

  test('a paid payment credits its holder, and one that is not paid nobody', async () => {
    const before = await balance(investments[0]?.userId ?? 0);
    const paid = await create({ holding: 0, cents: 12_550, status: 'paid' });
    const pending = await create({ holding: 0, cents: 999, status: 'pending' });
    expect(await balance(paid.userId)).toBe(before + 12_550);
    const facts = { kind: 'payment', occurredOn: '2025-02-15', reference: '2025-01', actorId: actor.userId };
    expect(await listEntries(paid.id)).toMatchObject([{ key: `payment:${paid.id}:1`, ...facts }]);
    expect(await listEntries(pending.id)).toEqual([]);
    expect(await verify()).toEqual([]);
  });

  test('two people who make the same change at once change the ledger once', async () => {
    for (const [before, after] of [
      ['paid', 'pending'],
      ['pending', 'paid'],
    ] as const) {
      const terms = { holding: 2, cents: 4321, status: before };
      const { id } = await create(terms);
      const input = toInput({ ...terms, status: after });
      let ended: Promise<unknown> | undefined;
      await database.transaction(async (manager) => {
        await getForUpdate(manager, Payment, id);
        const changes = [1, 2].map(() => services.paymentsAdmin.update(id, input, actor));
        // SQLite runs them after this transaction; MariaDB starts them, and they wait for the row.
        if (kind === 'mariadb') await wait(200);
        ended = Promise.all(changes);
      });
      await ended;
      expect(await verify()).toEqual([]);
    }
  });

  test('a change reverses the entry and posts another; a change without money posts nothing', async () => {
    const { id, userId } = await create({ holding: 1, cents: 5000, status: 'paid' });
    const before = await balance(userId);
    const update = (terms: Terms) => services.paymentsAdmin.update(id, toInput(terms), actor);
    await update({ holding: 1, cents: 5000, status: 'paid' });
    expect(await listEntries(id)).toHaveLength(1);
    await update({ holding: 1, cents: 7000, status: 'paid' });
    expect(await balance(userId)).toBe(before + 2000);
    expect((await listEntries(id)).map(({ key, kind: of }) => [key.replace(/\d+$/, ''), of])).toEqual([
      [`payment:${id}:`, 'payment'],
      ['reversal:', 'reversal'],
      [`payment:${id}:`, 'payment'],
    ]);
    await update({ holding: 1, cents: 7000, status: 'missed' });
    expect(await balance(userId)).toBe(before - 5000);
    expect(await verify()).toEqual([]);
  });

  test('a payment that moves to another holder leaves the balance of the first', async () => {
    const { id, userId } = await create({ holding: 0, cents: 3000, status: 'paid' });
    const [first, second] = [await balance(userId), await balance(investments[1]?.userId ?? 0)];
    await services.paymentsAdmin.update(id, toInput({ holding: 1, cents: 3000, status: 'paid' }), actor);
    expect(await balance(userId)).toBe(first - 3000);
    expect(await balance(investments[1]?.userId ?? 0)).toBe(second + 3000);
  });

  test('deleting a payment that was spent makes the balance negative', async () => {
    const outsider = await served.fixtures.user(`gastadora-${kind}`);
    const project = await served.fixtures.project();
    investments = [...investments, await served.fixtures.investment(outsider, project)];
    const { id } = await create({ holding: investments.length - 1, cents: 800, status: 'paid' });
    await services.paymentsAdmin.delete(id, actor);
    expect(await balance(outsider.id)).toBe(0);
    expect((await listEntries(id)).map(({ kind: of }) => of)).toEqual(['payment', 'reversal']);
  });

  test('a failed import posts nothing', async () => {
    const entries = await database.reader.count(LedgerEntry);
    const good = toInput({ holding: 0, cents: 100, status: 'paid' });
    await expect(
      services.paymentsImport.importAll([good, { ...good, investmentId: 999_999 }], actor),
    ).rejects.toThrow();
    expect(await database.reader.count(LedgerEntry)).toBe(entries);
  });

  test('two administrators who change one payment at once leave one entry in force', async () => {
    const { id } = await create({ holding: 2, cents: 100, status: 'paid' });
    await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        services.paymentsAdmin.update(id, toInput({ holding: 2, cents: 200 + index, status: 'paid' }), actor),
      ),
    );
    expect(await verify()).toEqual([]);
  }, 30_000);

  const step = createMoneyStep(
    ...(['createPayment', 'updatePayment', 'deletePayment', 'importPayments', 'postRun', 'undoRun'] as const),
  );

  test('any sequence of changes leaves right books, and balances equal to the paid payments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const world = await createMoneyWorld(served);
        for (const project of world.projects)
          for (const holder of world.investors) await served.fixtures.investment(holder, project);
        for (const action of steps) {
          // A run of a month that is paid, and an undo of payments that are no longer pending, are refused as specified.
          await runMoneyStep(world, action).catch((error: unknown) =>
            expect(error).toMatchObject({ extensions: { status: 409 } }),
          );
          expect(await verify()).toEqual([]);
        }
        for (const { id: userId } of world.investors) {
          const own = await database.reader.findBy(Payment, { userId, status: 'paid' });
          expect(await balance(userId)).toBe(own.reduce((sum, { amount }) => sum + parseCents(amount), 0));
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
