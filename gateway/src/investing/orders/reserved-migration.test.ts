import { type Database, migrate } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { createTestDatabase, databaseKinds, Fixtures, type TestDatabase } from '../../testing';

describe.each(databaseKinds)('a database on %s from before reservations had their own column', (kind) => {
  let place: TestDatabase;
  let database: Database;

  const isApplied = async (): Promise<boolean> => {
    const rows = await database.dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    return rows.some(({ name }) => name.startsWith('ProjectReserved'));
  };
  const undo = async () => {
    while (await isApplied()) await database.dataSource.undoLastMigration();
  };
  const readProjects = () =>
    database.dataSource.query<Record<string, unknown>[]>(
      'SELECT status, funded, reserved, target, fundedDate FROM project ORDER BY id',
    );
  const order = (id: number, projectId: number, status: string, amount: number) =>
    database.dataSource.query(
      `INSERT INTO investment_order
        (number, userId, projectId, projectName, investmentId, amount, fractions, annualReturn, status, fundedFrom, reference,
         expiresAt, paidAt, createdAt, idempotencyKey, inputHash)
       VALUES (?, 1, ?, 'Casa', ?, ?, 1, 85000, ?, 'transfer', ?, '2026-01-05 00:00:00', ?, '2026-01-01 00:00:00', ?, 'x')`,
      [
        `N${id}`,
        projectId,
        status === 'paid' ? 1 : 0,
        amount,
        status,
        `RF${id}`,
        status === 'paid' ? '2026-01-02 00:00:00' : null,
        `k${id}`,
      ],
    );

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
    await undo();
    const fixtures = new Fixtures(database, false);
    await fixtures.user('una');
    const filled = { status: 'funded' as const, fundedDate: '2026-01-01' };
    await fixtures.project({ funded: 300_000, ...filled });
    await fixtures.project({ funded: 300_000, ...filled });
    await fixtures.project({ funded: 50_000 });
    await order(1, 1, 'reserved', 3000);
    await order(2, 1, 'reserved', 2000);
    await order(3, 2, 'paid', 4000);
    await migrate(database);
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  test('open reservations leave what is raised, and projects that only they filled open again', async () => {
    expect(await readProjects()).toMatchObject([
      { status: 'available', funded: 295_000, reserved: 5000, target: 300_000, fundedDate: null },
      { status: 'funded', funded: 300_000, reserved: 0 },
      { status: 'available', funded: 50_000, reserved: 0 },
    ]);
  });

  test('goes back to counting them', async () => {
    await undo();
    const rows = await database.dataSource.query<{ funded: number }[]>('SELECT funded FROM project ORDER BY id');
    expect(rows.map(({ funded }) => funded)).toEqual([300_000, 300_000, 50_000]);
    await migrate(database);
    expect(await readProjects()).toMatchObject([{ funded: 295_000, reserved: 5000 }, {}, {}]);
  });
});
