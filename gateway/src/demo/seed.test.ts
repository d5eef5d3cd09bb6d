import 'reflect-metadata';
import { createTestDatabase, createTestGateway, databaseKinds, type TestGateway } from '../testing';
import { loadConfig } from '../config/config';
import { createGateway } from '../gateway';
import { ExitShare } from '../exits/exit-share.entity';
import { Order } from '../orders/order.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { User } from '../users/user.entity';
import { verifyLedger } from '../ledger/verify-ledger';
import { demoUsers } from './data';
import { seedDemo } from './seed';

const everything = `{
  projects { id name status funded target fundedDate exitDate currentValuation }
  posts { id slug title content }
}`;
const own =
  '{ myInvestments { id amount actualReturns projectedReturns } myReturns { total paidTotal returnHistory { id period status } } }';

describe.each(databaseKinds)('the demonstration data on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind);
  });

  afterAll(() => served.close());

  test('has two accounts that can sign in, each with its role', async () => {
    const role = async (username: string, password: string) =>
      (await (await served.signedIn(username, password)).graphql('{ currentUser { role } }')).data?.currentUser.role;
    expect(await role('admin', 'admin123')).toBe('admin');
    expect(await role('maria', 'maria123')).toBe('user');
  });

  test('has a code with many uses', async () => {
    const { data } = await served.client().graphql('mutation { validateInvitation(code: "BETA2026") { valid } }');
    expect(data).toEqual({ validateInvitation: { valid: true } });
  });

  test('has books that balance, and leaves maria enough to invest $2,000', async () => {
    expect(await verifyLedger(served.gateway.database.reader)).toEqual([]);
    const balance = async (username: string) =>
      (await (await served.signedIn(username, `${username}123`)).graphql('{ myBalance { available held upcoming } }'))
        .data?.myBalance;
    expect(Number((await balance('maria')).available)).toBeGreaterThanOrEqual(2000);
    expect(await balance('admin')).toEqual({ available: '0.00', held: '0.00', upcoming: '0.00' });
  });

  test('has a paid withdrawal and an open reservation of maria, and an exit that others hold', async () => {
    const { reader } = served.gateway.database;
    expect(await reader.findBy(Withdrawal, { userId: 2 })).toMatchObject([{ status: 'paid', amount: '800.00' }]);
    expect(await reader.findBy(Order, { userId: 2 })).toMatchObject([{ status: 'reserved', amount: 2000 }]);
    const shares = await reader.find(ExitShare);
    expect(shares.map(({ share }) => share)).toEqual(['10176.67', '5088.33', '15265.00']);
    expect(shares.some(({ userId }) => userId === 2)).toBe(false);
  });

  test('is the same on every fresh database', async () => {
    const other = await createTestGateway(kind);
    try {
      const seen = async (gateway: TestGateway) => [
        await gateway.client().graphql(everything),
        await (await gateway.signedIn('maria', 'maria123')).graphql(own),
      ];
      expect(await seen(other)).toEqual(await seen(served));
    } finally {
      await other.close();
    }
  });

  test('is not changed by loading it again', async () => {
    await expect(seedDemo(served.gateway.database)).resolves.toBeUndefined();
    expect((await served.client().graphql('{ projects { id } }')).data?.projects.length).toBeGreaterThan(0);
  });
});

test('gateways that start concurrently on an empty database load it once', async () => {
  const place = await createTestDatabase('mariadb');
  const config = { ...loadConfig({ NODE_ENV: 'test' }), database: place.config };
  const gateways = await Promise.all([createGateway(config), createGateway(config), createGateway(config)]);
  try {
    for (const { database } of gateways) expect(await database.reader.count(User)).toBe(demoUsers.length);
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await place.drop();
  }
});
