import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Database } from './database';
import { getDriverError } from './driver-error';
import { type OnMigration, reportMigrations } from './migration-events';
import { MigrationLock } from './migration-lock';
import { DatabaseUnavailableError } from './open';
import { runResumable } from './resumable-migrations';
import { sqliteBusyTimeoutMs } from './sqlite';

const migrationTimeoutMs = 30_000;
const migrationRetryMs = 200;
const waitingNoticeMs = 1000;

// Another process has the lock of SQLite, for as long as its migration takes; a killed one leaves no lock.
const isBusy = (error: unknown): boolean => getDriverError(error).code?.startsWith('SQLITE_BUSY') === true;

// Another process has migrated: this one failed at the first query that the other had run already.
const isMigrated = (error: unknown): boolean =>
  /already exists|duplicate column name/i.test(getDriverError(error).message ?? '');

/** Waits for another process between two tries, and reports once that it does. */
function createPatience(onEvent: OnMigration): () => Promise<void> {
  const startedAt = Date.now();
  let isReported = false;
  return async () => {
    if (!isReported && Date.now() - startedAt >= waitingNoticeMs) {
      isReported = true;
      onEvent({ state: 'waiting' });
    }
    await wait(migrationRetryMs);
  };
}

/** Names of the migrations that have run; none in an empty database. */
async function readDone({ manager }: DataSource): Promise<Set<string>> {
  try {
    const rows = await manager.query<{ name: string }[]>('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

const listNames = ({ migrations }: DataSource): string[] =>
  migrations.map(({ name, constructor }) => name ?? constructor.name);

/** Whether every migration of this version has run. Asks without changing anything, so an account that only serves may too. */
export async function isUpToDate(source: DataSource): Promise<boolean> {
  const done = await readDone(source);
  return listNames(source).every((name) => done.has(name));
}

/** @throws DatabaseUnavailableError when tables lack a migration of this version */
export async function assertUpToDate({ dataSource }: Pick<Database, 'dataSource'>): Promise<void> {
  if (!(await isUpToDate(dataSource)))
    throw new DatabaseUnavailableError('The tables are of an earlier version: run migrate first');
}

/** The first and the last of the migrations that were squashed (decision 55). The last stays recorded as run by the squashed ones. */
// The last commit with all of them. It has no tag.
const lastUnsquashed = '780c0dbc';
const [firstSquashed, lastSquashed] = ['FirstTables1767225600000', 'AfterRollingUpdates1768400000000'];

const getTime = (name: string): number => Number(name.slice(-13));

/**
 * A later version never checks what an earlier one writes into its tables.
 * @throws DatabaseUnavailableError when the tables are of a later version, or too old
 */
async function assertKnownTables(source: DataSource, allowsNewer: boolean): Promise<void> {
  const done = await readDone(source);
  if (done.has(firstSquashed) && !done.has(lastSquashed))
    throw new DatabaseUnavailableError(
      `The tables are too old for this version: start the last version that still has the migration ${firstSquashed} (commit ${lastUnsquashed}) once, then this one.`,
    );
  const known = new Set(listNames(source));
  const newer = [...done].find((name) => !known.has(name) && getTime(name) > getTime(lastSquashed));
  if (newer !== undefined && !allowsNewer)
    throw new DatabaseUnavailableError(
      `The database is of a later version: ${newer} has run, which this version does not know. ` +
        'Start the later version, or restore the backup from before the upgrade; ALLOW_NEWER_DATABASE=1 starts all the same.',
    );
}

async function runPending({ dataSource }: Database, waitForOther: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + migrationTimeoutMs;
  // Waiting in SQLite itself would keep this process from answering health checks.
  await dataSource.query('PRAGMA busy_timeout = 0');
  try {
    for (;;) {
      try {
        await dataSource.runMigrations({ transaction: 'each' });
        return;
      } catch (error) {
        if (!isBusy(error) && !(isMigrated(error) && Date.now() < deadline)) throw error;
        await waitForOther();
      }
    }
  } finally {
    await dataSource.query(`PRAGMA busy_timeout = ${sqliteBusyTimeoutMs}`);
  }
}

// Rights that the account lacks on a table, and on the database.
const deniedCodes: readonly (string | undefined)[] = ['ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'];

/** One line for the operator when the account may not change tables; other errors unchanged. */
function explainDenied(error: unknown): unknown {
  const { code, message } = getDriverError(error instanceof DatabaseUnavailableError ? error.cause : error);
  if (!deniedCodes.includes(code)) return error;
  return new DatabaseUnavailableError(
    'The tables are not up to date, and the account that migrates may not change them: name one that may in MIGRATION_DATABASE_URL ' +
      `(${message})`,
    { cause: error },
  );
}

export type MigrateOptions = {
  /** Whether a database of a later version is taken as it is. */
  allowsNewer?: boolean;
  /** Is called for each migration that starts and ends, and once when another process migrates for more than a second. */
  onEvent?: OnMigration;
  /** Is called before each query on MariaDB; a test throws in it. */
  onQuery?: (sql: string) => void;
};

/**
 * Runs the pending migrations. Of several processes that start at once, one runs them and the others wait.
 * @throws DatabaseUnavailableError when the account may not change tables, or the database is of a later version or too old.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<void> {
  const { allowsNewer = false, onEvent = () => undefined, onQuery } = options;
  try {
    await assertKnownTables(database.dataSource, allowsNewer);
    await reportMigrations(database.dataSource, onEvent, () =>
      migrateUnderLock(database, createPatience(onEvent), onQuery),
    );
    await database.watch.start(database);
  } catch (error) {
    throw explainDenied(error);
  }
}

async function migrateUnderLock(
  database: Database,
  waitForOther: () => Promise<void>,
  onQuery?: (sql: string) => void,
): Promise<void> {
  const { dataSource, kind } = database;
  // SQLite's own lock lets one process write, and a migration that fails there leaves nothing behind.
  if (kind === 'sqlite') {
    await runPending(database, waitForOther);
    return;
  }
  const lock = new MigrationLock(dataSource);
  while (!(await isUpToDate(dataSource))) {
    if (await lock.take()) {
      try {
        await runResumable(dataSource, onQuery);
      } finally {
        await lock.release();
      }
    } else {
      await waitForOther();
    }
  }
}
