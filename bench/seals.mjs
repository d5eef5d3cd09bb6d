import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/root.mjs';

const require = createRequire(import.meta.url);
// BENCH_SEALS=30000 is a shorter trial.
const count = Number(process.env.BENCH_SEALS ?? 300_000);
// What the product promises: no request waits longer for a turn.
const limitMs = 200;
const tickMs = 10;

const numbers = `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})`;
const queries = [
  `INSERT INTO users (id, username, usernameKey, email, emailKey, fullName, passwordHash, role, createdAt)
    VALUES (1, 'bench', 'bench', 'bench@example.com', 'bench@example.com', 'Bench', 'none', 'user', '2025-06-15 12:00:00.000')`,
  "INSERT INTO ledger_account (code, kind) VALUES ('bank:1', 'bank'), ('project:1:capital', 'capital')",
  `${numbers} INSERT INTO ledger_entry (id, "key", kind, occurredOn, createdAt, sourceKind, sourceId, reference, memo)
    SELECT n, 'bench:' || n, 'investment', '2025-06-15', '2025-06-15 12:00:00.000', 'user', 1, NULL, 'Inversión en Torre Norte' FROM number`,
  ...[
    ["'bank:1'", -125],
    ["'project:1:capital'", 125],
  ].map(
    ([code, amount]) => `${numbers} INSERT INTO ledger_posting (entryId, accountId, amount)
      SELECT n, (SELECT id FROM ledger_account WHERE code = ${code}), ${amount} FROM number`,
  ),
];

/** Watches the event loop. @returns what ends this and gives the longest time in ms in which nothing else ran, and most CPU time of one */
function watchLoop() {
  const gaps = [];
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last.cpu);
    gaps.push({ ms: performance.now() - last.at, cpuMs: (user + system) / 1000 });
    last = { at: performance.now(), cpu: process.cpuUsage() };
  }, tickMs);
  return () => {
    clearInterval(timer);
    return { longest: Math.max(...gaps.map(({ ms }) => ms)), cpu: Math.max(...gaps.map(({ cpuMs }) => cpuMs)) };
  };
}

/** Runs `work` and prints how long it took and what it left to others. */
async function measure(title, work) {
  const stop = watchLoop();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  // The last gap ends with the next turn.
  await wait(5 * tickMs);
  const { longest, cpu } = stop();
  const late = longest > limitMs ? `, above ${limitMs} ms` : '';
  console.log(
    `${title.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s, longest gap ${longest.toFixed(0)} ms${late}; at most ${cpu.toFixed(0)} ms of CPU in one`,
  );
  return result;
}

/** Seals a long ledger on SQLite, whose queries run in the thread that answers requests, and measures how long that thread is taken. */
export async function seals() {
  require('reflect-metadata');
  const { openDatabase } = require(join(ROOT, 'gateway/dist/open-database.js'));
  const { migrate } = require(join(ROOT, 'gateway/dist/platform/database/index.js'));
  const { verifyLedger } = require(join(ROOT, 'gateway/dist/books/evidence/verify-ledger.js'));
  const { LedgerSealService } = require(join(ROOT, 'gateway/dist/books/evidence/ledger-seal.service.js'));
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-bench-'));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'cimiento.sqlite') });
  try {
    await migrate(database);
    for (const query of queries) await database.transaction((manager) => manager.query(query));
    await database.transaction((manager) => database.watch.accept(manager, 'bench'));
    const service = new LedgerSealService(database);
    await measure('nothing runs, on this machine', () => wait(10_000));
    const title = `${count.toLocaleString('en')} entries`;
    const { sealed } = await measure(`${title} are sealed`, () => service.sealAll());
    if (sealed < count) throw new Error(`${sealed} of ${count} entries were sealed`);
    await measure(`${title} are verified`, () => verifyLedger(database.reader));
    await measure('nothing is left to seal', () => service.sealAll());
    // Seals again from the first entry, as a restore without its seals does.
    await database.transaction((manager) => manager.query('DELETE FROM ledger_seal'));
    await measure(`${title} are sealed again`, () => service.sealAll());
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
