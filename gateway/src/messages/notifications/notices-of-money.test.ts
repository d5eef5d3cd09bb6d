import { randomUUID } from 'node:crypto';
import { getDepositReference, today } from '@cimiento/contracts';
import { type Investment, Order, Payment } from '../../investing/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  countQueries,
  createActor,
  databaseKinds,
  exampleBankAccount,
  serveGateway,
  toOrderInput,
  toPaymentInput,
} from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import type { User } from '../../access/records';
import { Notification } from './notification.entity';
import { NotificationPreference } from './notification-preference.entity';

const hourMs = 3_600_000;

describe.each(databaseKinds)('what people are told about their money on %s', (kind) => {
  const served = serveGateway(kind);
  let owner: User;

  beforeEach(async () => {
    owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
  });

  const database = () => served.gateway.database;
  const list = () => served.reader.find(Notification, { where: { userId: owner.id }, order: { id: 'ASC' } });
  const listKinds = async () => (await list()).map((row) => row.kind);
  const listEmails = () =>
    served.reader.find(OutboxMessage, { where: { recipient: owner.email }, order: { id: 'ASC' } });
  const place = async (fundedFrom: 'balance' | 'transfer') => {
    const { id: projectId } = await served.fixtures.project({ name: 'Casa Borrero' });
    const investor = await served.signedIn(owner.username);
    const input = toOrderInput(projectId, { amount: 2000, fundedFrom });
    const { id }: { id: number } = await investor.send('placeOrder', { input });
    return { id, cancel: () => investor.send('cancelOrder', { id }) };
  };
  const end = (id: number, inHours: number, createdAt: Date) =>
    served.fixtures.reservationEnd(id, new Date(Date.now() + inHours * hourMs), createdAt);

  test('a reservation, with its reference and its end, and its cancellation', async () => {
    const { id, cancel } = await place('transfer');
    const { reference } = await served.reader.findOneByOrFail(Order, { id });
    expect(await list()).toMatchObject([
      {
        kind: 'order_reserved',
        title: 'Reservamos tus fracciones de Casa Borrero',
        body: expect.stringContaining(
          `Transfiere $2,000 con la referencia ${reference}, que es solo para esta orden, antes del`,
        ),
        path: `/orders/${id}`,
      },
    ]);
    await cancel();
    await cancel();
    expect(await list()).toMatchObject([
      { kind: 'order_reserved' },
      { kind: 'order_cancelled', body: 'Liberamos las fracciones que reservaste por $2,000.' },
    ]);
    expect((await listEmails()).map(({ subject }) => subject)).toEqual([
      'Reservamos tus fracciones de Casa Borrero',
      'Tu orden de Casa Borrero quedó cancelada',
    ]);
  });

  test('an order from the balance, and that its money is back when it is cancelled', async () => {
    await served.fixtures.deposit(owner, 2000);
    const { cancel } = await place('balance');
    await cancel();
    expect(await list()).toMatchObject([
      { kind: 'order_paid' },
      { kind: 'order_cancelled', body: 'Devolvimos $2,000 a tu saldo.' },
    ]);
  });

  test('a reservation that ends within a day, once, and that it ended', async () => {
    const { id } = await place('transfer');
    await served.gateway.outbox.deliverDue();
    expect(await listKinds()).toEqual(['order_reserved']);
    for (const hours of [2, 1, -1]) {
      await end(id, hours, new Date(Date.now() - 100 * hourMs));
      await served.gateway.outbox.deliverDue();
    }
    expect(await listKinds()).toEqual(['order_reserved', 'order_expiring', 'order_expired']);
  });

  test('of a reservation of a day only that it was made: its end is as near', async () => {
    const { id } = await place('transfer');
    await end(id, 23, new Date());
    await served.gateway.outbox.deliverDue();
    expect(await listKinds()).toEqual(['order_reserved']);
  });

  test('a deposit, and of a transfer that paid an order the order alone', async () => {
    const { id } = await place('transfer');
    const { reference } = await served.reader.findOneByOrFail(Order, { id });
    const bankAccountId = await BankDesk.createAccount(served);
    const line = { bookedOn: today(), description: null };
    await served.admin.send('postBankStatement', {
      input: {
        bankAccountId,
        openingBalance: '0.00',
        closingBalance: '2125.50',
        lines: [
          { ...line, amount: '2000.00', reference },
          { ...line, amount: '125.50', reference: getDepositReference(owner.id) },
        ],
      },
    });
    expect(await list()).toMatchObject([
      { kind: 'order_reserved' },
      { kind: 'order_paid' },
      { kind: 'deposit_credited', body: 'Acreditamos $125.50 en tu saldo.', path: '/balance' },
    ]);
  });

  test('each step of a withdrawal, in the app and by e-mail', async () => {
    const { bankAccounts, withdrawalApprovals, withdrawals, withdrawalsAdmin } = served.gateway.services;
    const boss = createActor((await served.fixtures.user(`jefa-${randomUUID().slice(0, 8)}`, { role: 'admin' })).id);
    const own = createActor(owner.id);
    await served.fixtures.deposit(owner, 200);
    await bankAccounts.save(owner, exampleBankAccount, own);
    const request = (amount: string) => withdrawals.request(owner, { amount }, own);
    const { id } = await request('125.50');
    await withdrawalApprovals.approve(id, boss);
    await withdrawalsAdmin.pay(id, { paidOn: '2026-02-03', bankReference: 'TRF-1' }, boss);
    await withdrawalsAdmin.returnPaid(id, { reason: 'Cuenta cerrada' }, boss);
    await withdrawalsAdmin.reject((await request('10.00')).id, { reason: 'Falta tu cédula' }, boss);
    const steps = (await list()).filter((row) => row.kind.startsWith('withdrawal_'));
    expect(steps).toMatchObject([
      { kind: 'withdrawal_requested', body: expect.stringContaining('$125.50'), path: '/balance' },
      {
        kind: 'withdrawal_approved',
        body: expect.stringMatching(
          /^Transferiremos \$125\.50 a tu cuenta …\d{4} de .+, en un máximo de 3 días hábiles/,
        ),
      },
      { kind: 'withdrawal_paid', body: expect.stringMatching(/^Transferimos \$125\.50 a tu cuenta …\d{4} de .+\.$/) },
      { kind: 'withdrawal_returned', body: expect.stringContaining('$125.50') },
      { kind: 'withdrawal_requested', body: expect.stringContaining('$10.00') },
      { kind: 'withdrawal_rejected', body: expect.stringContaining('Falta tu cédula') },
    ]);
    const subjects = (await listEmails()).map(({ subject }) => subject);
    expect(steps.map(({ title }) => title).filter((title) => !subjects.includes(title))).toEqual([]);
  });

  test('by e-mail only where they want to read it, and never with an amount in its subject', async () => {
    await database().transaction((manager) =>
      manager.insert(NotificationPreference, { userId: owner.id, topic: 'orders', app: false, email: false }),
    );
    await place('transfer');
    expect(await listKinds()).toEqual(['order_reserved']);
    expect(await listEmails()).toEqual([]);
    await served.fixtures.deposit(owner, 2000);
    await place('balance');
    expect((await listEmails()).filter(({ subject }) => /\d/.test(subject ?? ''))).toEqual([]);
  });

  test('a payment of many holders in a few statements for each hundred of them', async () => {
    const project = await served.fixtures.project();
    const holders = 250;
    const investments: Investment[] = [];
    for (let made = 0; made < holders; made += 1)
      investments.push(await served.fixtures.investment(owner, project, { amount: 1000 }));
    const rows = investments.map((investment) => toPaymentInput(investment, { amount: '5.00' }));
    const { id: userId } = await served.fixtures.user(`jefa-${randomUUID().slice(0, 8)}`, { role: 'admin' });
    const actor = { userId, address: null, sessionHash: null };
    const statements = await countQueries(database(), () =>
      served.gateway.services.paymentsImport.importAll(rows, actor),
    );
    expect(await served.reader.countBy(Payment, { projectId: project.id })).toBe(holders);
    expect(await list()).toHaveLength(holders);
    // Three hundreds: what was told, preferences, notifications, people and e-mails.
    expect(statements.filter((statement) => /notification|outbox/.test(statement)).length).toBeLessThanOrEqual(15);
  });
});
