import { openDatabase } from '../open-database';
import { type Database, migrate } from '../platform/database';
import { fillDatabase } from './fill-database';
import { createTestDatabase, type DatabaseKind, getTestFilesDir, type TestDatabase } from './test-databases';

export type OpenTestDatabase = TestDatabase & { database: Database };

/** Opens a database that has the tables and no rows, without a gateway. `drop` closes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<OpenTestDatabase> {
  const { config, drop } = await createTestDatabase(kind);
  await fillDatabase(config, { sandbox: false, demoData: false, filesDir: getTestFilesDir(config) });
  const database = await openDatabase(config);
  await migrate(database);
  return {
    config,
    database,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}
