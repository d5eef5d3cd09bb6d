import { openDatabase } from '../../open-database';
import { createTestDatabase, type TestDatabase } from '../../testing';
import {
  type GatewayProcess,
  spawnGatewayProcess,
  stopGatewayProcess,
  waitForReadiness,
} from '../../testing/gateway-process';
import type { Database } from '../database';
import { MigrationLock } from '../database/migration-lock';
import { build } from '@cimiento/server';

// The process runs the compiled program, which may know its commit.
const stated = { version: build.version, commit: expect.any(String) };

describe('a gateway process that waits for another one to migrate', () => {
  let place: TestDatabase;
  let database: Database;
  let lock: MigrationLock;
  let running: GatewayProcess;

  beforeEach(async () => {
    place = await createTestDatabase('mariadb');
    database = await openDatabase(place.config);
    lock = new MigrationLock(database.dataSource);
    await lock.take();
    running = await spawnGatewayProcess(place);
  });

  afterEach(async () => {
    await lock.release();
    await stopGatewayProcess(running);
    await database.close();
    await place.drop();
  });

  test('answers from its first moment, with what it does and its version, and serves afterwards', async () => {
    expect(await waitForReadiness(running, 503)).toMatchObject({ status: 'unavailable', ...stated });
    const { client } = running;
    for (let state: unknown; state !== 'waiting';)
      ({ state } = (await waitForReadiness(running, 503)) as { state: string });
    expect(await client.request('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const refused = await client.request('POST', '/graphql', { query: '{ __typename }' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const extensions = { code: 'UNAVAILABLE', status: 503, retryAfter: 5 };
    expect(refused.body).toEqual({ errors: [{ message: expect.stringContaining('está arrancando'), extensions }] });
    await lock.release();
    expect(await waitForReadiness(running, 200)).toEqual({ status: 'ok', ...stated });
    expect((await client.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test('stops at once when it is told to', async () => {
    await waitForReadiness(running, 503);
    await stopGatewayProcess(running);
    expect(running.process.exitCode).toBe(0);
  });
});
