import { randomUUID } from 'node:crypto';
import {
  getDepositReference,
  webhookEvents,
  webhookFields,
  type WebhookField,
  type WebhookType,
  today,
} from '@cimiento/contracts';
import { Investment, Order } from '../../investing/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  countQueries,
  databaseKinds,
  exampleBankAccount,
  toOrderInput,
  verifyWebhook,
  WebhookSite,
} from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { enqueueWebhooks } from './enqueue-webhooks';

const patterns: Record<WebhookField['kind'], RegExp> = {
  id: /^[1-9]\d*$/,
  whole: /^\d+$/,
  money: /^\d+\.\d{2}$/,
  percent: /^\d+(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  month: /^\d{4}-\d{2}$/,
  text: /^[\w-]+$/,
};

/** Checks data against the table that the API reference is made from: the same names, and values of their kind. */
function assertDocumented(type: WebhookType, data: Record<string, unknown>): void {
  const table: [string, WebhookField][] = Object.entries(webhookFields[type]);
  expect([type, Object.keys(data).sort()]).toEqual([type, table.map(([name]) => name).sort()]);
  for (const [name, { kind, isNullable, values }] of table) {
    const value = data[name];
    if (value === null) expect([type, name, isNullable]).toEqual([type, name, true]);
    else {
      expect([type, name, typeof value]).toEqual([type, name, kind === 'id' || kind === 'whole' ? 'number' : 'string']);
      expect(String(value)).toMatch(patterns[kind]);
      if (values) expect(values).toContain(value);
    }
  }
}

describe.each(databaseKinds)('events of webhooks on %s', (kind) => {
  let site: WebhookSite;

  beforeAll(async () => {
    site = await WebhookSite.start(kind, { approvals: 'off', bankAccountBlockMs: 0 });
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  const readBodies = () =>
    site.receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookType; data: Record<string, unknown> });
  const readTypes = () => readBodies().map(({ type }) => type);

  test('every event arrives once, with the data that is documented and no personal data', async () => {
    const { secret } = await site.createEndpoint();
    const { admin } = site;
    const name = `ana-${randomUUID().slice(0, 8)}`;
    const { fixtures, gateway, signedIn } = site.served;
    const person = { username: name, email: `${name}@prueba.example`, fullName: 'Ana Secreta', role: 'user' };
    const { id: userId } = await admin.send('createUser', { input: { ...person, password: 'secreto1' } });
    const ana = await signedIn(name, 'secreto1');
    const values = {
      name: 'Casa',
      description: 'Una casa.',
      image: '/casa.svg',
      location: 'Quito',
      status: 'available',
      funded: 0,
      target: 10_000,
      annualReturn: '8.5',
      minInvestment: 1000,
      term: '24 meses',
      propertyType: 'residencial',
      totalInvestors: 0,
    };
    const { id: projectId } = await admin.send('createProject', { input: values });
    await admin.send('updateProject', { id: projectId, input: { ...values, name: 'Otra casa' } });
    const place = (amount: number) =>
      ana.send('placeOrder', { input: toOrderInput(projectId, { amount, fundedFrom: 'transfer' }) }, 'id reference');
    await fixtures.liftReservationLimits();
    await ana.send('cancelOrder', { id: (await place(1000)).id });
    await fixtures.reservationEnd((await place(1000)).id, new Date(0));
    await gateway.outbox.deliverDue();
    const { reference } = await place(10_000);
    const bankAccountId = await BankDesk.createAccount(site.served);
    const line = { bookedOn: today(), description: null };
    const statement = {
      bankAccountId,
      openingBalance: '0.00',
      closingBalance: '10132.75',
      lines: [
        { ...line, amount: '10000.00', reference },
        { ...line, amount: '125.50', reference: getDepositReference(userId) },
        { ...line, amount: '7.25', reference: getDepositReference(userId) },
      ],
    };
    const posted = await admin.send('postBankStatement', { input: statement }, 'lines { id }');
    await admin.send('undoBankLineMatch', { id: posted.lines[2].id });
    // Its rents start in the month after it, and its order can no longer be cancelled.
    await fixtures.update(Investment, { projectId }, { investedOn: '2025-12-01' });
    await fixtures.update(Order, { projectId, status: 'paid' }, { paidAt: new Date('2025-12-01') });
    for (const [period, status] of [
      ['2026-01', 'paid'],
      ['2026-02', 'pending'],
    ]) {
      const input = { projectId, period, amount: '70.83', paymentDate: '2026-02-05', status };
      const { id } = await admin.send('postPaymentRun', { input });
      if (status === 'pending') await admin.send('undoPaymentRun', { id });
    }
    const account = { ...exampleBankAccount, accountNumber: '2205871463', holderName: 'Ana Secreta' };
    await ana.send('saveBankAccount', { input: { ...account, holderIdNumber: '1712345675' } });
    const request = () => ana.send('requestWithdrawal', { input: { amount: '10.00' } });
    const [paid, rejected] = [await request(), await request()];
    await admin.send('approveWithdrawal', { id: paid.id });
    await admin.send('payWithdrawal', { id: paid.id, input: { paidOn: '2026-02-03', bankReference: 'TRF-77' } });
    await admin.send('rejectWithdrawal', { id: rejected.id, input: { reason: 'No es suya' } });
    const sale = { price: '12000.00', costs: [], exitDate: '2026-03-01' };
    await admin.send('exitProject', { projectId, input: sale });
    await site.deliver();
    expect(
      readTypes()
        .filter((type) => type !== 'deposit.credited')
        .sort(),
    ).toEqual(
      [...webhookEvents, 'order.reserved', 'order.reserved', 'payment_run.posted', 'withdrawal.requested']
        .filter((type) => type !== 'deposit.credited')
        .sort(),
    );
    const deposits = readBodies().filter(({ type }) => type === 'deposit.credited');
    expect(deposits.map(({ data }) => data['amount']).sort()).toEqual(['10000.00', '125.50', '7.25']);
    for (const webhook of site.receiver.received) {
      const { type, data } = verifyWebhook(secret, webhook);
      assertDocumented(type as WebhookType, data);
      expect(webhook.body).not.toMatch(/Secreta|ana-|@|2205871463|1712345675|Casa|No es suya/);
    }
    expect(new Set(site.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(
      site.receiver.received.length,
    );
  }, 60_000);

  test('a draft of a project sends nothing before it is published, and then that it was created', async () => {
    await site.createEndpoint();
    const texts = { name: 'Casa', description: 'Una.', image: '/casa.svg', location: 'Quito', term: '24 meses' };
    const input = { ...texts, funded: 0, target: 10_000, annualReturn: '8.5', minInvestment: 1000 };
    const { id } = await site.admin.send('createProject', { input, draft: true });
    await site.admin.send('updateProject', { id, input: { ...input, status: 'funded' } });
    expect(await site.list()).toEqual([]);
    await site.admin.send('publishProject', { id });
    expect(await site.list()).toMatchObject([{ event: 'project.created' }]);
  });

  test('only wanted events are written, and none of a change that is rolled back', async () => {
    await site.createEndpoint({ events: ['project.created'] });
    await site.write();
    expect(await site.list()).toEqual([]);
    await site.createEndpoint();
    const rolledBack = site.transaction(async (manager) => {
      await enqueueWebhooks(manager, 'user.registered', [
        { userId: 1, role: 'user', createdAt: new Date().toISOString() },
      ]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await site.list()).toEqual([]);
  });

  test('a thousand events for two endpoints are written in a few statements', async () => {
    await site.createEndpoint();
    await site.createEndpoint();
    const statements = await countQueries(site.served.gateway.database, () => site.write(1000));
    expect(await site.served.reader.count(OutboxMessage)).toBe(2000);
    expect(statements.filter((statement) => /INSERT/i.test(statement))).toHaveLength(4);
    expect(statements.filter((statement) => /SELECT/i.test(statement))).toHaveLength(1);
  });
});
