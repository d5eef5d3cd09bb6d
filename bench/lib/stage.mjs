import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import openSqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { startMariaDb } from '../../scripts/mariadb.mjs';
import { ask } from './load.mjs';
import { writeToMariaDb, writeToSqlite } from './seed.mjs';

/** Starts one of our programs as a process that answers on `port`. */
export async function serve(script, env, probe, port) {
  port ??= await findFreePort();
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  for (;;) {
    if (await ask({ port, path: probe }).catch(() => null)) break;
    if (child.exitCode !== null) throw new Error(`${script} did not start`);
    await wait(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { port, pid: child.pid, stop };
}

const noLimits = { LOG_LEVEL: 'error', ADDRESS_TRIES: '1000000', GRAPHQL_REQUESTS_PER_MINUTE: '1000000000' };

/** Ends the product and starts it again on its port. */
const createRestart = (product, env) => async () => {
  await product.stop();
  product.stop = (await serve('packages/standalone/dist/main.js', env, '/readyz', product.port)).stop;
};

/**
 * Starts a MariaDB with demo data, the product as `npm start` runs it, and the hand-written handlers. The caller stops them.
 */
export async function stage() {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  // As in docker-compose.yml: a million payments with their indexes fit in memory.
  const database = await startMariaDb({ bufferPool: '512M' });
  const env = { ...noLimits, DATABASE_URL: database.url, DATA_DIR: folder };
  const product = await serve('packages/standalone/dist/main.js', env, '/readyz');
  const restart = createRestart(product, env);
  const handwritten = await serve('bench/handwritten.mjs', env, '/healthz');
  const connection = await createConnection({ uri: database.url, multipleStatements: true, timezone: 'Z' });
  const stop = async () => {
    await connection.end();
    await Promise.all([product.stop(), handwritten.stop()]);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, handwritten, connection, writer: await writeToMariaDb(connection), restart, stop };
}

/** Starts the product with demo data on SQLite, where no statements are counted. The caller stops it. */
export async function stageOnSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  const env = { ...noLimits, DATABASE_URL: '', DATA_DIR: folder };
  const product = await serve('packages/standalone/dist/main.js', env, '/readyz');
  const restart = createRestart(product, env);
  const database = openSqlite(join(folder, 'cimiento.sqlite'));
  const stop = async () => {
    database.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, database, writer: writeToSqlite(database), restart, stop };
}

/** Sends JSON. @returns the cookies of the answer */
async function postForCookies({ port }, path, value, cookies = []) {
  const { headers } = await ask({
    port,
    path,
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
  });
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
}

/** Signs in. @returns the cookies that a browser then has: that of the session, and that of the device, which the first answer to it brings */
export async function signIn(server, username, password) {
  const session = await postForCookies(server, '/api/auth/login', { username, password });
  const device = await postForCookies(server, '/graphql', { query: '{ currentUser { id } }' }, session);
  return [...session, ...device].join('; ');
}

/** Average number of database statements per request over `times` requests. NaN without a connection that counts them. */
export async function statementsPer(connection, times, happening) {
  if (connection === undefined) return NaN;
  const count = async () => {
    const [[row]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row.Value);
  };
  const before = await count();
  for (let run = 0; run < times; run += 1) await happening();
  // The status query counts itself.
  return ((await count()) - before - 1) / times;
}
