import type { Logger } from 'pino';
import { SealKey } from './books/evidence/seal-key';
import { openDatabase } from './open-database';
import { isEmpty, seedDemo } from './ops/demo/seed';
import { migrateEnvironment } from './ops/sandbox/sandbox-marker';
import type { GatewayConfig } from './platform/config/config';
import type { Database, MigrateOptions, MigrationEvent, OnMigration } from './platform/database';
import { createFileStore } from './platform/files/create-file-store';

/** One line for each migration, and one when another process has kept this one waiting for a second. */
export function logMigration(log: Logger, event: MigrationEvent): void {
  if (event.state === 'waiting') log.warn('waiting for another process that migrates the database');
  if (event.state !== 'migrated') return;
  const { migration, durationMs } = event;
  log.info({ migration, durationMs }, 'migrated');
}

/** Brings the tables up to date with a separate account, which may change them. */
async function migrateAs(url: string, key: SealKey, sandbox: boolean, options: MigrateOptions): Promise<void> {
  const database = await openDatabase({ kind: 'mysql', url, poolSize: 1 }, key);
  try {
    await migrateEnvironment(database, sandbox, options);
  } finally {
    await database.close();
  }
}

/** Opens the database, brings its tables up to date, and fills an empty one where the settings say so. */
export async function prepareDatabase(config: GatewayConfig, onEvent: OnMigration): Promise<Database> {
  const { migrationUrl, sandbox, identitySecrets } = config;
  const options = { allowsNewer: config.allowsNewerDatabase, onEvent };
  const key = new SealKey(config.sealSecrets);
  if (migrationUrl !== null) await migrateAs(migrationUrl, key, sandbox, options);
  const database = await openDatabase(config.database, key);
  try {
    if (migrationUrl === null) await migrateEnvironment(database, sandbox, options);
    if (config.demoData && (await isEmpty(database)))
      await seedDemo(database, { files: createFileStore(config), identitySecrets });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
