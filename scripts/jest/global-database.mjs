import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../mariadb.mjs';

/** Starts one MariaDB for the whole run; each test file creates its own database in it, and shares prepared copies. */
export default async function startDatabase() {
  process.env.TEST_COPIES_DIR = mkdtempSync(join(tmpdir(), 'cimiento-copies-'));
  if (process.env.TEST_DATABASE_URL) return;
  // Statistics of tables that nobody asks twice, kept for ever, cost a fifth of the time that filling a database takes.
  const database = await startMariaDb({ args: ['--innodb-stats-persistent=0'] });
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.cimientoTestDatabase = database;
}
