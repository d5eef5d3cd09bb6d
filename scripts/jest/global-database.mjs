import { startMariaDb } from '../mariadb.mjs';

/** Starts one MariaDB for the whole run; each test file creates its own database in it. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const database = await startMariaDb();
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.cimientoTestDatabase = database;
}
