import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';
import { ROOT } from './root.mjs';

// The first start creates the demonstration data, which takes seconds, and a minute on a machine that is busy with tests.
const START_LIMIT_MS = 180_000;

/**
 * The gateway for the development servers: the one at GATEWAY_URL, else one that this starts on an embedded database with demo data. It
 * ends with this process.
 * @param {string} dataDir folder of the embedded database
 * @returns {Promise<{url: string, own: boolean}>}
 */
export async function startDevGateway(dataDir) {
  if (process.env.GATEWAY_URL) return { url: process.env.GATEWAY_URL, own: false };
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADDRESS_TRIES: '100000',
    DRAIN_SECONDS: '0',
  };
  const child = spawn(process.execPath, [join(ROOT, 'gateway/dist/main.js')], { env, stdio: 'inherit' });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + START_LIMIT_MS; !(await isReady(url));) {
    if (child.exitCode !== null) throw new Error('The gateway did not start: see above');
    if (Date.now() > deadline)
      throw new Error(`The gateway did not answer within ${START_LIMIT_MS / 1000} s: try again`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, own: true };
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
