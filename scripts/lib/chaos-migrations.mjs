import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { startMariaDb } from '../mariadb.mjs';
import { dumpTables, findDifferences } from './database-contents.mjs';
import { ROOT } from './root.mjs';
import { verifyLedger } from './server-process.mjs';

const CLI = join(ROOT, 'gateway/dist/cli/main.js');
// Most kills come early, so that they fall into many migrations. The more there were, the more time a run has: a busy machine ends too.
const pickDelayMs = (kills) => Math.random() ** 3 * (500 + 5 * kills);
// A run that makes no progress at all would be killed for ever.
const KILLS_LIMIT = 1000;

/** A process that migrates the tables of an address. */
function startMigration(url, environment) {
  const env = { ...process.env, ...environment, DATABASE_URL: url };
  const child = spawn(process.execPath, [CLI, 'migrate'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = [];
  child.stderr.on('data', (chunk) => errors.push(chunk));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, errors: errors.join('') }));
  return { child, ended };
}

/** Rows of a query, none while its table is missing. */
const readRows = (connection, sql, values = []) =>
  connection.query(sql, values).then(
    ([rows]) => rows,
    (error) => (error.code === 'ER_NO_SUCH_TABLE' ? [] : Promise.reject(error)),
  );

async function waitUntilMigrating(connection, isEnded) {
  while (!isEnded()) {
    const [lock] = await readRows(connection, 'SELECT expiresAt FROM migration_lock');
    if (lock && Number(lock.expiresAt) > Date.now()) return;
    await wait(5);
  }
}

/** Waits until the server has noticed the end of a killed process, and ends its lease, which lasts half a minute. */
async function endLease(connection, database) {
  const others = 'SELECT id FROM information_schema.processlist WHERE db = ? AND id <> CONNECTION_ID()';
  while ((await readRows(connection, others, [database])).length > 0) await wait(5);
  await connection.query('UPDATE migration_lock SET expiresAt = 0');
}

/** Point at which a killed process stopped: the number of the migration, and whether it left a part of it behind. */
async function findStop(connection) {
  const done = await readRows(connection, 'SELECT id FROM migrations');
  const steps = await readRows(connection, 'SELECT step FROM migration_progress');
  return { migration: done.length, hasPart: steps.length > 0 };
}

/** Migrates, and kills the process again and again until one has ended by itself. @returns where each was killed */
async function killUntilDone(url, environment) {
  const database = new URL(url).pathname.slice(1);
  const connection = await createConnection(url);
  const stops = [];
  try {
    while (stops.length < KILLS_LIMIT) {
      const { child, ended } = startMigration(url, environment);
      await waitUntilMigrating(connection, () => child.exitCode !== null);
      await Promise.race([ended, wait(pickDelayMs(stops.length))]);
      child.kill('SIGKILL');
      const { code, signal, errors } = await ended;
      if (code === 0) return stops;
      if (signal !== 'SIGKILL') throw new Error(`migrate ended with ${code}: ${errors}`);
      await endLease(connection, database);
      stops.push(await findStop(connection));
    }
    throw new Error(`The migrations have not ended after ${KILLS_LIMIT} kills`);
  } finally {
    await connection.end();
  }
}

/** An empty database of the server. @returns its address */
async function createDatabase(serverUrl, name) {
  const connection = await createConnection(serverUrl);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Migrates empty databases with processes that are killed at random moments, until the time is over, and compares each with one whose migration
 * nobody killed.
 * @param {number} seconds after which no further database is migrated
 * @param {(line: string) => void} tell
 * @returns {Promise<object>} how many databases and kills, into how many migrations they fell, how many left a part of one, and what is wrong
 */
export async function runMigrationChaos(seconds, tell = () => undefined) {
  const until = Date.now() + seconds * 1000;
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-chaos-'));
  const environment = { HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'error' };
  const server = await startMariaDb();
  const stops = [];
  const wrong = [];
  let databases = 0;
  try {
    const startedAt = new Date();
    const wholeUrl = await createDatabase(server.url, 'never_killed');
    const { code, errors } = await startMigration(wholeUrl, environment).ended;
    if (code !== 0) throw new Error(`migrate ended with ${code}: ${errors}`);
    const whole = await dumpTables(wholeUrl, startedAt);
    tell(`${whole.tables.size} tables with ${whole.rows} rows were migrated without a kill`);
    do {
      databases += 1;
      const url = await createDatabase(server.url, `killed_${databases}`);
      const kills = await killUntilDone(url, environment);
      stops.push(...kills);
      wrong.push(...findDifferences(whole, await dumpTables(url, startedAt)));
      const books = await verifyLedger({ ...environment, DATABASE_URL: url });
      if (books.startsWith('FAILED')) wrong.push(books);
      tell(`database ${databases} was migrated after ${kills.length} kills; ${wrong.length} differences; ${books}`);
    } while (Date.now() < until);
    return {
      databases,
      kills: stops.length,
      migrations: new Set(stops.map(({ migration }) => migration)).size,
      parts: stops.filter(({ hasPart }) => hasPart).length,
      wrong,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
