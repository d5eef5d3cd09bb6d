import { type Database, DatabaseUnavailableError, migrate, type MigrateOptions } from '../../platform/database';
import { Setting } from '../../access/records';

/** Name of the setting that says that a database is a sandbox's; others have none. */
export const environmentSetting = 'environment';

const marker = { name: environmentSetting, value: 'sandbox' };

/** Whether a table exists and has a row. Raw SQL, because the tables may be those of an earlier release. */
async function hasRow({ dataSource }: Database, table: string, condition: string): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable(table))) return false;
    const rows: unknown[] = await runner.query(`SELECT 1 FROM ${table} WHERE ${condition} LIMIT 1`);
    return rows.length > 0;
  } finally {
    await runner.release();
  }
}

/** @throws DatabaseUnavailableError for the data of a real installation in a sandbox, and for that of a sandbox elsewhere. */
async function assertEnvironment(database: Database, isSandbox: boolean): Promise<void> {
  const isMarked = await hasRow(database, 'setting', `name = '${marker.name}' AND value = '${marker.value}'`);
  if (isMarked && !isSandbox)
    throw new DatabaseUnavailableError(
      'This database belongs to a sandbox: set SANDBOX=1, or name another one in DATABASE_URL or DATA_DIR',
    );
  if (!isMarked && isSandbox && (await hasRow(database, 'users', '1 = 1')))
    throw new DatabaseUnavailableError(
      'SANDBOX=1 needs a database of its own, and this one has the data of a real installation: name another one in DATABASE_URL or DATA_DIR',
    );
}

/**
 * Brings the tables up to date, and marks the empty database of a sandbox, so that real money and play money never share tables. Nothing
 * is changed in a database of the other environment.
 * @throws DatabaseUnavailableError for a database of the other environment, or of a later version.
 */
export async function migrateEnvironment(
  database: Database,
  isSandbox: boolean,
  options: MigrateOptions = {},
): Promise<void> {
  await assertEnvironment(database, isSandbox);
  await migrate(database, options);
  if (isSandbox) await database.transaction((manager) => manager.upsert(Setting, marker, ['name']));
}
