import { addDays, addMonths, toCalendarDate, toPeriod, today } from '@cimiento/contracts';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { getMachineTime } from '../../platform/machine-time';
import { Order, Project } from '../../investing/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  createTestGateway,
  databaseKinds,
  exampleCollectingAccount,
  serveGateway,
  type TestClient,
  toOrderInput,
  WebhookReceiver,
} from '../../testing';
import type { User } from '../../access/records';
import { migrateEnvironment } from './sandbox-marker';

const getRealDay = (): string => toCalendarDate(new Date(getMachineTime()));

describe.each(databaseKinds)('a sandbox on %s', (kind) => {
  const served = serveGateway(kind, { config: { sandbox: true, approvals: 'off', webhooks: { privateHosts: 'all' } } });
  let investor: TestClient;
  let owner: User;
  let project: Project;

  beforeAll(async () => {
    owner = await served.fixtures.user('ana');
    investor = await served.signedIn('ana');
    await served.gateway.services.collectingAccounts.create(exampleCollectingAccount);
    project = await served.fixtures.project();
    await served.fixtures.investment(owner, project, { amount: 12_000, annualReturn: 10, investedOn: '2026-01-15' });
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const deposit = (userId: number, amount: string) =>
    served.admin.send('simulateDeposit', { input: { userId, amount } }, 'amount status userId bookedOn');
  const simulateRents = (input: object) =>
    served.admin.send('simulateRents', { input }, 'amount period payments status');
  const simulateExit = (price: string) =>
    served.admin.send('simulateExit', { input: { projectId: project.id, price } }, 'price exitDate shares { share }');
  const moveTo = (date: string) => served.admin.send('moveSandboxClock', { input: { date } }, 'now date maxDate');
  const reconcile = () => served.admin.send('bankReconciliations', {}, 'difference suspense');
  const getBalance = async (): Promise<string> => (await investor.send('myBalance', {}, 'available')).available;

  test('deposits reach the balance of an investor, equal ones too, and bank and ledger agree', async () => {
    const line = { amount: '1000.50', status: 'matched', userId: owner.id, bookedOn: today() };
    for (let turn = 0; turn < 2; turn += 1) expect(await deposit(owner.id, '1000.50')).toEqual(line);
    expect(await getBalance()).toBe('2001.00');
    expect(await reconcile()).toEqual([{ difference: '0.00', suspense: 0 }]);
    expect((await deposit(999_999, '1.00')).code).toBe('NOT_FOUND');
    expect((await deposit(owner.id, '0.00')).code).toBe('VALIDATION_FAILED');
  });

  test('a month of rents pays what is expected, once', async () => {
    const before = Number(await getBalance());
    const month = { projectId: project.id, period: '2026-02' };
    expect(await simulateRents(month)).toMatchObject({ amount: '100.00', period: '2026-02', payments: 1 });
    expect(Number(await getBalance())).toBe(before + 100);
    expect((await simulateRents(month)).code).toBe('PAYMENTS_EXIST');
    expect((await simulateRents({ ...month, period: '2026-01' })).code).toBe('CONFLICT');
    expect((await simulateRents({ ...month, projectId: 999_999 })).code).toBe('NOT_FOUND');
    expect(await reconcile()).toEqual([{ difference: '0.00', suspense: 0 }]);
  });

  test('people and programs are told as in real life', async () => {
    const notifications: { kind: string }[] = await investor.send('myNotifications', {}, 'kind');
    const kinds = notifications.map((notification) => notification.kind);
    expect(kinds).toEqual(expect.arrayContaining(['deposit_credited', 'payment_received']));
    const messages = await served.reader.findBy(OutboxMessage, { userId: owner.id });
    expect(messages.map(({ topic }) => topic)).toContain('email');
  });

  test('moving the clock lets reservations expire, keeps everybody signed in, and is logged', async () => {
    const sold = await served.fixtures.project({ name: 'Casa por reservar' });
    await investor.send('placeOrder', { input: toOrderInput(sold.id, { fundedFrom: 'transfer' }) });
    const date = addDays(getRealDay(), 60);
    const moved = await moveTo(date);
    expect(moved).toMatchObject({ date, maxDate: addDays(getRealDay(), 5 * 365) });
    expect([today(), moved.now.slice(0, 7)]).toEqual([date, toPeriod(new Date().toISOString())]);
    expect(await served.admin.send('sandbox', {}, 'date')).toEqual({ date });
    expect(await getBalance()).toEqual(expect.any(String));
    await served.gateway.outbox.deliverDue();
    const [order] = await served.reader.findBy(Order, { projectId: sold.id });
    expect(order?.status).toBe('expired');
    const trail = await served.admin.send('auditEntries', { entity: 'setting' }, 'items { after }');
    expect(JSON.stringify(trail)).toContain(`\\"sandboxDate\\":\\"${date}\\"`);
  });

  test.each([0, 60, 5 * 365 + 1])('the clock never moves to day %i from today', async (days) => {
    expect((await moveTo(addDays(getRealDay(), days))).code).toBe('VALIDATION_FAILED');
  });

  test('what others compare with their own clock has the real time', async () => {
    const receiver = await WebhookReceiver.start();
    try {
      await served.admin.send('createWebhookEndpoint', { input: { url: receiver.url, events: ['deposit.credited'] } });
      await deposit(owner.id, '1.00');
      await served.gateway.outbox.deliverDue();
      const [webhook] = receiver.received;
      const seconds = Number(webhook?.headers['webhook-timestamp']);
      expect(Math.abs(seconds - getMachineTime() / 1000)).toBeLessThan(60);
      const { timestamp } = JSON.parse(webhook?.body ?? '') as { timestamp: string };
      expect(toCalendarDate(timestamp)).toBe(today());
    } finally {
      await receiver.stop();
    }
    const [{ id }, select] = [await served.fixtures.project(), { id: true, updatedAt: true }];
    const created = await served.reader.findOneOrFail(Project, { where: { id }, select });
    expect(toCalendarDate(created.updatedAt ?? '')).toBe(getRealDay());
  });

  test('a sale pays the investors and ends the project', async () => {
    const before = Number(await getBalance());
    const exit = await simulateExit('13000.00');
    expect(exit).toEqual({ price: '13000.00', exitDate: today(), shares: [{ share: '13000.00' }] });
    expect(Number(await getBalance())).toBe(before + 13_000);
    expect((await simulateExit('1.00')).code).toBe('CONFLICT');
    const period = addMonths(toPeriod(today()), 3);
    expect((await simulateRents({ projectId: project.id, period })).code).toBe('CONFLICT');
  });

  test('nothing else starts on its database', async () => {
    await expect(migrateEnvironment(served.gateway.database, false)).rejects.toThrow(/belongs to a sandbox/);
  });
});

test('a real installation has no sandbox, and its clock is that of the machine', async () => {
  const served = await createTestGateway('sqlite', { demoData: false });
  try {
    const admin = await served.signedInAdmin();
    expect(await admin.send('sandbox', {}, 'date')).toBeNull();
    const inputs = {
      moveSandboxClock: { date: addDays(today(), 1) },
      simulateDeposit: { userId: 1, amount: '1.00' },
      simulateRents: { projectId: 1, period: '2026-02' },
      simulateExit: { projectId: 1, price: '1.00' },
    };
    for (const [name, input] of Object.entries(inputs))
      expect([name, (await admin.send(name, { input })).code]).toEqual([name, 'NOT_FOUND']);
    expect(Math.abs(Date.now() - getMachineTime())).toBeLessThan(1000);
  } finally {
    await served.close();
  }
});
