import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

// The compiled programs, as people start them.

let server;
let folder;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-port-'));
  server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function start(program, settings = {}) {
  const { port } = server.address();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '0.0.0.0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const child = spawn(process.execPath, [join(ROOT, program)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  const [code] = await once(child, 'close');
  return { code, port, lines: Buffer.concat(output).toString('utf8').trim().split('\n') };
}

test.each(['packages/standalone/dist/main.js', 'gateway/dist/main.js', 'packages/site/dist/main.js'])(
  '%s says in one line that its port is taken',
  async (program) => {
    const { code, port, lines } = await start(program);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`(Port ${port} is taken|address already in use).*`))]);
  },
  60_000,
);

test('the server says in one line that it cannot write its data', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, lines } = await start('packages/standalone/dist/main.js', {
    DATA_DIR: file,
    PORT: String(await findFreePort()),
  });
  expect(lines).toEqual([
    expect.stringMatching(/^Cannot write the data in .*: check the folder's owner and permissions/),
  ]);
  expect(code).toBe(1);
}, 60_000);

test('the gateway says in one line that its database does not answer', async () => {
  const DATABASE_URL = 'mysql://cimiento:cimiento@127.0.0.1:1/cimiento';
  const { code, lines } = await start('gateway/dist/main.js', { DATABASE_URL, PORT: String(await findFreePort()) });
  expect(lines).toEqual([expect.stringMatching(/ECONNREFUSED|does not answer|cannot be reached/)]);
  expect(code).toBe(1);
}, 60_000);
