import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../scripts/lib/root.mjs';
import { compareIds, query, verifyLedger } from '../scripts/lib/server-process.mjs';
import { importStatement, liveAdministratorDay } from './lib/day-administrator.mjs';
import { DayError, Person } from './lib/day-client.mjs';
import {
  findOutageFaults,
  killProcesses,
  RestartableCluster,
  RestartableDatabase,
  stopDatabase,
} from './lib/day-faults.mjs';
import { liveInvestorDay } from './lib/day-investor.mjs';
import { createRandom, Gate, planArrivals, StepTimes } from './lib/day-plan.mjs';
import { seedDay } from './lib/day-seed.mjs';
import { signInsAtOnce, size } from './lib/day-settings.mjs';
import {
  createEnvironment,
  openedRemotes,
  readPageOperations,
  readServerMemory,
  startServers,
} from './lib/day-stage.mjs';

const { getDepositReference } = createRequire(import.meta.url)('@cimiento/contracts');
const run = promisify(execFile);

const startedAt = Date.now();
const tell = (line) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const release = (remote, environment, ...options) =>
  run(process.execPath, [join(ROOT, 'scripts/release.mjs'), 'release', ...options, '--to', environment.REMOTES_DIR], {
    cwd: join(ROOT, remote),
  });

/** Releases a build of a remote while people use the site, and tries it before it goes live, as a team does. */
async function releaseRemote(day, environment) {
  const time = async (name, work) => {
    const begunAt = performance.now();
    await work().then(
      () => day.times.add(name, performance.now() - begunAt),
      (error) => day.times.fail(name, error.stderr || error.message),
    );
  };
  await wait(day.lastsMs * 0.25);
  await time('release: stage', () => release('mfe-public', environment, '--stage'));
  await wait(day.lastsMs * 0.25);
  await time('release: go live', () => release('mfe-public', environment));
  await new Person(day, 1).open('registry', '/remotes.json');
}

/** Lives the day. Every promise of it settles, so that what failed is counted and not thrown. */
async function liveDay(day, { people }) {
  const investors = planArrivals(people.investor.length, day.lastsMs, day.random).map(async (at, number) => {
    await wait(at);
    const account = people.investor[number];
    await liveInvestorDay(new Person(day, account.id), account, day).catch((error) => {
      if (!(error instanceof DayError)) throw error;
    });
  });
  const administrators = people.admin.map((account, number) =>
    liveAdministratorDay(new Person(day, account.id), { ...account, number }, day),
  );
  await Promise.all([...investors, ...administrators]);
}

/** The first statement of the bank credits what every investor has deposited before. */
async function openAccounts(day, { people }) {
  const person = new Person(day, 0);
  const [{ username, password }] = people.admin;
  await person.run('sign in', 'Login', { input: { username, password } });
  for (let first = 0; first < people.investor.length; first += 500) {
    const some = people.investor.slice(first, first + 500);
    const deposits = some.map(({ id }) => ({ amount: '5000.00', reference: getDepositReference(id) }));
    await importStatement(person, day, deposits);
  }
}

async function checkStored(day, url) {
  const compare = async (name, sql) => ({ name, ...compareIds(await query(url, sql), day.acknowledged[name]) });
  const lines = await query(
    url,
    'SELECT COUNT(*) AS total, COUNT(DISTINCT description) AS different FROM bank_statement_line',
  );
  const [{ total, different }] = lines;
  return [
    await compare('orders', 'SELECT id FROM investment_order'),
    await compare('withdrawals', 'SELECT id FROM withdrawal'),
    await compare('runs', 'SELECT id FROM payment_run'),
    { name: 'lines of statements', lost: day.acknowledged.lines - different, doubled: total - different },
  ];
}

const formatMs = (ms) => (ms === undefined ? '-' : ms.toFixed(0)).padStart(8);

function printSteps(times) {
  console.log(
    `\n${'step'.padEnd(22)} ${['number', 'p50 ms', 'p95 ms', 'p99 ms', 'longest', 'errors'].map((text) => text.padStart(8)).join(' ')}`,
  );
  for (const { name, count, p50, p95, p99, longest, errors } of times.summarize())
    console.log(
      `${name.padEnd(22)} ${String(count).padStart(8)} ${[p50, p95, p99, longest].map(formatMs).join(' ')} ${String(errors).padStart(8)}`,
    );
  const reasons = [...new Set(times.errors)];
  for (const reason of reasons.slice(0, 10)) console.log(`  ${reason}`);
}

/** Prints what the day was like. @returns what must not be */
async function report(day, environment) {
  printSteps(day.times);
  console.log(`\n${'process'.padEnd(22)} ${['RSS MB', 'at most', 'heap'].map((text) => text.padStart(8)).join(' ')}`);
  for (const { name, resident, most, heap } of await readServerMemory(day))
    console.log(`${name.padEnd(22)} ${[resident, most, heap].map(formatMs).join(' ')}`);
  const [stored, books] = [[], []];
  for (const url of day.database.urls) {
    stored.push(...(await checkStored(day, url)));
    books.push(await verifyLedger({ ...environment, DATABASE_URL: url }));
  }
  for (const { name, lost, doubled } of stored)
    console.log(`${name}: ${lost} acknowledged and lost, ${doubled} stored twice`);
  for (const line of books) console.log(line);
  const { unavailable, lost } = day.answers;
  console.log(
    `answers: ${day.answers.done} done, ${unavailable} of 503, ${lost} broken off, ${day.answers.wrong} wrong`,
  );
  if (day.outage) {
    const statuses = [...day.outage.statuses].map(([status, count]) => `${count} of ${status}`).join(', ');
    console.log(`while the database was stopped: ${statuses}; the slowest took ${day.outage.slowestMs.toFixed(0)} ms`);
  }
  return [
    ...(day.times.errors.length > 0 ? [`${day.times.errors.length} errors`] : []),
    ...stored.filter(({ lost, doubled }) => lost !== 0 || doubled !== 0).map(({ name }) => `${name} lost or doubled`),
    ...(books.some((line) => line.startsWith('FAILED')) ? ['the ledger is wrong'] : []),
    ...(day.outage ? findOutageFaults(day.outage) : []),
  ];
}

function createDay(database, servers, seeded, hasFaults) {
  const random = createRandom(size.seed);
  const lastsMs = size.minutes * 60_000;
  const day = {
    ...servers,
    ...seeded,
    database,
    random,
    lastsMs,
    hasFaults,
    operations: readPageOperations(),
    times: new StepTimes(),
    signInGate: new Gate(signInsAtOnce),
    pauseMs: Math.min(30_000, lastsMs / 10),
    runs: 0,
    statementLines: 0,
    transfers: [],
    acknowledged: { orders: [], withdrawals: [], runs: [], lines: 0 },
    outage: null,
    answers: { done: 0, unavailable: 0, lost: 0, wrong: 0 },
    watch: () => undefined,
    today: new Date().toISOString().slice(0, 10),
    onAnswer(kind, answer, servers) {
      day.answers[kind] += 1;
      // The pages of the site need no database.
      if (servers !== day.sites) day.watch(kind, answer);
    },
    createDeposits: (count) =>
      Array.from({ length: count }, () => {
        const { id } = seeded.people.investor[Math.floor(random() * seeded.people.investor.length)];
        return { amount: '100.00', reference: getDepositReference(id) };
      }),
  };
  return day;
}

/**
 * A day of investors and administrators against two gateways, an adapter and a site on one MariaDB, with `--galera` on a cluster of three.
 * `--kill` kills each process and one server of the database once during the day, `--outage` stops the only one for half a minute. Exit code 1
 * when a step fails, or anything acknowledged is lost.
 */
export async function day(options = []) {
  const [isKilled, hasOutage, hasCluster] = ['--kill', '--outage', '--galera'].map((option) =>
    options.includes(option),
  );
  if (hasOutage && hasCluster) throw new Error('--outage stops a single server; with --galera there is --kill');
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-day-'));
  const database = hasCluster ? new RestartableCluster() : new RestartableDatabase(join(folder, 'mariadb'));
  let servers = null;
  try {
    await database.start();
    const environment = createEnvironment(folder, database.url);
    const cli = join(ROOT, 'gateway/dist/cli/main.js');
    await run(process.execPath, [cli, 'migrate'], { env: { ...process.env, ...environment } });
    const seeded = await seedDay(database.urls[0], size);
    tell(
      `${size.investors} investors, ${size.administrators} administrators, ${size.holders} holders of one project are stored`,
    );
    mkdirSync(environment.REMOTES_DIR);
    for (const remote of openedRemotes) await release(remote, environment);
    servers = await startServers(environment);
    const today = createDay(database, servers, seeded, isKilled || hasOutage);
    await openAccounts(today, seeded);
    today.times = new StepTimes();
    tell(`the day begins, and takes ${size.minutes} minutes`);
    today.startedAt = Date.now();
    today.endsAt = today.startedAt + today.lastsMs;
    await Promise.all([
      liveDay(today, seeded),
      releaseRemote(today, environment),
      isKilled ? killProcesses(today, tell) : null,
      hasOutage ? stopDatabase(today, tell) : null,
    ]);
    tell('the day has ended');
    const faults = await report(today, environment);
    for (const fault of faults) console.log(`FAILED: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    const { gateways = [], adapters = [], sites = [] } = servers ?? {};
    for (const server of [...gateways, ...adapters, ...sites]) await server.end('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
