import { entities } from '../../entities';
import { MariadbServer } from '../../testing/mariadb-server';
import type { Database } from './database';
import { openMysql } from './mysql';

const poolSize = 4;

describe('a database of MariaDB', () => {
  let server: MariadbServer;
  let database: Database;

  const read = () => database.reader.query<{ one: string }[]>('SELECT 1 AS one');

  beforeAll(async () => {
    server = await MariadbServer.create();
    database = await openMysql(server.url, poolSize, entities);
  });

  afterAll(async () => {
    await server.drop();
    await database.close();
  });

  test('a database is in an outage while its server is gone, and recovers with it', async () => {
    await server.stop();
    await expect(database.outages.check()).rejects.toMatchObject({ name: 'OutageError', kind: 'unreachable' });
    await server.start();
    await database.outages.check();
    expect(await read()).toHaveLength(1);
    expect(database.outages.kind).toBeNull();
  });

  test('ends the calls that wait for a server that hangs', async () => {
    await read();
    const thaw = await server.freeze();
    try {
      const outcome = expect(read()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      await expect(database.outages.check()).rejects.toMatchObject({ kind: 'unreachable' });
      await outcome;
    } finally {
      thaw();
    }
    await database.outages.check();
    expect(await read()).toHaveLength(1);
  });

  test('counts the connections of its pool', async () => {
    await Promise.all(Array.from({ length: poolSize + 2 }, read));
    expect(database.getPoolUse()).toEqual({ open: poolSize, inUse: 0, waiting: 0 });
  });
});
