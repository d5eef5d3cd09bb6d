import {
  addDays,
  addMonths,
  centsToText,
  countMonths,
  getFirstRentPeriod,
  getRentDueDate,
  parseCents,
  sumMoney,
  toPeriod,
  today,
} from '@cimiento/contracts';
import {
  createTestGateway,
  type DatabaseKind,
  findStatementFaults,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';

// Two hundred random histories on SQLite; the statements are the same on MariaDB, so that fewer are enough there.
const sizes: [DatabaseKind, { people: number; each: number }][] = [
  ['sqlite', { people: 20, each: 10 }],
  ['mariadb', { people: 5, each: 8 }],
];

const thisMonth = toPeriod(today());
const at = (months: number): string => addMonths(thisMonth, months);
const statuses = ['paid', 'paid', 'paid', 'pending', 'missed'] as const;

/** Random numbers that are the same in every run: a failure repeats. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Amounts = Record<'expected' | 'received', string>;
type RentRow = Amounts & { projectId: number; dueDate: string; status: string; daysLate: number };
type Held = { projectId: number; amount: number; investedOn: string };

const sumRows = (rows: readonly Amounts[], name: keyof Amounts): string => sumMoney(rows.map((row) => row[name]));

describe.each(sizes)('over random histories on %s', (kind, { people, each }) => {
  let served: TestGateway;
  let holders: TestClient[] = [];
  const held: Held[] = [];

  beforeAll(async () => {
    const random = createRandom(20_261_122);
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    const { fixtures, gateway } = served;
    const admin = await fixtures.user('jefa', { role: 'admin' });
    const request = { userId: admin.id, actor: { userId: admin.id, address: null, sessionHash: null }, key: undefined };
    const projects = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        fixtures.project({ name: `Casa ${index + 1}`, fundedDate: `${at(-50)}-01` }),
      ),
    );
    const rows: object[] = [];
    for (let person = 0; person < people; person += 1) {
      const owner = await fixtures.user(`persona${person}`);
      for (let index = 0; index < each; index += 1) {
        const project = projects[random(projects.length)];
        if (!project) throw new Error('no project');
        const investedOn = addDays(`${at(-1 - random(40))}-01`, random(28));
        const amount = 1 + random(40_000);
        const investment = await fixtures.investment(owner, project, {
          amount,
          annualReturn: 5 + random(80_000) / 10_000,
          investedOn,
        });
        held.push({ projectId: project.id, amount, investedOn });
        const months = countMonths(getFirstRentPeriod(investedOn), thisMonth);
        for (let month = 0; month <= months; month += 2 + random(6)) {
          const period = addMonths(getFirstRentPeriod(investedOn), month);
          rows.push({
            investmentId: investment.id,
            userId: owner.id,
            projectId: project.id,
            amount: centsToText(random(40_000)),
            period,
            // A paid payment of a day to come is in the ledger, and not received yet.
            paymentDate: [addDays(getRentDueDate(period), random(40) - 20), today()].toSorted()[0],
            status: statuses[random(statuses.length)],
          });
        }
      }
    }
    for (let start = 0; start < rows.length; start += 1000)
      await gateway.services.paymentsImport.importAll(rows.slice(start, start + 1000), request);
    // Some are corrected or deleted afterwards, which the ledger follows.
    for (let correction = 0; correction < 30; correction += 1) {
      const id = 1 + random(rows.length - 30);
      const status = statuses[random(statuses.length)];
      await gateway.services.paymentsAdmin.update(
        id,
        { ...rows[id - 1], amount: centsToText(random(40_000)), status },
        request.actor,
      );
    }
    for (let last = 0; last < 20; last += 1)
      await gateway.services.paymentsAdmin.delete(rows.length - last, request.actor);
    holders = await Promise.all(
      Array.from({ length: people }, (_none, person) => served.signedIn(`persona${person}`, fixturePassword)),
    );
  });

  afterAll(() => served.close());

  const readCalendar = async (holder: TestClient, from: string, to: string): Promise<RentRow[]> =>
    (await holder.request('GET', `/api/user/rent-calendar?from=${from}&to=${to}`)).body;

  test('what a person received is the same on dashboard, calendar, REST and ledger, to the cent', async () => {
    for (const holder of holders) {
      const { data } = await holder.graphql(
        '{ myInvestments { actualReturns } myPayments { paidTotal returnHistory { amount status } } }',
      );
      const { body: investments } = await holder.request('GET', '/api/user/investments');
      const { body: balance } = await holder.request('GET', '/api/user/balance');
      const { body: movements } = await holder.request('GET', '/api/user/movements');
      const received = data?.myPayments.paidTotal;
      const amounts = (rows: { amount: string }[]) => rows.map(({ amount }) => amount);
      const actual = (rows: { actualReturns: string }[]) => sumMoney(rows.map(({ actualReturns }) => actualReturns));
      expect({
        dashboard: actual(data?.myInvestments),
        payments: sumMoney(
          amounts(data?.myPayments.returnHistory.filter(({ status }: { status: string }) => status === 'paid')),
        ),
        rest: actual(investments),
        calendar: sumRows(await readCalendar(holder, at(-59), thisMonth), 'received'),
        ledger: balance.available,
        movements: movements[0]?.balanceAfter ?? '0.00',
      }).toEqual({
        dashboard: received,
        payments: received,
        rest: received,
        calendar: received,
        ledger: received,
        movements: received,
      });
    }
  });

  test('account statements of all years agree with the ledger and the records', async () => {
    const { reader } = served.gateway.database;
    for (const username of holders.keys()) {
      const owner = await reader.query<{ id: number }[]>('SELECT id FROM users WHERE username = ?', [
        `persona${username}`,
      ]);
      expect(await findStatementFaults(reader, owner[0]?.id ?? 0)).toEqual([]);
    }
  });

  test('the next twelve months sum exactly to the projected year of the dashboard', async () => {
    for (const holder of holders) {
      const { data } = await holder.graphql('{ myInvestments { projectedReturns } }');
      const projected = data?.myInvestments.map(
        ({ projectedReturns }: { projectedReturns: string }) => projectedReturns,
      );
      expect(sumRows(await readCalendar(holder, at(1), at(12)), 'expected')).toBe(sumMoney(projected));
    }
  });

  test('the track record has the yield of what all holders together received', async () => {
    const day = today();
    const all = (await Promise.all(holders.map((holder) => readCalendar(holder, at(-59), thisMonth)))).flat();
    const { body: record } = await served.client().request('GET', '/api/track-record');
    expect(record.totals).toMatchObject({
      projects: record.projects.length,
      invested: held.reduce((sum, { amount }) => sum + amount, 0),
    });
    for (const { projectId, realizedReturn } of record.projects) {
      const due = all.filter((row) => row.projectId === projectId && row.dueDate < day);
      const dollarMonths = held
        .filter((holding) => holding.projectId === projectId)
        .reduce((sum, { amount, investedOn }) => {
          const months = countMonths(getFirstRentPeriod(investedOn), thisMonth) + 1;
          const open = [0, 1, 2].filter((back) => getRentDueDate(at(-back)) >= day).length;
          return sum + amount * Math.max(0, months - open);
        }, 0);
      const expected =
        dollarMonths === 0 ? null : Number(((parseCents(sumRows(due, 'received')) * 12) / dollarMonths).toFixed(2));
      expect(realizedReturn).toBe(expected);
    }
  });
});
