import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startGalera } from '../../scripts/galera.mjs';
import { query } from '../../scripts/lib/server-process.mjs';
import { startMariaDb } from '../../scripts/mariadb.mjs';

const OUTAGE_MS = 30_000;
/** Longest time for an answer while the database does not answer; its pings take two seconds, and each waits three for an answer. */
const ANSWER_LIMIT_MS = 15_000;

/** A MariaDB that can be killed or stopped, and started again with its data on its port. */
export class RestartableDatabase {
  name = 'MariaDB';
  server = null;

  constructor(dir) {
    this.options = { dir, bufferPool: '512M', durable: true };
  }

  /** An address for each server. */
  get urls() {
    return [this.server.url];
  }

  get url() {
    return this.server.url;
  }

  async start() {
    this.server = await startMariaDb(this.options);
    this.options.port = this.server.port;
  }

  async kill() {
    const [{ file }] = await query(this.urls[0], 'SELECT @@pid_file AS file');
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
    await this.server.stop();
  }

  stop() {
    return this.server.stop();
  }
}

/** Three nodes of a Galera cluster, of which the first, which all processes use, can be killed and come back. */
export class RestartableCluster {
  name = 'the first node';
  cluster = null;

  get urls() {
    return this.cluster.nodes.map(({ url }) => url);
  }

  get url() {
    return this.cluster.url;
  }

  async start() {
    if (this.cluster) await this.cluster.nodes[0].start();
    else this.cluster = await startGalera();
  }

  kill() {
    return this.cluster.nodes[0].kill();
  }

  async stop() {
    await this.cluster?.stop();
  }
}

/** Kills each process of the product and the database once, at random moments of the middle of the day, and starts it again. */
export async function killProcesses(day, tell) {
  const servers = [...day.gateways, ...day.adapters, ...day.sites];
  const victims = [
    ...servers.map((server) => ({
      name: `${server.script.split('/').at(-3)} on port ${server.port}`,
      kill: () => server.end('SIGKILL'),
      start: () => server.start(),
    })),
    { name: day.database.name, kill: () => day.database.kill(), start: () => day.database.start() },
  ];
  const span = day.lastsMs * 0.6;
  const moments = victims.map((victim) => ({ victim, at: day.lastsMs * 0.2 + day.random() * span }));
  for (const { victim, at } of moments.toSorted((a, b) => a.at - b.at)) {
    await wait(Math.max(0, day.startedAt + at - Date.now()));
    const startedAt = Date.now();
    await victim.kill();
    await victim.start();
    tell(`${victim.name} was killed, and ready again after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** Stops the database for half a minute in the middle of the day, and notes how requests are answered during and after the outage. */
export async function stopDatabase(day, tell) {
  const outage = { statuses: new Map(), slowestMs: 0, refusedAfterwards: 0 };
  await wait(day.lastsMs * 0.4);
  await day.database.stop();
  const [from, until] = [performance.now(), { end: Infinity, ready: Infinity }];
  day.watch = (kind, answer) => {
    const [sentAt, endedAt] = answer
      ? [answer.sentAt, answer.sentAt + answer.ms]
      : [performance.now(), performance.now()];
    if (sentAt > until.ready) outage.refusedAfterwards += kind === 'done' ? 0 : 1;
    if (sentAt < from || endedAt > until.end) return;
    const status = answer?.status ?? 'no answer';
    outage.statuses.set(status, (outage.statuses.get(status) ?? 0) + 1);
    outage.slowestMs = Math.max(outage.slowestMs, answer?.ms ?? 0);
  };
  tell('the database is stopped');
  await wait(OUTAGE_MS);
  until.end = performance.now();
  await day.database.start();
  until.ready = performance.now();
  tell('the database is ready again');
  day.outage = outage;
}

/** Faults that the outage must not cause. */
export function findOutageFaults({ statuses, slowestMs, refusedAfterwards }) {
  const others = [...statuses.keys()].filter((status) => status !== 503);
  return [
    ...others.map((status) => `${statuses.get(status)} answers of ${status} while the database was stopped`),
    ...(slowestMs > ANSWER_LIMIT_MS ? [`an answer took ${(slowestMs / 1000).toFixed(1)} s`] : []),
    ...(refusedAfterwards > 0 ? [`${refusedAfterwards} requests were refused after the database was ready`] : []),
    ...(statuses.get(503) > 0 ? [] : ['no request was sent while the database was stopped']),
  ];
}
