import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMariaDb } from '../mariadb.mjs';
import { AcknowledgedLoad } from './acknowledged-load.mjs';
import { preparePlace } from './chaos.mjs';
import { findFreePort } from './free-port.mjs';
import { ROOT } from './root.mjs';
import { query, ServerProcess, verifyLedger } from './server-process.mjs';

const require = createRequire(import.meta.url);

const PEOPLE = 4;
const RECOVERY_LIMIT_MS = 10_000;
const REFUSAL_LIMIT_MS = 5000;
const GATEWAY = 'gateway/dist/main.js';

const ORDERS = 'SELECT idempotencyKey FROM investment_order';

/** The database of one run, on a disk that the run fills. */
class SqlitePlace {
  faults = ['a full disk', 'a kill of the gateway', 'a full disk and a kill of the gateway'];

  constructor(disk) {
    this.disk = disk;
    this.environment = { DATA_DIR: join(disk.folder, 'data') };
  }

  async start() {}

  async ensureRunning() {}

  async readKeys() {
    const Database = require('better-sqlite3');
    const file = new Database(join(this.environment.DATA_DIR, 'cimiento.sqlite'), { readonly: true });
    try {
      return new Set(
        file
          .prepare(ORDERS)
          .all()
          .map(({ idempotencyKey }) => idempotencyKey),
      );
    } finally {
      file.close();
    }
  }

  async stop() {}
}

class MariadbPlace {
  ownEnds = 0;
  faults = ['a full disk', 'a kill of the server', 'a kill of its connections', 'a kill of the gateway'];

  constructor(disk, folder) {
    this.disk = disk;
    this.folder = folder;
  }

  async start() {
    const dir = join(this.disk.folder, 'database');
    this.server = await startMariaDb({
      dir,
      port: this.port,
      durable: true,
      args: ['--innodb-log-file-size=8M', '--innodb-data-file-path=ibdata1:12M:autoextend'],
    });
    this.port = this.server.port;
    this.environment = { DATA_DIR: this.folder, DATABASE_URL: this.server.url };
  }

  async readPid() {
    const [{ file }] = await query(this.server.url, 'SELECT @@pid_file AS file');
    return Number(readFileSync(file, 'utf8'));
  }

  /** Ends the server as a loss of power does. */
  async kill() {
    process.kill(await this.readPid(), 'SIGKILL');
    await this.server.stop();
  }

  /** Starts a server that ended by itself, as a service manager does: InnoDB ends itself on some full disks. */
  async ensureRunning() {
    const isRunning = await query(this.server.url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isRunning) return;
    this.ownEnds += 1;
    await this.server.stop();
    await this.start();
  }

  async killConnections() {
    const rows = await query(
      this.server.url,
      'SELECT id FROM information_schema.processlist WHERE db IS NOT NULL AND id <> CONNECTION_ID()',
    );
    for (const { id } of rows) await query(this.server.url, `KILL ${id}`).catch(() => undefined);
  }

  async readKeys() {
    return new Set((await query(this.server.url, ORDERS)).map(({ idempotencyKey }) => idempotencyKey));
  }

  async stop() {
    await this.server?.stop();
  }
}

/** Starts a gateway that may not be able to. @returns null when it became ready in spite of that, else its last lines */
async function tryToStart(gateway) {
  const env = { ...process.env, ...gateway.environment };
  const child = spawn(process.execPath, [join(ROOT, GATEWAY)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => lines.push(...String(text).split('\n').filter(Boolean)));
  const ended = once(child, 'exit');
  for (const until = Date.now() + 20_000; Date.now() < until && child.exitCode === null; await wait(20))
    if (await gateway.isReady()) {
      child.kill('SIGKILL');
      await ended;
      return null;
    }
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await ended;
    return ['It neither started nor ended within 20 s', ...lines];
  }
  return lines;
}

/** Does the harm, and takes its cause away. The server has ten seconds to recover from then on. */
async function harm(fault, { place, gateway, load, wrong }) {
  const { disk } = place;
  if (fault.startsWith('a full disk')) {
    disk.fill();
    await load.waitUntilRefused(REFUSAL_LIMIT_MS);
    await wait(Math.random() * 500);
  }
  if (fault === 'a kill of the server') {
    await place.kill();
    await wait(Math.random() * 500);
    await place.start();
  }
  if (fault === 'a kill of its connections') await place.killConnections();
  if (fault.endsWith('a kill of the gateway')) {
    await gateway.end('SIGKILL');
    if (fault.startsWith('a full disk')) {
      const lines = await tryToStart(gateway);
      // One clear line, beside the one that says that it starts.
      if (lines !== null && lines.length > 2) wrong.push({ fault, lines });
      disk.free();
    }
    await gateway.start();
  }
  disk.free();
  await place.ensureRunning();
}

/** One fault under load, after which the server must recover. @returns how long that took, in ms, or null */
async function playFault(fault, game) {
  const { load, place, wrong } = game;
  await wait(Math.random() * 300);
  await harm(fault, game);
  const recoveredMs = await load.waitUntilAcknowledged(RECOVERY_LIMIT_MS);
  if (recoveredMs === null) wrong.push({ fault, problem: `nothing is acknowledged after ${RECOVERY_LIMIT_MS} ms` });
  const before = load.copyAnswers();
  const { lost, stored } = load.compare(await place.readKeys(), before);
  if (lost.length > 0) wrong.push({ fault, lost });
  if (stored.length > 0) wrong.push({ fault, refusedAndStored: stored });
  return recoveredMs;
}

/**
 * Kills, full disks and ended connections under load, one after the other.
 * @param {'sqlite' | 'mariadb'} kind
 * @param {number} count of faults
 * @param {(line: string) => void} tell
 * @returns {Promise<object>} the answers, how long it took to recover, in ms, and what is wrong: nothing may be
 */
export async function runFaults(kind, count, tell = () => undefined) {
  const { createSmallDisk } = require(join(ROOT, 'gateway/dist/testing/small-disk.js'));
  const disk = createSmallDisk(kind === 'sqlite' ? 192 : 512);
  // Beside a full database: its files.
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-faults-'));
  const place = kind === 'sqlite' ? new SqlitePlace(disk) : new MariadbPlace(disk, folder);
  let gateway;
  try {
    await place.start();
    const environment = {
      ...place.environment,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      ADDRESS_TRIES: '100000',
      GRAPHQL_REQUESTS_PER_MINUTE: '1000000',
    };
    gateway = new ServerProcess(GATEWAY, await findFreePort(), environment);
    await gateway.start();
    const load = new AcknowledgedLoad(gateway);
    const { maria, place: project } = await preparePlace(load);
    load.start(PEOPLE, project.projectId, maria);
    const wrong = [];
    const recoveries = {};
    for (let number = 0; number < count; number += 1) {
      const fault = place.faults[number % place.faults.length];
      const ms = await playFault(fault, { place, gateway, load, wrong });
      (recoveries[fault] ??= []).push(ms);
      if ((number + 1) % 10 === 0)
        tell(`${kind}: ${number + 1} faults, ${load.answers.acknowledged.size} acknowledged`);
    }
    await load.stop();
    await gateway.end('SIGTERM');
    await gateway.start();
    const { lost, stored } = load.compare(await place.readKeys());
    if (lost.length > 0 || stored.length > 0) wrong.push({ fault: 'a restart at the end', lost, stored });
    if (load.wrong.length > 0) wrong.push({ answers: load.wrong.slice(0, 5), count: load.wrong.length });
    const books = await verifyLedger(environment);
    if (books.startsWith('FAILED')) wrong.push({ books });
    return {
      kind,
      faults: count,
      answers: Object.fromEntries(Object.entries(load.answers).map(([answer, keys]) => [answer, keys.size])),
      slowestRecoveryMs: Object.fromEntries(
        Object.entries(recoveries).map(([fault, all]) => [fault, Math.max(...all)]),
      ),
      ...(place.ownEnds > 0 && { serverEndedByItself: place.ownEnds }),
      books,
      wrong,
    };
  } finally {
    await gateway?.end('SIGKILL');
    await place.stop();
    disk.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
