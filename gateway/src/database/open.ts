import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database';
import { driverError } from './driver-error';
import { openMysql } from './mysql';
import { openSqlite } from './sqlite';

/** Which database, and where. */
export type DatabaseConfig =
  | { kind: 'sqlite'; /** File of the embedded database. */ file: string }
  | { kind: 'mysql'; /** mysql://user:password@host:port/database */ url: string; poolSize: number };

/** The database cannot be used: the message is one line for whoever starts the program. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Where a database is, without its password. */
function placeOf(config: DatabaseConfig): string {
  if (config.kind === 'sqlite') return config.file;
  const { host, pathname } = new URL(config.url);
  return `${host}${pathname}`;
}

/**
 * Opens the configured database; it may still be empty.
 * @throws DatabaseUnavailableError saying which database, and why not.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    return await (config.kind === 'sqlite' ? openSqlite(config.file) : openMysql(config.url, config.poolSize));
  } catch (error) {
    const { message, code } = driverError(error);
    throw new DatabaseUnavailableError(`The database at ${placeOf(config)} cannot be opened: ${message || code}`, {
      cause: error,
    });
  }
}

const patienceMs = 30_000;
const pauseMs = 200;

// What a process meets while another one makes the same tables, columns and indexes: it fails at the first statement that the other
// has done already, so that it never gets ahead of it.
const isBeingMigrated = (error: unknown): boolean => {
  const { code = '', message = '' } = driverError(error);
  return code.startsWith('SQLITE_BUSY') || /already exists|duplicate (key|column) name|can't drop/i.test(message);
};

/** Brings the tables up to date. Of several processes that start at once one does, and the others wait for it. */
export async function migrate(database: Database): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await database.dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (!isBeingMigrated(error) || Date.now() > deadline) throw error;
      await wait(pauseMs);
    }
  }
}
