import { centsToText, getDepositReference, today } from '@cimiento/contracts';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { CollectingAccount } from '../collecting-accounts/collecting-account.entity';
import { Order, Payment, type Project } from '../../investing/records';
import { AuditEntry, type User } from '../../access/records';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import {
  createTestDatabase,
  databaseKinds,
  Fixtures,
  exampleBankAccount,
  fixturePassword,
  type GatewayProcess,
  startGatewayProcess,
  stopGatewayProcess,
  TestClient,
  type TestDatabase,
  toOrderInput,
  toPaymentInput,
} from '../../testing';
import { findMoneyFaults } from '../../testing/money-faults';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { verifyLedger } from '../evidence/verify-ledger';

// MONEY_CRASHES=50 kills the gateway that often, on each database.
const crashes = Number(process.env['MONEY_CRASHES'] ?? 1);

const orderFields = 'id userId projectId investmentId amount reference';
const toOrder = (projectId: number, fundedFrom = 'balance') =>
  toOrderInput(projectId, { fundedFrom, idempotencyKey: randomUUID() });

describe('two gateway processes on one MariaDB', () => {
  let place: TestDatabase;
  let gateways: [GatewayProcess, GatewayProcess];
  let database: Database;
  let owner: User;

  beforeAll(async () => {
    place = await createTestDatabase('mariadb');
    gateways = await Promise.all([startGatewayProcess(place), startGatewayProcess(place)]);
    database = await openDatabase(place.config);
    const fixtures = new Fixtures(database);
    owner = await fixtures.user('una');
    await fixtures.deposit(owner, 1000);
    for (const { client } of gateways) await client.signIn('una', fixturePassword);
    await gateways[0].client.send('saveBankAccount', { input: exampleBankAccount });
  }, 60_000);

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
  });

  /** Sends the operation 200 times at once, to both in turn, and counts the answers by code. */
  async function crowd(name: string, createInput: () => object): Promise<Record<string, number>> {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_none, index) =>
        gateways[index % 2 === 0 ? 0 : 1].client.send(name, { input: createInput() }),
      ),
    );
    const counts: Record<string, number> = {};
    for (const { code = 'done' } of answers) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  }

  test('accept one of 200 withdrawals of the whole balance, and then one of 200 orders for it', async () => {
    const expected = { done: 1, INSUFFICIENT_BALANCE: 199 };
    expect(await crowd('requestWithdrawal', () => ({ amount: '1000.00' }))).toEqual(expected);
    const { id } = await database.reader.findOneByOrFail(Withdrawal, { userId: owner.id });
    await gateways[0].client.send('cancelWithdrawal', { id });
    const project = await new Fixtures(database).project();
    expect(await crowd('placeOrder', () => toOrder(project.id))).toEqual(expected);
    const scope = { userIds: [owner.id], projectIds: [project.id], deposited: 100_000 };
    expect(await findMoneyFaults(database.reader, scope)).toEqual([]);
    expect(await verifyLedger(database.reader)).toEqual([]);
  }, 120_000);
});

type Withdrawn = { id: number; amount: string; reference: string };

/** The changes acknowledged before a crash. */
class Acknowledged {
  readonly orders: {
    id: number;
    projectId: number;
    userId: number;
    investmentId: number | null;
    reference: string | null;
  }[] = [];
  readonly withdrawals: Withdrawn[] = [];
  readonly payments: { id: number; input: object }[] = [];
  readonly statements: { id: number }[] = [];

  get count(): number {
    return this.orders.length + this.withdrawals.length + this.payments.length + this.statements.length;
  }
}

const pick = <T>(items: readonly T[]): T | undefined => items[randomInt(Math.max(1, items.length))];

type Stage = { projects: readonly Project[]; investors: readonly User[]; bankAccountId: number; done: Acknowledged };

/** The response of an operation; null if it was refused. @throws when the connection is lost. */
async function ask<T>(client: TestClient, name: string, variables: object, selection = 'id'): Promise<T | null> {
  const answer = await client.send(name, { ...variables }, selection);
  return answer.code ? null : answer;
}

async function investorStep(client: TestClient, { projects, done }: Stage): Promise<void> {
  const dice = randomInt(6);
  if (dice < 3) {
    const input = toOrder(pick(projects)?.id ?? 0, dice === 0 ? 'transfer' : 'balance');
    const order = await ask<Acknowledged['orders'][number]>(client, 'placeOrder', { input }, orderFields);
    if (order) done.orders.push(order);
  } else if (dice === 3) {
    const input = { amount: centsToText(100 + randomInt(9999)) };
    const withdrawal = await ask<Withdrawn>(client, 'requestWithdrawal', { input }, 'id amount reference');
    if (withdrawal) done.withdrawals.push(withdrawal);
  } else if (dice === 4) await ask(client, 'cancelOrder', { id: pick(done.orders)?.id ?? 0 });
  else await ask(client, 'cancelWithdrawal', { id: pick(done.withdrawals)?.id ?? 0 });
}

async function postStatement(client: TestClient, { investors, bankAccountId, done }: Stage): Promise<void> {
  const [order, withdrawal, investor] = [pick(done.orders), pick(done.withdrawals), pick(investors)];
  const lines = [
    { cents: 1000 + randomInt(999_999), reference: getDepositReference(investor?.id ?? 0) },
    ...(order?.reference ? [{ cents: 100_000, reference: order.reference }] : []),
    ...(withdrawal ? [{ cents: -Math.round(Number(withdrawal.amount) * 100), reference: withdrawal.reference }] : []),
    { cents: 777 + randomInt(999_999), reference: null },
  ];
  const input = {
    bankAccountId,
    openingBalance: '0.00',
    gapReason: 'Dos procesos registran a la vez',
    closingBalance: centsToText(lines.reduce((sum, { cents }) => sum + cents, 0)),
    lines: lines.map(({ cents, reference }) => ({
      bookedOn: today(),
      amount: centsToText(cents),
      reference,
      description: randomUUID(),
    })),
  };
  const statement = await ask<{ id: number }>(client, 'postBankStatement', { input });
  if (statement) done.statements.push(statement);
}

async function adminStep(client: TestClient, stage: Stage): Promise<void> {
  const { done } = stage;
  const dice = randomInt(5);
  if (dice === 0) return postStatement(client, stage);
  const id = pick(done.withdrawals)?.id ?? 0;
  if (dice === 1) await ask(client, 'approveWithdrawal', { id });
  else if (dice === 2) {
    const input = { paidOn: '2026-02-03', bankReference: 'TRF-1' };
    await ask(client, 'payWithdrawal', { id, input });
  } else if (dice === 3) {
    const order = pick(done.orders.filter(({ investmentId }) => investmentId !== null));
    const { investmentId, userId = 0, projectId = 0 } = order ?? {};
    const input = toPaymentInput({ id: investmentId ?? 0, userId, projectId });
    const payment = order && (await ask<{ id: number }>(client, 'createPayment', { input }));
    if (payment) done.payments.push({ ...payment, input });
  } else {
    const payment = pick(done.payments);
    if (payment) await ask(client, 'updatePayment', { ...payment, input: { ...payment.input, status: 'pending' } });
  }
}

describe.each(databaseKinds)('a gateway on %s that is killed while money moves', (kind) => {
  let place: TestDatabase;
  let gateway: GatewayProcess;
  let database: Database;
  let stage: Stage;
  const investorNames = ['una', 'otra', 'tercera'];

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    gateway = await startGatewayProcess(place);
    database = await openDatabase(place.config);
    const fixtures = new Fixtures(database);
    await fixtures.user('jefa', { role: 'admin' });
    const investors: User[] = [];
    for (const name of investorNames) {
      const investor = await fixtures.user(name);
      await fixtures.deposit(investor, 50_000);
      investors.push(investor);
    }
    const projects = [await fixtures.project({ target: 20_000 }), await fixtures.project({ target: 2_000_000_000 })];
    const bankAccountId = await database.transaction(async (manager) => {
      const row = manager.create(CollectingAccount, { ...exampleBankAccount, accountType: 'checking' as const });
      await manager.insert(CollectingAccount, row);
      return row.id;
    });
    stage = { projects, investors, bankAccountId, done: new Acknowledged() };
    for (const client of await signInAll(investorNames))
      await client.send('saveBankAccount', { input: exampleBankAccount });
  }, 60_000);

  afterAll(async () => {
    await stopGatewayProcess(gateway);
    await database.close();
    await place.drop();
  });

  const signInAll = (names: readonly string[]): Promise<TestClient[]> =>
    Promise.all(
      names.map(async (name) => {
        const client = new TestClient(gateway.client.url);
        await client.signIn(name, fixturePassword);
        return client;
      }),
    );

  /** Repeats a step until the connection is lost. */
  async function repeat(step: () => Promise<void>): Promise<void> {
    for (;;) {
      const isAnswered = await step().then(
        () => true,
        () => false,
      );
      if (!isAnswered) return;
    }
  }

  async function crash(): Promise<void> {
    const clients = await signInAll([...investorNames, ...investorNames]);
    const admins = await signInAll(['jefa', 'jefa']);
    const before = stage.done.count;
    const streams = [
      ...clients.map((client) => repeat(() => investorStep(client, stage))),
      ...admins.map((client) => repeat(() => adminStep(client, stage))),
    ];
    while (stage.done.count < before + 30) await wait(5);
    await wait(randomInt(300));
    await stopGatewayProcess(gateway, 'SIGKILL');
    await Promise.all(streams);
    gateway = await startGatewayProcess(place);
  }

  test('a killed gateway keeps all that it confirmed, no part of anything else, and right books', async () => {
    const { done, investors, projects } = stage;
    const { reader } = database;
    const scope = {
      userIds: investors.map(({ id }) => id),
      projectIds: projects.map(({ id }) => id),
      deposited: 5_000_000,
    };
    for (let round = 0; round < crashes; round += 1) {
      await crash();
      expect(await verifyLedger(reader)).toEqual([]);
      expect(await findMoneyFaults(reader, scope)).toEqual([]);
      for (const [entity, records] of [
        [Order, done.orders],
        [Withdrawal, done.withdrawals],
        [Payment, done.payments],
        [BankStatement, done.statements],
      ] as const) {
        const stored = new Set((await reader.find<{ id: number }>(entity)).map(({ id }) => id));
        // Cancelling an order deletes what its investment received, and says so.
        const deleted = await reader.findBy(AuditEntry, { entity: 'payment', action: 'delete' });
        if (entity === Payment) for (const { recordId } of deleted) stored.add(recordId);
        expect(records.filter(({ id }) => !stored.has(id))).toEqual([]);
      }
    }
  }, 3_600_000);
});
