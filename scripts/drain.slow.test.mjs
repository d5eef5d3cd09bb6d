import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './lib/free-port.mjs';
import { ServerProcess } from './lib/server-process.mjs';
import { writeShellPage } from './lib/shell-page.mjs';

// The compiled programs behind a load balancer that sends requests until /readyz is 503.

// A busy machine answers late.
const DRAIN_SECONDS = 3;
const EVERY_MS = 50;
const FAILED_CHECKS = 3;

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-drain-'));
  writeShellPage(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Status and `Connection` of a response on a new connection; the code of the error without one. */
async function ask(port, path) {
  try {
    const asked = request({ host: '127.0.0.1', port, path, agent: false, headers: { connection: 'keep-alive' } });
    const [response] = await once(asked.end(), 'response');
    response.resume();
    await once(response, 'end');
    return { result: response.statusCode, connection: response.headers.connection };
  } catch (error) {
    return { result: error.code };
  }
}

/** Sends a request every 50 ms, as a load balancer does, until three checks of /readyz have failed. */
async function balance(port, path) {
  const answers = [];
  let failed = 0;
  while (failed < FAILED_CHECKS) {
    const check = ask(port, '/readyz').then((given) => {
      if (given.result !== 200) failed += 1;
      return given;
    });
    answers.push(Promise.all([check, ask(port, path)]));
    await wait(EVERY_MS);
  }
  return Promise.all(answers);
}

test.each([
  ['packages/standalone/dist/main.js', '/api/projects'],
  ['gateway/dist/main.js', '/healthz'],
  ['rest-adapter/dist/main.js', '/api/projects'],
  ['packages/site/dist/main.js', '/healthz'],
])(
  '%s says at /readyz that it stops while it serves every request',
  async (program, page) => {
    const server = new ServerProcess(program, await findFreePort(), {
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SITE_ROOT: folder,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    });
    await server.start();
    const balanced = balance(server.port, page);
    await server.end('SIGTERM');
    expect(server.process.exitCode).toBe(0);
    const answers = await balanced;
    expect(new Set(answers.map(([, { result }]) => result))).toEqual(new Set([200]));
    const failed = answers.map(([check]) => check).filter(({ result }) => result !== 200);
    expect(failed.length).toBeGreaterThanOrEqual(FAILED_CHECKS);
    for (const check of failed) expect(check).toEqual({ result: 503, connection: 'close' });
    expect(await ask(server.port, '/readyz')).toEqual({ result: 'ECONNREFUSED' });
  },
  120_000,
);
