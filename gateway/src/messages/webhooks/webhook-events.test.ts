import { randomUUID } from 'node:crypto';
import {
  addDays,
  getDepositReference,
  webhookEvents,
  webhookFields,
  type WebhookEvent,
  type WebhookField,
  type WebhookFields,
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
  toPaymentInput,
  verifyWebhook,
  WebhookSite,
} from '../../testing';
import { IdentityCase } from '../../identity/records';
import { expireIdentities } from '../../identity/review/expire-identities';
import { BankDesk } from '../../testing/bank-desk';
import { IdentityDesk } from '../../testing/identity-desk';
import { RoundDesk } from '../../testing/round-desk';
import { enqueueWebhooks } from './enqueue-webhooks';

const patterns: Record<Exclude<WebhookField['kind'], 'list'>, RegExp> = {
  id: /^[1-9]\d*$/,
  whole: /^\d+$/,
  money: /^\d+\.\d{2}$/,
  signedMoney: /^-?\d+\.\d{2}$/,
  percent: /^\d+(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  month: /^\d{4}-\d{2}$/,
  text: /^[\w-]+$/,
};

type Data = Record<string, unknown>;

/** Checks data against the table that the API reference is made from: the same names, and values of their kind. */
function assertDocumented(type: WebhookType, data: Data, fields: WebhookFields = webhookFields[type]): void {
  const table = Object.entries(fields);
  expect([type, Object.keys(data).sort()]).toEqual([type, table.map(([name]) => name).sort()]);
  for (const [name, { kind, isNullable, values, items }] of table) {
    const value = data[name];
    if (value === null) expect([type, name, isNullable]).toEqual([type, name, true]);
    else if (kind === 'list') for (const item of value as Data[]) assertDocumented(type, item, items);
    else {
      expect([type, name, typeof value]).toEqual([type, name, kind === 'id' || kind === 'whole' ? 'number' : 'string']);
      expect(String(value)).toMatch(patterns[kind]);
      if (values) expect(values).toContain(value);
    }
  }
}

/** The events that take back or correct what another one said. */
const inverses: readonly WebhookEvent[] = [
  'payment.changed',
  'payment.unpaid',
  'payment.deleted',
  'withdrawal.cancelled',
  'withdrawal.returned',
  'investment.created',
  'investment.changed',
  'investment.deleted',
  'exit.undone',
  'balance.adjusted',
];
/** The events of rounds, and of the orders that they pay back. */
const isOfRounds = (event: WebhookEvent): boolean => event.startsWith('round.') || event === 'order.refunded';
const isOfIdentities = (event: WebhookEvent): boolean => event.startsWith('identity.');
const forward = webhookEvents.filter(
  (event) => !inverses.includes(event) && !isOfRounds(event) && !isOfIdentities(event),
);

describe.each(databaseKinds)('events of webhooks on %s', (kind) => {
  let site: WebhookSite;

  beforeAll(async () => {
    site = await WebhookSite.start(kind, { approvals: 'off', bankAccountBlockMs: 0 });
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  const readBodies = () =>
    site.receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookType; sequence: number; data: Data });
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
      [...forward, 'order.reserved', 'order.reserved', 'payment_run.posted', 'withdrawal.requested']
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

  test('what takes money back or corrects it sends its event, with the state after it', async () => {
    const { fixtures, signedIn } = site.served;
    const owner = await fixtures.user();
    const ana = await signedIn(owner.username);
    const [project, sold] = [await fixtures.project(), await fixtures.project()];
    const investment = await fixtures.investment(owner, project, { amount: 1000 });
    await fixtures.investment(owner, sold, { amount: 2000 });
    await ana.send('saveBankAccount', { input: exampleBankAccount });
    await fixtures.deposit(owner, 500);
    await site.createEndpoint();
    const { admin } = site;
    const payment = { ...toPaymentInput(investment), amount: '70.83', paymentDate: '2026-02-05', period: '2026-02' };
    const { id } = await admin.send('createPayment', { input: { ...payment, status: 'paid' } });
    for (const change of [{ amount: '60.00' }, { period: '2026-01' }, { status: 'pending' }, {}])
      await admin.send('updatePayment', { id, input: { ...payment, status: 'paid', ...change } });
    await admin.send('deletePayment', { id });
    const request = () => ana.send('requestWithdrawal', { input: { amount: '10.00' } });
    await ana.send('cancelWithdrawal', { id: (await request()).id });
    const { id: returned } = await request();
    await admin.send('approveWithdrawal', { id: returned });
    const paid = { paidOn: '2026-02-03', bankReference: 'TRF-77' };
    await admin.send('payWithdrawal', { id: returned, input: paid });
    await admin.send('returnWithdrawal', { id: returned, input: { reason: 'Cuenta cerrada' } });
    const input = { userId: owner.id, projectId: project.id, amount: 3000 };
    const { id: byHand } = await admin.send('createInvestment', { input });
    await admin.send('updateInvestment', { id: byHand, input: { ...input, amount: 4000 } });
    await admin.send('deleteInvestment', { id: byHand });
    const sale = { price: '2100.00', costs: [], exitDate: '2026-03-01' };
    const { id: corrects } = await admin.send('exitProject', { projectId: sold.id, input: sale });
    await admin.send('exitProject', { projectId: sold.id, input: { ...sale, price: '2200.00' }, corrects });
    const accounts = { debitAccount: 'suspense', creditAccount: `investor:${owner.id}:available` };
    const adjustment = { ...accounts, amount: '5.00', occurredOn: '2026-02-10', memo: 'Corrección' };
    const { id: entryId } = await admin.send('postAdjustment', { input: adjustment });
    await admin.send('reverseAdjustment', { entryId });
    await site.deliver();
    const bodies = readBodies().sort((a, b) => a.sequence - b.sequence);
    expect(bodies.map(({ type, data }) => [type, data['amount'] ?? data['net'] ?? data['status']])).toEqual([
      ['payment.paid', '70.83'],
      ['payment.changed', '60.00'],
      ['payment.changed', '70.83'],
      ['payment.unpaid', '70.83'],
      ['payment.paid', '70.83'],
      ['payment.deleted', '70.83'],
      ['withdrawal.requested', '10.00'],
      ['withdrawal.cancelled', '10.00'],
      ['withdrawal.requested', '10.00'],
      ['withdrawal.approved', '10.00'],
      ['withdrawal.paid', '10.00'],
      ['withdrawal.returned', '10.00'],
      ['investment.created', '3000.00'],
      ['investment.changed', '4000.00'],
      ['investment.deleted', '4000.00'],
      ['exit.posted', '2100.00'],
      ['project.exited', 'exited'],
      ['exit.undone', '2100.00'],
      ['exit.posted', '2200.00'],
      ['project.exited', 'exited'],
      ['balance.adjusted', '5.00'],
      ['balance.adjusted', '-5.00'],
    ]);
    for (const { type, data } of bodies) assertDocumented(type, data);
    expect(inverses.filter((event) => !readTypes().includes(event))).toEqual([]);
    expect(bodies.at(-1)?.data).toMatchObject({ userId: owner.id, reversalOf: entryId });
    expect(bodies.filter(({ type }) => type.startsWith('withdrawal')).map(({ data }) => data['status'])).toEqual([
      ...['requested', 'cancelled', 'requested', 'approved', 'paid', 'returned'],
    ]);
  });

  test('rounds send their states, and every order that they pay back', async () => {
    const served = { ...site.served, admin: site.admin };
    const second = await site.served.signedInAdmin(`segunda-${randomUUID().slice(0, 8)}`);
    await site.createEndpoint();
    const failed = await RoundDesk.open(served);
    await failed.buy(await failed.taker(1000));
    await failed.end();
    const cancelled = await RoundDesk.open(served);
    await cancelled.cancel();
    const full = await RoundDesk.open(served);
    await full.buy(await full.taker(10_000), 10_000);
    const { approvalId } = await full.confirm();
    await second.send('approveRequest', { id: approvalId });
    await site.deliver();
    const bodies = readBodies().sort((a, b) => a.sequence - b.sequence);
    expect(bodies.map(({ type, data }) => [type, data['paid'] ?? data['amount'] ?? data['funded']])).toEqual([
      ['round.opened', '0.00'],
      ['order.paid', '1000.00'],
      ['order.refunded', '1000.00'],
      ['round.failed', '1000.00'],
      ['round.opened', '0.00'],
      ['round.cancelled', '0.00'],
      ['round.opened', '0.00'],
      ['order.paid', '10000.00'],
      ['round.succeeded', '10000.00'],
      ['project.funded', '10000.00'],
    ]);
    for (const { type, data } of bodies) assertDocumented(type, data);
    expect(webhookEvents.filter(isOfRounds).filter((event) => !readTypes().includes(event))).toEqual([]);
  });

  test('identities send how they end, with the id of their user and nothing else', async () => {
    await site.createEndpoint();
    const desk = new IdentityDesk(site.served, site.admin);
    const approved = await desk.approved();
    const rejected = await desk.submitted({ idNumber: '1714307103' });
    await desk.claim(rejected.id);
    await desk.decide(rejected.id, 'reject', { reason: 'No es su documento' });
    const past = { expiresOn: addDays(today(), -1) };
    await site.served.fixtures.update(IdentityCase, { id: approved.id }, past);
    await expireIdentities(site.served.gateway.database, site.served.gateway.services.identitySeal);
    await site.deliver();
    const bodies = readBodies().sort((a, b) => a.sequence - b.sequence);
    expect(bodies.map(({ type, data }) => [type, data])).toEqual([
      ['identity.approved', { userId: approved.user.id }],
      ['identity.rejected', { userId: rejected.user.id }],
      ['identity.expired', { userId: approved.user.id }],
    ]);
    for (const { type, data } of bodies) assertDocumented(type, data);
    expect(webhookEvents.filter(isOfIdentities).filter((event) => !readTypes().includes(event))).toEqual([]);
  });

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
