import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { Investment, Order, Project } from '../records';
import {
  createTestDatabase,
  databaseKinds,
  Fixtures,
  fixturePassword,
  type GatewayProcess,
  startGatewayProcess,
  stopGatewayProcess,
  type TestClient,
  type TestDatabase,
  toOrderInput,
} from '../../testing';

const toOrder = (projectId: number) => {
  const idempotencyKey = randomUUID();
  return { ...toOrderInput(projectId, { idempotencyKey }), idempotencyKey };
};

type Sent = ReturnType<typeof toOrder>;

const sum = (investments: readonly Investment[]): number =>
  investments.reduce((total, { amount }) => total + amount, 0);

test('two processes accept exactly 50 of 200 concurrent orders on a project with room for 50', async () => {
  const place = await createTestDatabase('mariadb');
  const gateways = await Promise.all([startGatewayProcess(place), startGatewayProcess(place)]);
  const database = await openDatabase(place.config);
  try {
    const fixtures = new Fixtures(database);
    await fixtures.deposit(await fixtures.user('una'), 200_000);
    await fixtures.deposit(await fixtures.user('otra'), 200_000);
    await Promise.all([
      gateways[0].client.signIn('una', fixturePassword),
      gateways[1].client.signIn('otra', fixturePassword),
    ]);
    const { id } = await fixtures.project({ funded: 250_000 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_none, index) =>
        gateways[index % 2 === 0 ? 0 : 1].client.send('placeOrder', { input: toOrder(id) }),
      ),
    );
    const refusals = answers.filter(({ code }) => code);
    expect(new Set(refusals.map(({ message }) => message))).toEqual(
      new Set(['Este proyecto ya no recibe inversiones: no queda ninguna fracción.']),
    );
    expect(refusals).toHaveLength(150);
    const holdings = await database.reader.findBy(Investment, { projectId: id });
    expect([holdings.length, sum(holdings)]).toEqual([50, 50_000]);
    expect(await database.reader.findOneByOrFail(Project, { id })).toMatchObject({
      funded: 300_000,
      status: 'funded',
      totalInvestors: new Set(holdings.map(({ userId }) => userId)).size,
    });
  } finally {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
  }
}, 60_000);

describe.each(databaseKinds)('a gateway on %s that is killed while it processes orders', (kind) => {
  let place: TestDatabase;
  let gateway: GatewayProcess;
  let database: Database;

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    gateway = await startGatewayProcess(place);
    database = await openDatabase(place.config);
    const fixtures = new Fixtures(database);
    await fixtures.deposit(await fixtures.user('inversora'), 2_000_000);
    await gateway.client.signIn('inversora', fixturePassword);
  }, 60_000);

  afterAll(async () => {
    await stopGatewayProcess(gateway);
    await database.close();
    await place.drop();
  });

  const number = async (client: TestClient, input: Sent): Promise<string> =>
    (await client.send('placeOrder', { input }, 'number')).number;

  /** Sends orders one after the other until the connection is lost. */
  async function stream(
    client: TestClient,
    projectId: number,
    sent: Sent[],
    confirmed: Map<string, string>,
  ): Promise<void> {
    for (;;) {
      const order = toOrder(projectId);
      sent.push(order);
      const receipt = await number(client, order).catch(() => null);
      if (receipt === null) return;
      confirmed.set(order.idempotencyKey, receipt);
    }
  }

  test('every confirmed order is stored, none in part, and lost ones are accepted by their keys', async () => {
    const { id } = await new Fixtures(database).project({ target: 2_000_000_000 });
    const [sent, confirmed] = [[] as Sent[], new Map<string, string>()];
    const streams = Array.from({ length: 8 }, () => stream(gateway.client, id, sent, confirmed));
    while (confirmed.size < 40) await wait(5);
    await stopGatewayProcess(gateway, 'SIGKILL');
    await Promise.all(streams);
    gateway = await startGatewayProcess(place);
    await gateway.client.signIn('inversora', fixturePassword);

    const agreed = async (): Promise<number> => {
      const [investments, orders] = [
        await database.reader.findBy(Investment, { projectId: id }),
        await database.reader.findBy(Order, { projectId: id }),
      ];
      expect(orders.map(({ investmentId }) => investmentId).sort()).toEqual(
        investments.map((investment) => investment.id).sort(),
      );
      expect(await database.reader.findOneByOrFail(Project, { id })).toMatchObject({
        funded: sum(investments),
        totalInvestors: 1,
      });
      return orders.length;
    };
    expect(await agreed()).toBeGreaterThanOrEqual(confirmed.size);
    for (const order of sent) {
      const receipt = await number(gateway.client, order);
      expect(receipt).toBe(confirmed.get(order.idempotencyKey) ?? receipt);
    }
    expect(await agreed()).toBe(sent.length);
  }, 60_000);
});
