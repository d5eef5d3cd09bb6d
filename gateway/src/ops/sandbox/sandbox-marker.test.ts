import { type Database, DatabaseUnavailableError } from '../../platform/database';
import { openDatabase } from '../../open-database';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../testing/test-databases';
import { Fixtures } from '../../testing/fixtures';
import { migrateEnvironment } from './sandbox-marker';

describe.each(databaseKinds)('the marker of a sandbox on %s', (kind) => {
  let stored: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    stored = await createTestDatabase(kind);
    database = await openDatabase(stored.config);
  });

  afterEach(async () => {
    await database.close();
    await stored.drop();
  });

  test('a sandbox starts again on its own database, and nothing else does', async () => {
    await migrateEnvironment(database, true);
    await new Fixtures(database).user('ana');
    await migrateEnvironment(database, true);
    const refused = migrateEnvironment(database, false);
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(/^This database belongs to a sandbox: set SANDBOX=1, or .*$/);
  });

  test('a sandbox refuses the data of a real installation, and changes nothing there', async () => {
    await migrateEnvironment(database, false);
    await new Fixtures(database).user('ana');
    await expect(migrateEnvironment(database, true)).rejects.toThrow(/^SANDBOX=1 needs a database of its own, .*$/);
    await migrateEnvironment(database, false);
  });
});
