import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { RunningRequest } from '@cimiento/gateway/testing';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { startMariaDb } from './mariadb.mjs';

// The compiled programs as several processes on one port.

const TOKEN = 'operador-de-prueba-0123456789abcdef';

let folder;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'cimiento-workers-'))));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program with two workers, and what it logs. */
class Program {
  logged = [];

  async start(script, settings) {
    const port = await findFreePort();
    this.origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKERS: '2', LOG_LEVEL: 'info', ...settings };
    this.process = spawn(process.execPath, [join(ROOT, script)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout });
    this.lines.on('line', (line) => this.logged.push(JSON.parse(line)));
    this.ended = once(this.process, 'exit');
    await this.waitForLines('listening', 2);
  }

  getLines(message) {
    return this.logged.filter(({ msg }) => msg === message);
  }

  /** Ids of the processes that logged a message. */
  getPids(message) {
    return new Set(this.getLines(message).map(({ pid }) => pid));
  }

  /** Lines with a message, as soon as there are as many. */
  async waitForLines(message, count) {
    while (this.getLines(message).length < count) {
      if (this.process.exitCode !== null) throw new Error('The program ended');
      await Promise.race([once(this.lines, 'line'), this.ended]);
    }
    return this.getLines(message);
  }

  /** Sends a request on a connection of its own, which any worker may get. */
  ask(path, { headers, ...options } = {}) {
    return fetch(`${this.origin}${path}`, { ...options, headers: { connection: 'close', ...headers } });
  }

  async askGraphql(query, variables) {
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json' };
    return (await this.ask('/graphql', { method: 'POST', body, headers })).json();
  }

  stop(signal) {
    this.process.kill(signal);
    return this.ended;
  }
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a gateway with WORKERS=2', () => {
  const gateway = new Program();
  let database;

  beforeAll(async () => {
    database = await startMariaDb();
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, METRICS_TOKEN: TOKEN, ADDRESS_TRIES: '100000' };
    await gateway.start('gateway/dist/main.js', settings);
  }, 180_000);

  afterAll(async () => {
    await gateway.stop('SIGKILL');
    await database.stop();
  });

  test('answers on one port from both processes, whose log lines say which', async () => {
    const listening = gateway.getPids('listening');
    expect(listening.has(gateway.process.pid)).toBe(false);
    // Which one takes a connection is up to the kernel.
    while (gateway.getPids('request completed').size < 2)
      await Promise.all(Array.from({ length: 4 }, () => gateway.askGraphql('{ projects { id } }')));
    expect(gateway.getPids('request completed')).toEqual(listening);
  });

  test('adds up the metrics of its workers, except what each of them reads from the database', async () => {
    const read = async () => {
      const response = await gateway.ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
      expect(response.status).toBe(200);
      return response.text();
    };
    const count = (text) =>
      Number(
        /^cimiento_http_request_duration_seconds_count{method="POST",route="\/graphql",status="200"} (\d+)/m.exec(
          text,
        )[1],
      );
    const before = count(await read());
    for (let number = 0; number < 10; number += 1) await gateway.askGraphql('{ projects { id } }');
    const text = await read();
    expect(count(text) - before).toBe(10);
    expect(text).toMatch(/^cimiento_database_up 1$/m);
    expect((await gateway.ask('/metrics')).status).toBe(401);
  });

  test('goes on when a worker is killed, and starts another', async () => {
    const [{ pid }] = gateway.getLines('listening');
    const answers = [];
    let isAsking = true;
    const load = (async () => {
      while (isAsking)
        answers.push(
          await gateway.ask('/readyz').then(
            ({ status }) => status,
            () => 'broken off',
          ),
        );
    })();
    process.kill(pid, 'SIGKILL');
    const [end] = await gateway.waitForLines('a worker ended: another one takes its place', 1);
    expect(end).toMatchObject({ worker: pid, signal: 'SIGKILL', pid: gateway.process.pid });
    const broken = answers.length;
    const [, , next] = await gateway.waitForLines('listening', 3);
    isAsking = false;
    await load;
    expect(next.pid).not.toBe(pid);
    // A connection that the killed worker had is broken off; the next ones get the other worker.
    expect(new Set(answers.slice(broken + 1))).toEqual(new Set([200]));
  }, 120_000);

  test('answers the running requests at SIGTERM and ends with all workers', async () => {
    const pids = gateway.getLines('listening').map(({ pid }) => pid);
    const input = { username: 'maria', password: 'maria123' };
    const query = 'mutation ($input: CredentialsInput!) { login(input: $input) { username } }';
    const login = await RunningRequest.start(`${gateway.origin}/graphql`);
    const ended = gateway.stop('SIGTERM');
    expect((await login.finish({ query, variables: { input } })).body).toEqual({
      data: { login: { username: 'maria' } },
    });
    expect(await ended).toEqual([0, null]);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

test('the workers of a program that is killed end too', async () => {
  const page = join(folder, 'shell/dist/app/index.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, '<script type="application/json" id="remotes"></script><div id="root"></div>');
  const site = new Program();
  await site.start('packages/site/dist/main.js', { SITE_ROOT: folder });
  expect((await site.ask('/readyz')).status).toBe(200);
  await site.stop('SIGKILL');
  while ([...site.getPids('listening')].some(isAlive)) await wait(20);
});
