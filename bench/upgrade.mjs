import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import openSqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { startMariaDb } from '../scripts/mariadb.mjs';
import { seed, writeToMariaDb, writeToSqlite } from './lib/seed.mjs';

const require = createRequire(import.meta.url);
const load = (file) => require(join(ROOT, 'gateway/dist', file));

// BENCH_PAYMENTS=20000 is a shorter trial: a payment has a quarter of an investment, half an audit entry, and one entry of the ledger.
const payments = Number(process.env.BENCH_PAYMENTS ?? 200_000);
const size = { users: Math.max(100, payments / 40), projects: 50, investments: payments / 4, payments };
// Promised limits: answers within two minutes, and a health check never waits for ten seconds.
const limits = { readySeconds: 120, silenceSeconds: 10 };
const pollMs = 100;
// The first regular jobs run ten seconds after the start: they seal the entries, and count too.
const watchSeconds = Number(process.env.BENCH_WATCH_SECONDS ?? 90);

// The oldest state that this version upgrades, with everything that later versions change.
const stored = 'before-squash';

const numbers = (kind, count) =>
  kind === 'mysql'
    ? `(SELECT seq AS n FROM seq_1_to_${count}) AS number`
    : `(WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count}) SELECT n FROM number) AS number`;

/** Entries of the ledger without seals, audit entries and security events, as many as such an installation has. */
function listFilling(kind) {
  const key = kind === 'mysql' ? '`key`' : '"key"';
  const first = 1_000_000;
  const at = "'2025-06-15 12:00:00.000'";
  const text = (prefix) => (kind === 'mysql' ? `CONCAT('${prefix}', n)` : `'${prefix}' || n`);
  const posting = (code, amount) =>
    `INSERT INTO ledger_posting (entryId, accountId, amount) SELECT ${first} + n,
      (SELECT id FROM ledger_account WHERE code = '${code}'), ${amount} FROM ${numbers(kind, payments)}`;
  return [
    "INSERT INTO ledger_account (code, kind) VALUES ('bank:900001', 'bank'), ('project:900001:capital', 'capital')",
    `INSERT INTO ledger_entry (id, ${key}, kind, occurredOn, createdAt, sourceKind, sourceId, reference, memo)
      SELECT ${first} + n, ${text('bench:')}, 'investment', '2025-06-15', ${at}, 'investment', n, NULL, 'Inversión en Torre Norte'
      FROM ${numbers(kind, payments)}`,
    posting('bank:900001', -125),
    posting('project:900001:capital', 125),
    `INSERT INTO audit_entry (createdAt, entity, recordId, action, after)
      SELECT ${at}, 'payment', n, 'create', '{"amount":"125.00"}' FROM ${numbers(kind, payments / 2)}`,
    `INSERT INTO security_event (kind, createdAt, address) SELECT 'sign_in_failed', ${at}, '10.0.0.1' FROM ${numbers(kind, payments / 4)}`,
  ];
}

/** A place with the stored database, filled. */
async function prepareSqlite(folder) {
  const file = join(folder, 'cimiento.sqlite');
  writeFileSync(file, brotliDecompressSync(readFileSync(join(ROOT, `gateway/src/testing/stored/${stored}.sqlite.br`))));
  const database = openSqlite(file);
  for (const sql of listFilling('sqlite')) database.exec(sql);
  // The statistics at its end know all rows: old ones would make the database scan where it can search.
  await seed(writeToSqlite(database), size, { isOlder: true });
  database.close();
  return { config: { kind: 'sqlite', file }, env: { DATABASE_URL: '', DATA_DIR: folder }, stop: async () => {} };
}

async function prepareMariaDb(folder) {
  const server = await startMariaDb({ bufferPool: '512M' });
  const rows = join(folder, 'rows.sql');
  writeFileSync(
    rows,
    brotliDecompressSync(readFileSync(join(ROOT, `gateway/src/testing/stored/${stored}.mariadb.br`))),
  );
  await load('cli/mariadb-dump.js').loadMariadb(server.url, rows);
  const connection = await createConnection({ uri: server.url, timezone: 'Z' });
  for (const sql of listFilling('mysql')) await connection.query(sql);
  await seed(await writeToMariaDb(connection), size, { isOlder: true });
  await connection.end();
  const config = { kind: 'mysql', url: server.url, poolSize: 4 };
  return { config, env: { DATABASE_URL: server.url, DATA_DIR: folder }, stop: () => server.stop() };
}

/** The facts of a database, without changing it. */
async function readPlaceFacts(config, before = null) {
  const { openDatabase } = load('open-database.js');
  const database = await openDatabase(config);
  try {
    return await load('testing/database-facts.js').readFacts(database, before, {
      // Changed on purpose since, as stored-database.test.ts has it; what the regular jobs write or remove.
      project: ['updatedAt'],
      users: ['updatedAt'],
      ...Object.fromEntries(
        ['ledger_seal', 'ledger_checkpoint', 'setting', 'security_event', 'outbox_message', 'session'].map((table) => [
          table,
          ['*'],
        ]),
      ),
    });
  } finally {
    await database.close();
  }
}

/** Asks /readyz again and again, and measures the longest time without an answer. */
class Watch {
  longest = 0;
  states = new Map();
  #last = performance.now();
  #isOver = false;

  constructor(port) {
    this.done = this.#run(`http://127.0.0.1:${port}/readyz`);
  }

  /** Waits for an answer that `accepts`. */
  async until(accepts) {
    while (!accepts(this.status)) await wait(pollMs / 2);
  }

  reset() {
    this.longest = 0;
  }

  async stop() {
    this.#isOver = true;
    await this.done;
  }

  async #run(url) {
    while (!this.#isOver) {
      const answer = await fetch(url, { headers: { connection: 'close' } })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      if (answer) {
        const now = performance.now();
        this.longest = Math.max(this.longest, now - this.#last);
        this.#last = now;
        this.status = answer.status;
        const name = answer.body.migration ?? answer.body.state ?? answer.body.status;
        this.states.set(name, (this.states.get(name) ?? 0) + 1);
      }
      await wait(pollMs);
    }
  }
}

async function upgradeOne(name, prepare) {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  const place = await prepare(folder);
  try {
    const before = await readPlaceFacts(place.config);
    const port = await findFreePort();
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['packages/standalone/dist/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...place.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO_DATA: 'false',
        LOG_LEVEL: 'info',
      },
    });
    const log = [];
    child.stdout.on('data', (data) => log.push(String(data)));
    const watch = new Watch(port);
    child.once('exit', (code) => code && console.error(log.join('')));
    await watch.until((status) => status === 200);
    const seconds = (performance.now() - startedAt) / 1000;
    const silence = watch.longest / 1000;
    watch.reset();
    await wait(watchSeconds * 1000);
    const later = watch.longest / 1000;
    await watch.stop();
    child.kill('SIGTERM');
    await once(child, 'exit');
    const after = await readPlaceFacts(place.config, before);
    const changed = Object.keys(before).filter(
      (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
    );
    const mark = (value, limit) => (value > limit ? `, above ${limit} s` : '');
    const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n${name}: ${payments.toLocaleString('en')} payments, ${size.investments.toLocaleString('en')} investments`,
    );
    console.log(`ready after ${seconds.toFixed(1)} s${mark(seconds, limits.readySeconds)}`);
    console.log(`longest silence of /readyz until then ${silence.toFixed(1)} s${mark(silence, limits.silenceSeconds)}`);
    console.log(`and in the ${watchSeconds} s after it ${later.toFixed(1)} s${mark(later, limits.silenceSeconds)}`);
    console.log(`states seen: ${[...watch.states.keys()].join(', ')}`);
    for (const line of log
      .join('')
      .split('\n')
      .filter((text) => text.includes('"migrated"'))) {
      const { migration, durationMs } = JSON.parse(line);
      console.log(`  ${migration.padEnd(40)} ${(durationMs / 1000).toFixed(1).padStart(6)} s`);
    }
    if (changed.length > 0) throw new Error(`The upgrade changed facts of ${changed.join(', ')}`);
    console.log(
      `rows, sums and hashes of ${Object.keys(before).length} tables (${rows.toLocaleString('en')} rows) are as before`,
    );
  } finally {
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Upgrades a large database of the oldest version that can be upgraded, as `npm start` does, and measures what operators and clients see. */
export async function upgrade() {
  require('reflect-metadata');
  await upgradeOne('SQLite', prepareSqlite);
  await upgradeOne('MariaDB', prepareMariaDb);
}
