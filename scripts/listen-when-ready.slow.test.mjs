import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './lib/free-port.mjs';
import { ServerProcess } from './lib/server-process.mjs';
import { writeShellPage } from './lib/shell-page.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-listen-'));
  writeShellPage(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Statuses of /readyz while a program starts on an empty database; null without an answer. */
async function watchStart(program, settings) {
  const data = mkdtempSync(join(folder, 'data-'));
  const environment = { HOST: '127.0.0.1', DATA_DIR: data, SITE_ROOT: folder, LOG_LEVEL: 'silent', ...settings };
  const server = new ServerProcess(program, await findFreePort(), environment);
  const statuses = new Set();
  let isStarted = false;
  const watching = (async () => {
    while (!isStarted) {
      const answer = fetch(`http://127.0.0.1:${server.port}/readyz`);
      statuses.add(
        await answer.then(
          ({ status }) => status,
          () => null,
        ),
      );
      await wait(5);
    }
  })();
  await server.start().finally(() => (isStarted = true));
  await watching;
  await server.end('SIGTERM');
  return statuses;
}

test.each(['gateway/dist/main.js', 'packages/standalone/dist/main.js'])(
  '%s opens its port late with LISTEN_WHEN_READY, else before it migrates',
  async (program) => {
    expect(await watchStart(program, { LISTEN_WHEN_READY: '1' })).not.toContain(503);
    expect(await watchStart(program, {})).toContain(503);
  },
  180_000,
);
