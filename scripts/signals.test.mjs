import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

// The compiled programs, as a supervisor runs them. A closed terminal and some rotations of logs send SIGHUP.

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-signal-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each(['packages/standalone/dist/main.js', 'gateway/dist/main.js', 'packages/site/dist/main.js'])(
  'SIGHUP ends %s in order, as SIGTERM does',
  async (program) => {
    const port = await findFreePort();
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [join(ROOT, program)], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!(await isReady(port)) && child.exitCode === null) await wait(50);
    child.kill('SIGHUP');
    expect(await ended).toEqual([0, null]);
  },
  60_000,
);
