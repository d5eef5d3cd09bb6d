import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port';
import { TestClient } from './test-client';
import type { TestDatabase } from './test-databases';

// The compiled program, as it is deployed. `npm run types` builds it.
const program = path.resolve(__dirname, '../../dist/main.js');

/** A running gateway process and a client of it. */
export type GatewayProcess = { client: TestClient; process: ChildProcess };

const toEnvironment = ({ config }: TestDatabase): Record<string, string> =>
  config.kind === 'mysql' ? { DATABASE_URL: config.url } : { DATA_DIR: path.dirname(config.file) };

/**
 * Starts a gateway process on a database, and does not wait for it.
 * @param settings more variables of its environment.
 */
export async function spawnGatewayProcess(
  place: TestDatabase,
  settings: Record<string, string> = {},
): Promise<GatewayProcess> {
  const port = await findFreePort();
  const environment = {
    PORT: String(port),
    HOST: '127.0.0.1',
    ...toEnvironment(place),
    ADDRESS_TRIES: '100000',
    GRAPHQL_REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...environment }, stdio: 'inherit' });
  return { client: new TestClient(`http://127.0.0.1:${port}`), process: child };
}

/** Waits until /readyz answers with a status. @returns the body of that answer */
export async function waitForReadiness({ client, process: child }: GatewayProcess, status: number): Promise<unknown> {
  for (;;) {
    const answer = await client.request<unknown>('GET', '/readyz').catch(() => null);
    if (answer?.status === status) return answer.body;
    if (child.exitCode !== null) throw new Error('The gateway did not start');
    await wait(50);
  }
}

/** The same, and waits until it is ready. Loads the demonstration data if the database is empty. */
export async function startGatewayProcess(
  place: TestDatabase,
  settings: Record<string, string> = {},
): Promise<GatewayProcess> {
  const running = await spawnGatewayProcess(place, settings);
  await waitForReadiness(running, 200);
  return running;
}

/** Stops a gateway process: gracefully, or at once with SIGKILL. */
export async function stopGatewayProcess(
  { process: child }: GatewayProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
