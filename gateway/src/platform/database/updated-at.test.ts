import {
  databaseKinds,
  fixturePassword,
  serveGateway,
  toOrderInput,
  toPaymentInput,
  type TestClient,
} from '../../testing';
import { Investment, Order, Payment, Project } from '../../investing/records';
import { User } from '../../access/records';

const lists = { projects: Project, users: User, investments: Investment, payments: Payment, orders: Order } as const;
type List = keyof typeof lists;

describe.each(databaseKinds)('updatedSince on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: TestClient;
  let ids: Record<List, number>;
  let key = 0;

  const run = (name: string, variables: Record<string, unknown>, client = served.admin) =>
    client.send(name, variables, undefined, { 'idempotency-key': `clave-numero-${(key += 1)}` });
  const listIds = async (list: List, updatedSince: Date): Promise<number[]> =>
    (await served.admin.send(list, { updatedSince })).map(({ id }: { id: number }) => id);

  let aged = 0;
  /** Makes every record one of long ago, each time of another moment: setting the time that it has already counts as a change. */
  const age = () => {
    aged += 1;
    return served.gateway.database.transaction(async (manager) => {
      for (const entity of Object.values(lists))
        await manager
          .createQueryBuilder()
          .update(entity)
          .set({ updatedAt: new Date(longAgo + aged) })
          .execute();
    });
  };
  const longAgo = Date.parse('2020-01-01T00:00:00.000Z');

  const transact = (query: string, values: unknown[] = []) =>
    served.gateway.database.transaction((manager) => manager.query(query, values));

  beforeAll(async () => {
    const maria = await served.fixtures.user('maria');
    const project = await served.fixtures.project({ target: 300_000 });
    investor = await served.signedIn('maria');
    const investment = await served.fixtures.investment(maria, project, { amount: 3000 });
    const input = toPaymentInput(investment, { period: '2025-01', paymentDate: '2025-01-15', status: 'pending' });
    const order = toOrderInput(project.id, { fundedFrom: 'transfer' });
    const [made, placed] = [await run('createPayment', { input }), await run('placeOrder', { input: order }, investor)];
    ids = {
      projects: project.id,
      users: maria.id,
      investments: investment.id,
      payments: made.id,
      orders: placed.id,
    };
  });

  beforeEach(() => age());

  test('the instant itself is included, and the time before it is not', async () => {
    for (const list of Object.keys(lists) as List[]) {
      expect(await listIds(list, new Date(longAgo + aged))).toContain(ids[list]);
      expect(await listIds(list, new Date(longAgo + aged + 1))).toEqual([]);
    }
  });

  test('counts what it lists', async () => {
    const since = new Date();
    await transact('UPDATE payment SET amount = amount + 1');
    const updatedSince = new Date(since.getTime() - 1000);
    expect(await served.admin.send('paymentCount', { updatedSince })).toBe(1);
  });

  // Each is a way in which a release writes these tables.
  const changes: [string, List, () => Promise<unknown>][] = [
    [
      'an administrator who changes a user',
      'users',
      () =>
        run('updateUser', {
          id: ids.users,
          input: { email: `${Date.now()}@prueba.example`, fullName: 'María Otra', role: 'user' },
        }),
    ],
    [
      'a person who changes their password',
      'users',
      () => run('changePassword', { input: { currentPassword: fixturePassword, newPassword: 'secreto2' } }, investor),
    ],
    [
      'an administrator who changes an investment',
      'investments',
      () =>
        run('updateInvestment', {
          id: ids.investments,
          input: { userId: ids.users, projectId: ids.projects, amount: 4000 },
        }),
    ],
    [
      'statuses that change together',
      'payments',
      () => run('changePaymentStatuses', { ids: [ids.payments], from: 'pending', to: 'missed' }),
    ],
    ['a query that sets every row', 'payments', () => transact('UPDATE payment SET amount = amount + 1')],
    [
      'a query builder',
      'projects',
      () =>
        served.gateway.database.transaction((manager) =>
          manager
            .createQueryBuilder()
            .update(Project)
            .set({ funded: () => 'funded + 1' })
            .where({ id: ids.projects })
            .execute(),
        ),
    ],
    [
      'a counter',
      'projects',
      () =>
        served.gateway.database.transaction((manager) =>
          manager.increment(Project, { id: ids.projects }, 'totalInvestors', 1),
        ),
    ],
    ['an order that its owner cancels', 'orders', () => run('cancelOrder', { id: ids.orders }, investor)],
  ];

  test.each(changes)('%s shows in the list', async (_, list, change) => {
    const before = Date.now();
    await change();
    // The database's clock and ours may differ by a little.
    expect(await listIds(list, new Date(before - 1000))).toContain(ids[list]);
    expect(await listIds(list, new Date(Date.now() + 60_000))).toEqual([]);
  });

  test('new records show in the list, those of a monthly payment too', async () => {
    const input = {
      projectId: ids.projects,
      period: '2025-03',
      amount: '50.00',
      paymentDate: '2025-03-15',
      status: 'pending',
    };
    const since = new Date(Date.now() - 1000);
    await run('postPaymentRun', { input });
    const posted = await listIds('payments', since);
    expect(posted).not.toContain(ids.payments);
    expect(posted.length).toBeGreaterThan(0);
  });

  test.each(['2026-02-30T00:00:00Z', '2026-01-31', '2026-01-31T14:00:00', 'ayer'])(
    'rejects %s',
    async (updatedSince) => {
      expect(await served.admin.send('users', { updatedSince })).toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );
});
