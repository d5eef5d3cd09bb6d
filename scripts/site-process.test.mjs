import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

// The compiled site as a separate process, as a container runs it.

const PAGE =
  '<html><head><script type="application/json" id="remotes"></script></head><body><div id="root"></div></body></html>';
const GOOD = {
  hola: { entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json', contract: 1, routes: { '/hola': 'public' } },
};

let folder;
let child;
let origin;
let lines;
let logged;

const put = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-site-'));
  put('shell/dist/app/index.html', PAGE);
  put('remotes/remotes.json', JSON.stringify(GOOD));
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SITE_ROOT: folder,
    REMOTES_DIR: join(folder, 'remotes'),
    LOG_LEVEL: 'info',
  };
  child = spawn(process.execPath, [join(ROOT, 'packages/site/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  logged = [];
  await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site did not start')));
    lines = createInterface({ input: child.stdout }).on('line', (line) => {
      logged.push(JSON.parse(line));
      if (line.includes('listening')) resolve();
    });
  });
});

afterAll(async () => {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'close');
  rmSync(folder, { recursive: true });
});

/** The first line of the log that fits: a process may answer before what it logged arrives. */
async function readLogged(isWanted) {
  while (!logged.some(isWanted)) await once(lines, 'line');
  return logged.find(isWanted);
}

test('the site stays ready with a damaged registry, and reports it in its log and in /readyz', async () => {
  const readReadiness = async () => {
    const response = await fetch(`${origin}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await readReadiness()).toEqual([
    200,
    { status: 'ok', version: expect.any(String), commit: expect.any(String), registry: [] },
  ]);
  put('remotes/remotes.json', `${JSON.stringify(GOOD)},`);
  const fault = { remote: '*', fault: expect.stringMatching(/^the registry cannot be read: \S[^\n]*$/) };
  expect(await readReadiness()).toMatchObject([200, { status: 'ok', registry: [fault] }]);
  expect(await (await fetch(`${origin}/remotes.json`)).json()).toEqual(GOOD);
  // pino's number of an error.
  expect(await readLogged(({ level }) => level === 50)).toMatchObject(fault);
  put('remotes/remotes.json', JSON.stringify({ ...GOOD, yo: null }));
  expect(await readReadiness()).toMatchObject([
    200,
    { status: 'ok', registry: [{ remote: 'yo', fault: 'it must be an object' }] },
  ]);
});

test('the site has no metrics, and no page in their place', async () => {
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
});
