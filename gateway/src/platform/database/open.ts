import type { Database, Entities, RowWatch } from './database';
import { getDriverError } from './driver-error';
import { openMysql } from './mysql';
import { openSqlite } from './sqlite';

/** The kind and location of the database. */
export type DatabaseConfig =
  | { kind: 'sqlite'; /** File of the embedded database. */ file: string }
  | { kind: 'mysql'; /** mysql://user:password@host:port/database */ url: string; poolSize: number };

/** The database cannot be used. The message is one line for the operator. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The location of a database, without its password. */
function getLocation(config: DatabaseConfig): string {
  if (config.kind === 'sqlite') return config.file;
  const { host, pathname } = new URL(config.url);
  return `${host}${pathname}`;
}

/**
 * Opens the configured database, which may be empty.
 * @throws DatabaseUnavailableError with the location and the reason.
 */
export async function connectDatabase(config: DatabaseConfig, entities: Entities, watch: RowWatch): Promise<Database> {
  try {
    return await (config.kind === 'sqlite'
      ? openSqlite(config.file, entities, watch)
      : openMysql(config.url, config.poolSize, entities, watch));
  } catch (error) {
    const { message, code } = getDriverError(error);
    throw new DatabaseUnavailableError(`The database at ${getLocation(config)} cannot be opened: ${message || code}`, {
      cause: error,
    });
  }
}
