import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  createTestDatabase,
  databaseKinds,
  findFreePort,
  RunningRequest,
  TestClient,
  type TestDatabase,
} from '@cimiento/gateway/testing';

const root = path.join(__dirname, '../..');
const run = promisify(execFile);

type Running = { url: string; process: ChildProcess };

const toEnvironment = ({ config }: TestDatabase): Record<string, string> =>
  config.kind === 'mysql' ? { DATABASE_URL: config.url } : { DATA_DIR: path.dirname(config.file) };

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const started: Running[] = [];

/** Starts a program, and waits until it is ready for as long as the caller's time limit allows. */
async function start(main: string, environment: Record<string, string>): Promise<Running> {
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...environment,
  };
  const running = {
    url: `http://127.0.0.1:${port}`,
    process: spawn(process.execPath, [path.join(root, main)], { env, stdio: 'inherit' }),
  };
  started.push(running);
  while (!(await isReady(running.url))) {
    if (running.process.exitCode !== null) throw new Error(`${main} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}

async function stop({ process: child }: Running): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ((await ended) as [number | null])[0];
}

// The processes run the emitted JavaScript, so it is brought up to date first.
beforeAll(
  () =>
    run(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-b', 'rest-adapter'], {
      cwd: root,
    }),
  60_000,
);

describe.each(databaseKinds)('gateway and REST adapter as two processes on one %s', (kind) => {
  let database: TestDatabase;
  let gateway: Running;
  let adapter: Running;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    gateway = await start('gateway/dist/main.js', toEnvironment(database));
    adapter = await start('rest-adapter/dist/main.js', { ...toEnvironment(database), DEMO_DATA: 'false' });
  }, 60_000);

  afterAll(async () => {
    for (const running of started.splice(0)) if (running.process.exitCode === null) await stop(running);
    await database.drop();
  });

  test('the adapter serves its own paths and health checks, and no path of the gateway', async () => {
    const client = new TestClient(adapter.url);
    expect((await client.request('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await client.request('GET', '/api/projects')).body.length).toBeGreaterThan(0);
    expect((await client.request('POST', '/graphql', { query: '{ __typename }' })).status).toBe(404);
  });

  test('a session of one process is valid in the other', async () => {
    const client = new TestClient(adapter.url);
    expect((await client.request('POST', '/api/auth/login', { username: 'maria', password: 'maria123' })).status).toBe(
      200,
    );
    const elsewhere = new TestClient(gateway.url);
    elsewhere.setCookie('cimiento.sid', client.cookie('cimiento.sid') ?? '');
    expect((await elsewhere.graphql('{ currentUser { username } }')).data).toEqual({
      currentUser: { username: 'maria' },
    });
  });

  test('the adapter accepts bodies of the same size as the gateway', async () => {
    const client = new TestClient(adapter.url);
    await client.request('POST', '/api/auth/login', { username: 'maria', password: 'maria123' });
    const order = (kilobytes: number) =>
      client.request('POST', '/api/user/orders', { fundedFrom: 'x'.repeat(kilobytes * 1024) });
    expect([(await order(2000)).status, (await order(2100)).status]).toEqual([400, 413]);
  });

  // The last test, because it stops the adapter.
  test('the adapter answers running requests after SIGTERM and exits with code 0', async () => {
    const login = await RunningRequest.start(`${adapter.url}/api/auth/login`);
    const code = stop(adapter);
    expect((await login.finish({ username: 'maria', password: 'maria123' })).status).toBe(200);
    expect(await code).toBe(0);
    expect(await isReady(adapter.url)).toBe(false);
  });
});

test('an invalid setting prints one line and exits with code 1', async () => {
  const failed = run(process.execPath, [path.join(root, 'rest-adapter/dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', SESSION_SECRET: '' },
  });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Configuration: SESSION_SECRET[^\n]*\n$/),
  });
});
