import 'reflect-metadata';
import { type Database, migrate } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { createTestDatabase, databaseKinds, Fixtures, type TestDatabase } from '../../testing';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { verifyLedger } from './verify-ledger';

describe.each(databaseKinds)('a database on %s from before the ledger', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
    while (await hasOpening()) await database.dataSource.undoLastMigration();
    const fixtures = new Fixtures(database, false);
    const [one, other, project] = [await fixtures.user('una'), await fixtures.user('otra'), await fixtures.project()];
    const investment = await fixtures.investment(one, project);
    await fixtures.investment(other, project, { amount: 0 });
    await fixtures.payment(investment, { amount: '70.83' });
    await fixtures.payment(investment, { amount: '70.84', paymentDate: '2024-12-31' });
    await fixtures.payment(investment, { amount: '70.85', status: 'pending' });
    await fixtures.payment(investment, { amount: '0.00' });
    const sold = await fixtures.investment(other, project, {
      projectId: 777,
      projectName: 'Casa borrada',
      amount: 3000,
    });
    await fixtures.payment(sold, { amount: '1.00' });
    await migrate(database);
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const hasOpening = async (): Promise<boolean> => {
    const rows = await database.dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    return rows.some(({ name }) => name.startsWith('LedgerOpening'));
  };
  const balances = async () =>
    (await database.reader.find(LedgerAccount, { where: { kind: 'available' }, order: { id: 'ASC' } })).map(
      ({ balance }) => balance,
    );

  test('gets books that are right, in which nobody has a balance', async () => {
    expect(await verifyLedger(database.reader)).toEqual([]);
    expect(await balances()).toEqual([0, 0]);
    const entries = await database.reader.find(LedgerEntry);
    expect(entries.map(({ memo }) => memo).toSorted()).toEqual([
      'Inversión en Casa borrada',
      'Inversión en Casa de prueba',
      'Renta de Casa borrada',
      'Renta de Casa de prueba',
      'Renta de Casa de prueba',
      'Rentas pagadas fuera de la plataforma',
      'Rentas pagadas fuera de la plataforma',
    ]);
  });
});
