import type { DatabaseConfig } from '../config/config';
import type { Database } from './database';
import { openMysql } from './mysql';
import { openSqlite } from './sqlite';

export type { Database, Work } from './database';

/** Opens the configured database; it may still be empty. */
export const openDatabase = (config: DatabaseConfig): Promise<Database> =>
  config.kind === 'sqlite' ? openSqlite(config.file) : openMysql(config.url, config.poolSize);

/** Brings the tables up to date. */
export async function migrate(database: Database): Promise<void> {
  await database.dataSource.runMigrations({ transaction: 'each' });
}
