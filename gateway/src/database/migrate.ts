import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Database } from './database';
import { getDriverError } from './driver-error';
import { MigrationLock } from './migration-lock';
import { DatabaseUnavailableError } from './open';

const migrationTimeoutMs = 30_000;
const migrationRetryMs = 200;

// Errors of a process that migrates while one of an earlier version, which takes no lock, does: it fails at the first statement that the
// other has run already.
const isBeingMigrated = (error: unknown): boolean => {
  const { code = '', message = '' } = getDriverError(error);
  return (
    code.startsWith('SQLITE_BUSY') ||
    /already exists|duplicate (key|column) name|duplicate entry|can't drop/i.test(message)
  );
};

/** Whether every migration of this version has run. Asks without changing anything, so an account that only serves may too. */
async function isUpToDate({ manager, migrations }: DataSource): Promise<boolean> {
  try {
    const rows = await manager.query<{ name: string }[]>('SELECT name FROM migrations');
    const done = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name, constructor }) => done.has(name ?? constructor.name));
  } catch {
    return false;
  }
}

async function runPending({ dataSource }: Database): Promise<void> {
  const deadline = Date.now() + migrationTimeoutMs;
  for (;;) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (!isBeingMigrated(error) || Date.now() > deadline) throw error;
      await wait(migrationRetryMs);
    }
  }
}

// Rights that the account lacks on a table, and on the database.
const deniedCodes: readonly (string | undefined)[] = ['ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'];

/** One line for the operator when the account may not change tables; other errors unchanged. */
function explainDenied(error: unknown): unknown {
  const { code, message } = getDriverError(error);
  if (!deniedCodes.includes(code)) return error;
  return new DatabaseUnavailableError(
    'The tables are not up to date, and the account that migrates may not change them: name one that may in MIGRATION_DATABASE_URL ' +
      `(${message})`,
    { cause: error },
  );
}

/**
 * Runs the pending migrations. Of several processes that start at once, one runs them and the others wait.
 * @throws DatabaseUnavailableError when the account may not change tables.
 */
export async function migrate(database: Database): Promise<void> {
  try {
    await migrateUnderLock(database);
  } catch (error) {
    throw explainDenied(error);
  }
}

async function migrateUnderLock(database: Database): Promise<void> {
  const { dataSource, kind } = database;
  // SQLite's own lock lets one process write, and a migration that fails there leaves nothing behind.
  if (kind === 'sqlite') {
    await runPending(database);
    return;
  }
  const lock = new MigrationLock(dataSource);
  while (!(await isUpToDate(dataSource))) {
    if (await lock.take()) {
      try {
        await runPending(database);
      } finally {
        await lock.release();
      }
    } else {
      await wait(migrationRetryMs);
    }
  }
}
