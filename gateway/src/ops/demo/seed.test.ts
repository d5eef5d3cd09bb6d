import 'reflect-metadata';
import { addMonths, getRentDueDate, parseCents, sumMoney, today, toPeriod } from '@cimiento/contracts';
import { createTestDatabase, createTestGateway, databaseKinds, serveGateway, type TestGateway } from '../../testing';
import { loadConfig } from '../../platform/config/config';
import { createGateway } from '../../gateway';
import { ExitShare, Investment, Order, Payment, Project, Round, RoundInterest } from '../../investing/records';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { everything as anyReader } from '../../platform/request';
import { User } from '../../access/records';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { getTestFilesDir } from '../../testing/test-databases';
import { demoUsers } from './data';
import { seedDemo } from './seed';

const everything = `{
  projects { id name status funded target fundedDate exitDate currentValuation }
  posts { id slug title content }
}`;
const own =
  '{ myInvestments { id amount actualReturns projectedReturns } myReturns { total paidTotal returnHistory { id period status } } }';

describe.each(databaseKinds)('the demonstration data on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true });

  test('two accounts can sign in, each with its role', async () => {
    const role = async (username: string, password: string) =>
      (await (await served.signedIn(username, password)).graphql('{ currentUser { role } }')).data?.currentUser.role;
    expect(await role('admin', 'admin123')).toBe('admin');
    expect(await role('maria', 'maria123')).toBe('user');
  });

  test('a code has many uses', async () => {
    const { data } = await served.client().graphql('mutation { validateInvitation(code: "BETA2026") { valid } }');
    expect(data).toEqual({ validateInvitation: { valid: true } });
  });

  test('the books balance, and leave maria enough to invest $2,000', async () => {
    expect(await verifyLedger(served.reader)).toEqual([]);
    const balance = async (username: string) =>
      (await (await served.signedIn(username, `${username}123`)).graphql('{ myBalance { available held upcoming } }'))
        .data?.myBalance;
    expect(Number((await balance('maria')).available)).toBeGreaterThanOrEqual(2000);
    expect(await balance('admin')).toEqual({ available: '0.00', held: '0.00', upcoming: '0.00' });
  });

  test('every bank has the money that the books say, and none is without a bank', async () => {
    const { bankLines, ledgerBooks } = served.gateway.services;
    const { accounts } = await ledgerBooks.getTrialBalance(anyReader);
    const banks = accounts
      .filter(({ kind }) => kind === 'bank')
      .map(({ code, debit, credit }) => [code, debit, credit]);
    const [collecting] = await bankLines.compareWithLedger();
    expect(banks).toEqual([
      ['bank:0', '0.00', '0.00'],
      ['bank:1', collecting?.ledgerBalance, '0.00'],
    ]);
    // The liabilities that the account covers: all but the houses that capital bought.
    const property = accounts.filter(({ kind }) => kind === 'property');
    expect(property.every(({ credit }) => credit === '0.00')).toBe(true);
    const held = sumMoney(accounts.filter(({ kind }) => kind !== 'bank').map(({ credit }) => credit));
    const spent = sumMoney(accounts.filter(({ kind }) => kind !== 'bank').map(({ debit }) => debit));
    expect(parseCents(collecting?.ledgerBalance ?? '0.00')).toBe(parseCents(held) - parseCents(spent));
  });

  test('maria has a paid withdrawal and an open reservation, and others hold an exit', async () => {
    const { reader } = served;
    expect(await reader.findBy(Withdrawal, { userId: 2 })).toMatchObject([{ status: 'paid', amount: '800.00' }]);
    expect(await reader.findBy(Order, { userId: 2 })).toMatchObject([{ status: 'reserved', amount: 2000 }]);
    const shares = await reader.find(ExitShare);
    expect(shares.slice(0, 3).map(({ share }) => share)).toEqual(['10121.67', '5060.83', '15182.50']);
    expect(sumMoney(shares.map(({ share }) => share))).toBe('121460.00');
    expect(shares.some(({ userId }) => userId === 2)).toBe(false);
  });

  test('the investments of a project sum to what it raised, by as many investors as it counts', async () => {
    const { reader } = served;
    for (const { id: projectId, name, funded, reserved, totalInvestors } of await reader.find(Project)) {
      const holdings = await reader.findBy(Investment, { projectId });
      const orders = await reader.findBy(Order, { projectId, status: 'reserved' });
      const kept = await reader.findBy(Order, { projectId, status: 'paid', investmentId: 0 as never });
      const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
      const holders = new Set(holdings.map(({ userId }) => userId)).size;
      expect({ name, funded: sum([...holdings, ...kept]), reserved: sum(orders), totalInvestors: holders }).toEqual({
        name,
        funded,
        reserved,
        totalInvestors,
      });
    }
  });

  test('three projects have a round: one is open, one paid everybody back, one gathers interests', async () => {
    const rounds = await served.reader.find(Round, { order: { id: 'ASC' } });
    expect(rounds.map(({ state, mode }) => [state, mode])).toEqual([
      ['open', 'first_come'],
      ['failed', 'first_come'],
      ['open', 'prefunding'],
    ]);
    const [, failed] = rounds;
    const orders = await served.reader.findBy(Order, { roundId: failed?.id ?? 0 });
    expect(orders.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(await served.reader.countBy(RoundInterest, { state: 'open' })).toBe(4);
  });

  test('says of the next rent of maria what her pending payments sum to', async () => {
    const maria = await served.signedIn('maria', 'maria123');
    const month = toPeriod(today());
    const { data } = await maria.graphql(
      'query ($from: String!, $to: String!) { myBalance { upcoming } rentCalendar(from: $from, to: $to) { announced } }',
      { from: addMonths(month, -1), to: addMonths(month, 1) },
    );
    const announced = (data?.rentCalendar ?? []).map((row: { announced: string }) => row.announced);
    expect(sumMoney(announced)).toBe(data?.myBalance.upcoming);
    expect(data?.myBalance.upcoming).toBe('270.40');
  });

  test('starts without late rents; one month of one project was not paid', async () => {
    const { total } = await served.gateway.services.rentCalendar.countUnpaid();
    expect(total).toBe(1);
  });

  test('tells something of one project, whose documents can be read', async () => {
    const maria = await served.signedIn('maria', 'maria123');
    const { data } = await maria.graphql(
      '{ projectUpdates(projectId: 6) { kind newDate } projectDocuments(projectId: 6) { visibility current { sha256 size } } }',
    );
    expect(data?.projectUpdates.map(({ kind }: { kind: string }) => kind)).toEqual(['valoracion', 'retraso', 'obra']);
    expect(data?.projectDocuments).toHaveLength(2);
    for (const { current } of data?.projectDocuments ?? [])
      expect(await served.gateway.services.files.has(current)).toBe(true);
  });

  test('an investor has the reference that the example of a statement names', async () => {
    const lines = [
      {
        bookedOn: '2026-01-15',
        amount: '2000.00',
        description: 'TRANSFERENCIA RECIBIDA RF62 CIM0 0000 2',
        reference: '1',
      },
      { bookedOn: '2026-01-16', amount: '350.50', description: 'DEPOSITO EN EFECTIVO TORRES MARIA', reference: '2' },
      { bookedOn: '2026-01-16', amount: '-2.50', description: 'COMISION POR SERVICIO', reference: '3' },
    ];
    const input = { bankAccountId: 1, openingBalance: '0.00', closingBalance: '2348.00', lines };
    const { plan } = await served.gateway.services.statementPosting.preview(input);
    expect(plan.lines.map(({ userId }) => userId)).toEqual([2, null, null]);
  });

  test('the data are the same on every fresh database', async () => {
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

  test('loading the data again changes nothing', async () => {
    await expect(seedDemo(served.gateway.database)).resolves.toBeUndefined();
    expect((await served.client().graphql('{ projects { id } }')).data?.projects.length).toBeGreaterThan(0);
  });
});

test.each([
  ['2024-03-15', '2024-02'],
  ['2024-03-31', '2024-03'],
])('the books balance when the first start is on %s, and a pending month %s', async (day, period) => {
  const served = await createTestGateway('sqlite', { demoData: false });
  try {
    await seedDemo(served.gateway.database, { day });
    const { reader } = served;
    expect(await verifyLedger(reader)).toEqual([]);
    const [newest] = await reader.find(Payment, { order: { period: 'DESC' }, take: 1 });
    expect(newest).toMatchObject({ period, paymentDate: getRentDueDate(period), status: 'pending' });
  } finally {
    await served.close();
  }
});

test('gateways that start concurrently on an empty database load it once', async () => {
  const place = await createTestDatabase('mariadb');
  const filesDir = getTestFilesDir(place.config);
  const config = { ...loadConfig({ NODE_ENV: 'test' }), filesDir, database: place.config };
  const gateways = await Promise.all([createGateway(config), createGateway(config), createGateway(config)]);
  try {
    for (const { database } of gateways) expect(await database.reader.count(User)).toBe(demoUsers.length);
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await place.drop();
  }
});
