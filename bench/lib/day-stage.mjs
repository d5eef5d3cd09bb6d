import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { ServerProcess } from '../../scripts/lib/server-process.mjs';
import { readMemory } from './memory.mjs';

// As long as the front proxy waits.
const answerLimitMs = 60_000;
const metricsToken = randomBytes(16).toString('hex');

const createSecret = () => randomBytes(32).toString('base64');

/** As a deployment runs it, except that administrators need no second factor, and no action a second administrator. */
export const createEnvironment = (folder, url) => ({
  NODE_ENV: 'production',
  COMPANY_EMAIL: 'hola@inversiones.ec',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  REMOTES_DIR: join(folder, 'remotes'),
  METRICS_TOKEN: metricsToken,
  SESSION_SECRET: createSecret(),
  ENCRYPTION_SECRET: createSecret(),
  IDENTITY_SECRET: createSecret(),
  SEAL_SECRET: createSecret(),
  ADMIN_SECOND_FACTOR: 'optional',
  APPROVALS: 'basic',
  IDENTITY_REQUIRED: 'off',
});

/** Remotes whose pages people of the day open. A gateway in production executes the operations of releases only. */
export const openedRemotes = ['mfe-investor', 'mfe-admin'];

/**
 * The operations that released pages send: name → id.
 * @param {string[]} folders of the apps, relative to the repository
 */
function readOperationIds(folders) {
  const lists = folders.map((folder) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'src/operations.generated.json'), 'utf8')),
  );
  return Object.fromEntries(
    lists.flatMap((list) => Object.entries(list).map(([id, text]) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], id])),
  );
}

/** The operations of these pages: name → id. */
export const readPageOperations = () => readOperationIds(['packages/session', ...openedRemotes]);

/** Two gateways, an adapter and a site. */
export async function startServers(environment) {
  const start = async (script) => {
    const server = new ServerProcess(script, await findFreePort(), environment, answerLimitMs);
    await server.start();
    return server;
  };
  const [gateway, adapter] = ['gateway/dist/main.js', 'rest-adapter/dist/main.js'];
  return {
    gateways: [await start(gateway), await start(gateway)],
    adapters: [await start(adapter)],
    sites: [await start('packages/site/dist/main.js')],
  };
}

async function readHeap(server) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await server.send('GET', '/metrics', undefined, headers);
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1] ?? NaN) / 2 ** 20;
}

/** Memory of each process, in MB: resident now and at most, and the used heap of those that serve metrics. */
export async function readServerMemory({ gateways, adapters, sites }) {
  const servers = [...gateways, ...adapters, ...sites];
  return Promise.all(
    servers.map(async (server) => ({
      name: server.script.split('/').at(-3),
      resident: readMemory(server.process.pid),
      most: readMemory(server.process.pid, 'VmHWM'),
      heap: sites.includes(server) ? NaN : await readHeap(server),
    })),
  );
}
