import { createEvidenceWatch } from '../../books/evidence/evidence-watch';
import { developmentSealKey } from '../../books/evidence/seal-key';
import { entities } from '../../entities.generated';
import { MariadbServer } from '../../testing/mariadb-server';
import type { Database } from './database';
import { openMysql } from './mysql';

const poolSize = 4;

const watch = createEvidenceWatch(developmentSealKey);

describe('a database of MariaDB', () => {
  let server: MariadbServer;
  let database: Database;

  const read = () => database.reader.query<{ one: string }[]>('SELECT 1 AS one');

  beforeAll(async () => {
    server = await MariadbServer.create();
    database = await openMysql(server.url, poolSize, entities, watch);
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

  test('a transaction reads what was committed since its first read', async () => {
    await database.reader.query('CREATE TABLE counter (value INT)');
    await database.reader.query('INSERT INTO counter VALUES (1)');
    const values = await database.transaction(async (manager) => {
      const readValue = async () => (await manager.query<{ value: number }[]>('SELECT value FROM counter'))[0]?.value;
      const before = await readValue();
      await database.transaction((other) => other.query('UPDATE counter SET value = 2'));
      return [before, await readValue()];
    });
    expect(values).toEqual([1, 2]);
  });

  test('counts the connections of its pool', async () => {
    await Promise.all(Array.from({ length: poolSize + 2 }, read));
    expect(database.getPoolUse()).toEqual({ open: poolSize, inUse: 0, waiting: 0 });
  });
});
