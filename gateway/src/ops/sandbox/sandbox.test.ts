import { addDays, addMonths, toCalendarDate, toPeriod, today } from '@cimiento/contracts';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { getMachineTime } from '../../platform/machine-time';
import { Order } from '../../investing/records/order.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { Project } from '../../investing/records/project.entity';
import {
  createTestGateway,
  databaseKinds,
  serveGateway,
  type TestClient,
  webhookOperations,
  WebhookReceiver,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import { migrateEnvironment } from './sandbox-marker';

const operations = {
  read: '{ sandbox { now date maxDate } }',
  move: 'mutation ($input: SandboxClockInput!) { moveSandboxClock(input: $input) { now date maxDate } }',
  deposit: `mutation ($input: SimulatedDepositInput!) {
    simulateDeposit(input: $input) { amount status userId bookedOn reference } }`,
  rents: 'mutation ($input: SimulatedRentsInput!) { simulateRents(input: $input) { amount period payments status } }',
  exit: 'mutation ($input: SimulatedExitInput!) { simulateExit(input: $input) { price exitDate shares { share } } }',
  own: '{ myBalance { available } }',
  reconciliation: '{ bankReconciliations { difference suspense } }',
  trail: '{ auditEntries(entity: setting) { items { after } } }',
};

const getCode = (answer: Awaited<ReturnType<TestClient['graphql']>>): unknown =>
  answer.errors?.[0]?.extensions?.['code'];
const getRealDay = (): string => toCalendarDate(new Date(getMachineTime()));

describe.each(databaseKinds)('a sandbox on %s', (kind) => {
  const served = serveGateway(kind, { config: { sandbox: true, approvals: 'off', webhooks: { privateHosts: 'all' } } });
  let investor: TestClient;
  let owner: User;
  let project: Project;

  beforeAll(async () => {
    owner = await served.fixtures.user('ana');
    investor = await served.signedIn('ana');
    await served.gateway.services.collectingAccounts.create({
      bank: 'Banco del Austro',
      accountType: 'checking',
      accountNumber: '0100204587',
      holderName: 'Fideicomiso',
      holderIdNumber: '1793201547001',
    });
    project = await served.fixtures.project();
    await served.fixtures.investment(owner, project, { amount: 12_000, annualReturn: 10, investedOn: '2026-01-15' });
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const run = async (operation: string, input?: object): Promise<Record<string, unknown>> => {
    const { data, errors } = await served.admin.graphql(operation, input && { input });
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Record<string, unknown>;
  };
  const fail = async (operation: string, input: object): Promise<unknown> =>
    getCode(await served.admin.graphql(operation, { input }));
  const getBalance = async (): Promise<unknown> => (await investor.graphql(operations.own)).data?.myBalance.available;

  test('deposits reach the balance of an investor, equal ones too, and bank and ledger agree', async () => {
    const deposit = { userId: owner.id, amount: '1000.50' };
    const line = { amount: '1000.50', status: 'MATCHED', userId: owner.id, bookedOn: today() };
    expect(await run(operations.deposit, deposit)).toMatchObject({
      ...line,
      status: expect.stringMatching(/matched/i),
    });
    await run(operations.deposit, deposit);
    expect(await getBalance()).toBe('2001.00');
    const [account] = (await run(operations.reconciliation)) as unknown as object[];
    expect(account).toEqual({ difference: '0.00', suspense: 0 });
    expect(await fail(operations.deposit, { userId: 999_999, amount: '1.00' })).toBe('NOT_FOUND');
    expect(await fail(operations.deposit, { userId: owner.id, amount: '0.00' })).toBe('VALIDATION_FAILED');
  });

  test('a month of rents pays what is expected, once', async () => {
    const before = Number(await getBalance());
    const month = { projectId: project.id, period: '2026-02' };
    expect(await run(operations.rents, month)).toMatchObject({ amount: '100.00', period: '2026-02', payments: 1 });
    expect(Number(await getBalance())).toBe(before + 100);
    expect(await fail(operations.rents, month)).toBe('CONFLICT');
    expect(await fail(operations.rents, { ...month, period: '2026-01' })).toBe('CONFLICT');
    expect(await fail(operations.rents, { ...month, projectId: 999_999 })).toBe('NOT_FOUND');
    const [account] = (await run(operations.reconciliation)) as unknown as object[];
    expect(account).toEqual({ difference: '0.00', suspense: 0 });
  });

  test('people and programs are told as in real life', async () => {
    const { data } = await investor.graphql('{ myNotifications { kind } }');
    const kinds = (data?.myNotifications as { kind: string }[]).map((notification) => notification.kind.toLowerCase());
    expect(kinds).toEqual(expect.arrayContaining(['deposit_credited', 'payment_received']));
    const messages = await served.reader.findBy(OutboxMessage, { userId: owner.id });
    expect(messages.map(({ topic }) => topic)).toContain('email');
  });

  test('moving the clock lets reservations expire, keeps everybody signed in, and is logged', async () => {
    const sold = await served.fixtures.project({ name: 'Casa por reservar' });
    const { errors } = await investor.graphql('mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }', {
      input: { projectId: sold.id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true },
    });
    expect(errors).toBeUndefined();
    const date = addDays(getRealDay(), 60);
    const moved = await run(operations.move, { date });
    expect(moved).toMatchObject({ date, maxDate: addDays(getRealDay(), 5 * 365) });
    expect([today(), String(moved['now']).slice(0, 7)]).toEqual([date, toPeriod(new Date().toISOString())]);
    expect(await run(operations.read)).toMatchObject({ date });
    expect(await getBalance()).toEqual(expect.any(String));
    await served.gateway.outbox.deliverDue();
    const [order] = await served.reader.findBy(Order, { projectId: sold.id });
    expect(order?.status).toBe('expired');
    const { data } = await served.admin.graphql(operations.trail);
    expect(JSON.stringify(data)).toContain(`\\"sandboxDate\\":\\"${date}\\"`);
  });

  test.each([0, 60, 5 * 365 + 1])('the clock never moves to day %i from today', async (days) => {
    expect(await fail(operations.move, { date: addDays(getRealDay(), days) })).toBe('VALIDATION_FAILED');
  });

  test('what others compare with their own clock has the real time', async () => {
    const receiver = await WebhookReceiver.start();
    try {
      await run(webhookOperations.create, { url: receiver.url, events: ['deposit.credited'] });
      await run(operations.deposit, { userId: owner.id, amount: '1.00' });
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
    const exit = await run(operations.exit, { projectId: project.id, price: '13000.00' });
    expect(exit).toEqual({ price: '13000.00', exitDate: today(), shares: [{ share: '13000.00' }] });
    expect(Number(await getBalance())).toBe(before + 13_000);
    expect(await fail(operations.exit, { projectId: project.id, price: '1.00' })).toBe('CONFLICT');
    expect(await fail(operations.rents, { projectId: project.id, period: addMonths(toPeriod(today()), 3) })).toBe(
      'CONFLICT',
    );
  });

  test('nothing else starts on its database', async () => {
    await expect(migrateEnvironment(served.gateway.database, false)).rejects.toThrow(/belongs to a sandbox/);
  });
});

test('a real installation has no sandbox, and its clock is that of the machine', async () => {
  const served = await createTestGateway('sqlite', { demoData: false });
  try {
    const admin = await served.signedInAdmin();
    expect((await admin.graphql(operations.read)).data).toEqual({ sandbox: null });
    const inputs = {
      move: { date: addDays(today(), 1) },
      deposit: { userId: 1, amount: '1.00' },
      rents: { projectId: 1, period: '2026-02' },
      exit: { projectId: 1, price: '1.00' },
    };
    for (const [name, input] of Object.entries(inputs))
      expect(getCode(await admin.graphql(operations[name as keyof typeof inputs], { input }))).toBe('NOT_FOUND');
    expect(Math.abs(Date.now() - getMachineTime())).toBeLessThan(1000);
  } finally {
    await served.close();
  }
});
