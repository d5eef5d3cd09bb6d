import { addDays, today } from '@cimiento/contracts';
import { createActor, databaseKinds, OrderDesk, serveGateway, toPaymentInput } from '../../testing';
import type { User } from '../../access/records';
import { type Investment, Order, Project } from '../../investing/records';
import { calculateStatement } from '../../reports/account-statements/statement-facts';
import { AccountingPeriod } from './accounting-period.entity';

describe.each(databaseKinds)('the day of a correction on %s', (kind) => {
  const served = serveGateway(kind);
  let owner: User;
  let investment: Investment;

  beforeEach(async () => {
    owner = await served.fixtures.user();
    investment = await served.fixtures.investment(owner, await served.fixtures.project(), { investedOn: '2025-01-10' });
  });

  const actor = createActor(1);
  const toInput = (amount: string, paymentDate: string) =>
    toPaymentInput(investment, { amount, paymentDate, period: '2025-09' });
  const pay = (amount: string, day: string) =>
    served.gateway.services.paymentsAdmin.create(toInput(amount, day), actor);
  const change = (id: number, amount: string, day: string) =>
    served.gateway.services.paymentsAdmin.update(id, toInput(amount, day), actor);
  const close = (period: string, closedAt: Date | null) =>
    served.gateway.database.transaction(async (manager) => {
      await manager.delete(AccountingPeriod, { period });
      await manager.insert(AccountingPeriod, { period, closedAt, closedBy: closedAt && 1 });
    });
  /** The closing balances of a day, in cents. */
  const readBooks = async (day: string): Promise<number> => {
    const [row] = await served.reader.query<{ cents: number | string | null }[]>(
      `SELECT SUM(posting.amount) AS cents FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.id = posting.entryId
      JOIN ledger_account AS account ON account.id = posting.accountId WHERE account.code = ? AND entry.occurredOn <= ?`,
      [`investor:${owner.id}:available`, day],
    );
    return Number(row?.cents ?? 0);
  };
  const readBoth = async () => [
    await readBooks(today()),
    (await served.gateway.services.balance.getOwn(owner)).available,
  ];

  test('the day of an open month has what was corrected, and not what was wrong', async () => {
    const { id } = await pay('100.00', '2025-09-15');
    await change(id, '50.00', '2025-09-15');
    expect([await readBooks('2025-09-30'), await readBooks(today())]).toEqual([5000, 5000]);
    await served.gateway.services.paymentsAdmin.delete(id, actor);
    expect(await readBooks('2025-09-30')).toBe(0);
  });

  test('the books of a closed month stay, and both halves of a correction are of today', async () => {
    const { id } = await pay('100.00', '2025-10-15');
    await close('2025-10', new Date());
    await change(id, '66.60', '2025-10-15');
    await close('2025-10', null);
    const days = ['2025-10-31', addDays(today(), -1), today()];
    expect(await Promise.all(days.map(readBooks))).toEqual([10_000, 10_000, 6660]);
  });

  test('a payment that is moved ahead and back is once in the books and in the balance', async () => {
    const { id } = await pay('10.00', today());
    await change(id, '10.00', addDays(today(), 20));
    expect(await readBoth()).toEqual([0, '0.00']);
    await change(id, '10.00', today());
    expect(await readBoth()).toEqual([1000, '10.00']);
  });

  test('movements are in the order of their days, and so is the balance beside them', async () => {
    await pay('30.00', '2025-09-20');
    await pay('10.00', '2025-09-10');
    const { id } = await pay('5.00', '2025-09-15');
    await change(id, '7.00', '2025-09-15');
    const movements = await served.gateway.services.balance.listOwn(owner, {});
    expect(movements.map(({ occurredOn, amount, balanceAfter }) => [occurredOn, amount, balanceAfter])).toEqual([
      ['2025-09-20', '30.00', '47.00'],
      ['2025-09-15', '7.00', '17.00'],
      ['2025-09-15', '-5.00', '10.00'],
      ['2025-09-15', '5.00', '15.00'],
      ['2025-09-10', '10.00', '10.00'],
    ]);
  });

  test('an order that is cancelled later leaves the statement of the day before as it was', async () => {
    const desk = await OrderDesk.open(served);
    const { id: projectId } = await served.fixtures.project();
    await served.fixtures.deposit(desk.owner, 2000);
    const { id } = await desk.place(projectId, 2000);
    const lastYear = Number(today().slice(0, 4)) - 1;
    const { database, services } = served.gateway;
    await database.transaction((manager) =>
      services.orderPayment.payByTransfer(manager, { id, projectId }, null, { day: `${lastYear}-12-31` }),
    );
    const read = () =>
      database.transaction((manager) => calculateStatement(manager, desk.owner.id, { year: lastYear, today: today() }));
    const before = await read();
    expect(before.capital).toMatchObject({ invested: 200_000, closing: 200_000 });
    await served.fixtures.update(Order, { id }, { paidAt: new Date() });
    expect(await desk.cancel(id)).toMatchObject({ status: 'cancelled' });
    expect(await read()).toEqual(before);
    const now = await database.transaction((manager) =>
      calculateStatement(manager, desk.owner.id, { year: lastYear + 1, today: today() }),
    );
    expect(now.capital).toMatchObject({ opening: 200_000, invested: -200_000, returned: 0, closing: 0 });
    expect(now.value.exitResult).toBe(0);
    expect(await database.reader.countBy(Project, { id: projectId })).toBe(1);
  });
});
