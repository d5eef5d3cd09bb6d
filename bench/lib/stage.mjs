import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { startMariaDb } from '../../scripts/mariadb.mjs';
import { ask } from './load.mjs';

/** A program of ours as a process that answers on `port`, until it is stopped. */
export async function serve(script, env, probe) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [script], {
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
  return { port, stop };
}

/**
 * A MariaDB with the demonstration data, the product on it as `npm start` runs it, and the hand-written handlers beside it.
 * To be stopped at the end.
 */
export async function stage() {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  // As docker-compose.yml gives it: a million payments with their indexes stay in memory.
  const database = await startMariaDb({ bufferPool: '512M' });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error', ADDRESS_TRIES: '1000000' };
  const product = await serve('packages/standalone/dist/main.js', env, '/readyz');
  const handwritten = await serve('bench/handwritten.mjs', env, '/healthz');
  const connection = await createConnection({ uri: database.url, multipleStatements: true, timezone: 'Z' });
  const stop = async () => {
    await connection.end();
    await Promise.all([product.stop(), handwritten.stop()]);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, handwritten, connection, stop };
}

/** The cookie of a signed-in person. */
export async function signIn({ port }, username, password) {
  const body = JSON.stringify({ username, password });
  const { headers } = await ask({
    port,
    path: '/api/auth/login',
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
}

/** How many statements the database was sent for each of `times` requests. */
export async function statementsPer(connection, times, happening) {
  const count = async () => {
    const [[row]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row.Value);
  };
  const before = await count();
  for (let run = 0; run < times; run += 1) await happening();
  // The count itself is one too.
  return ((await count()) - before - 1) / times;
}
