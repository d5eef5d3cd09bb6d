import { ledgerAccounts, type LedgerAccountName, type LedgerEntryKind, type ListedQueue } from '@cimiento/contracts';
import { Payment, PaymentRun, ProjectExit, type Investment, type Project } from '../../investing/records';
import { createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { createReversal, readPostings } from '../../books/ledger/record-follower';
import { readListedQueue } from './listed-queues';

const bank = ledgerAccounts.bank(1);

describe.each(databaseKinds)('the queues of the money of projects on %s', (kind) => {
  const served = serveGateway(kind);
  let project: Project;
  let investment: Investment;

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Casa Olmo', exitDate: '2026-02-03' });
    investment = await served.fixtures.investment(await served.fixtures.user(`ana${project.id}`), project);
  });

  const post = async (entryKind: LedgerEntryKind, from: LedgerAccountName, to: LedgerAccountName, cents: number) => {
    const entry = createEntry(from, to, cents, { kind: entryKind, mayOverdraw: true });
    await postEntries(served.gateway.database, [entry]);
    return entry.key;
  };
  const reverse = async (key: string) => {
    const entry = await served.reader.findOneByOrFail(LedgerEntry, { key });
    const postings = (await readPostings(served.reader, [entry.id])).get(entry.id) ?? [];
    await postEntries(served.gateway.database, [createReversal({ ...entry, postings }, null, '2026-01-06')]);
  };
  const receiveRent = (cents: number) => post('rent', bank, ledgerAccounts.rent(project.id), cents);
  const payRent = (cents: number) =>
    post('payment', ledgerAccounts.rent(project.id), ledgerAccounts.available(investment.userId), cents);
  const find = async (queue: ListedQueue) => {
    const items = await readListedQueue(served.reader, queue, '2026-03-01');
    const own = items.find(({ id }) => id === project.id);
    return own && { amount: own.amount, detail: own.detail };
  };

  /** A monthly payment that was divided and waits for its day. */
  const divide = async (amount: string) => {
    const run = served.reader.create(PaymentRun, {
      projectId: project.id,
      period: '2026-01',
      number: 1,
      amount,
      basis: 'registered',
      retained: '0.00',
      fee: '0.00',
      vat: '0.00',
      expenses: '0.00',
      reserve: '0.00',
      payments: 1,
      status: 'posted',
      turned: null,
      occupied: null,
      createdBy: 1,
      createdAt: new Date(),
    });
    await served.gateway.database.transaction((manager) => manager.insert(PaymentRun, run));
    const payment = await served.fixtures.payment(investment, { amount, status: 'pending', period: '2026-01' });
    await served.fixtures.update(Payment, { id: payment.id }, { runId: run.id });
  };

  test('rent that waits is less what was divided and what was spent', async () => {
    await receiveRent(90_000);
    expect(await find('rents_to_distribute')).toMatchObject({ amount: '900.00' });
    await post('expense', ledgerAccounts.expenses(project.id), bank, 5000);
    await divide('700.00');
    expect(await find('rents_to_distribute')).toMatchObject({ amount: '150.00' });
    await post('expense', ledgerAccounts.expenses(project.id), bank, 20_000);
    expect(await find('rents_to_distribute')).toBeUndefined();
    expect(await find('rents_to_collect')).toEqual({
      amount: '50.00',
      detail: 'Faltan $50.00 para pagos repartidos y gastos: asigna sus movimientos del banco',
    });
  });

  test('an advance to investors is named apart from what is not covered', async () => {
    await receiveRent(10_000);
    await payRent(14_000);
    expect(await find('rents_to_collect')).toMatchObject({
      amount: '40.00',
      detail: expect.stringMatching(/^Anticipo: se pagó \$40\.00/),
    });
    await divide('25.00');
    expect(await find('rents_to_collect')).toEqual({
      amount: '65.00',
      detail:
        'Anticipo: se pagó $40.00 más de lo que el proyecto envió. Faltan $25.00 para pagos repartidos y gastos: asigna sus movimientos del banco',
    });
  });

  test('the rent of a project is received less deducted and paid', async () => {
    await receiveRent(90_000);
    await post('fee', ledgerAccounts.rent(project.id), ledgerAccounts.fee('management'), 7200);
    await post('fee', ledgerAccounts.rent(project.id), ledgerAccounts.reserve(project.id), 2000);
    await payRent(80_800);
    const rents = await served.gateway.services.ledgerBooks.listProjectRents();
    expect(rents.find(({ projectId }) => projectId === project.id)).toEqual({
      projectId: project.id,
      received: '900.00',
      deducted: '92.00',
      paid: '808.00',
      owed: '0.00',
    });
  });

  test('capital that was not handed over is not money of the sale, and waits for its debit', async () => {
    const proceeds = ledgerAccounts.proceeds(project.id);
    const exit = served.reader.create(ProjectExit, {
      projectId: project.id,
      version: 1,
      price: '11000.00',
      costs: '[]',
      fees: '[]',
      reserve: '0.00',
      handedOver: '9000.00',
      released: '10000.00',
      net: '10800.00',
      exitDate: '2026-02-03',
      createdBy: 1,
      createdAt: new Date(),
    });
    await served.gateway.database.transaction((manager) => manager.insert(ProjectExit, exit));
    await post('exit', proceeds, ledgerAccounts.available(investment.userId), 1_080_000);
    await post('exit', ledgerAccounts.capital(project.id), proceeds, 100_000);
    expect(await find('sales_to_collect')).toMatchObject({ amount: '10800.00' });
    expect(await find('capital_to_deliver')).toMatchObject({ amount: '1000.00' });
    await post('exit', bank, proceeds, 1_070_000);
    expect(await find('sales_to_collect')).toMatchObject({ amount: '100.00' });
    await post('exit', bank, proceeds, 10_000);
    const handedOver = await post('capital', proceeds, bank, 60_000);
    expect(await find('sales_to_collect')).toBeUndefined();
    expect(await find('capital_to_deliver')).toMatchObject({ amount: '400.00' });
    await reverse(handedOver);
    expect(await find('capital_to_deliver')).toMatchObject({ amount: '1000.00' });
    await post('capital', proceeds, bank, 100_000);
    expect(await find('capital_to_deliver')).toBeUndefined();
    expect(await find('sales_to_collect')).toBeUndefined();
  });
});
