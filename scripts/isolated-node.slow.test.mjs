import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startGalera } from './galera.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { query, ServerProcess } from './lib/server-process.mjs';

const LOGIN = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const isolate = (node, is) => query(node.url, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${is}'`);

let [folder, cluster, gateway] = [];

/** Signs in, which stores a session. @returns the code of the error; null when it worked */
async function signIn() {
  const input = { username: 'maria', password: 'maria123' };
  const { errors } = await gateway.ask(LOGIN, { input });
  return errors ? errors[0].extensions.code : null;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-isolated-'));
  cluster = await startGalera();
  gateway = new ServerProcess('gateway/dist/main.js', await findFreePort(), {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    ADDRESS_TRIES: '100000',
    DATABASE_URL: cluster.url,
  });
  await gateway.start();
}, 300_000);

afterAll(async () => {
  await gateway?.end('SIGTERM');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a node that no longer reaches the others is left, and the gateway answers 503 until then', async () => {
  const [node] = cluster.nodes;
  await isolate(node, 1);
  try {
    const refusals = new Set();
    // The node misses the others after five seconds.
    for (let hasLeft = false; !hasLeft; await wait(100)) {
      const [{ Value: isReady }] = await query(node.url, "SHOW STATUS LIKE 'wsrep_ready'");
      const code = await signIn();
      if (code !== null) refusals.add(code);
      hasLeft = isReady === 'OFF' && code === null;
    }
    expect([...refusals]).toEqual(['UNAVAILABLE']);
  } finally {
    await isolate(node, 0);
  }
}, 120_000);
