import { MariadbServer } from '../testing/mariadb-server';
import type { Database } from './database';
import { openMysql } from './mysql';

const poolSize = 4;

describe('a database on two servers', () => {
  let one: MariadbServer;
  let two: MariadbServer;
  let database: Database;

  // Unlike nodes of a cluster, they hold different rows, which tell which of them has answered.
  const readName = async (): Promise<string> => {
    const [row] = await database.reader.query<{ name: string }[]>('SELECT name FROM place');
    return row?.name ?? 'none';
  };

  const readAtOnce = (): Promise<string[]> => Promise.all(Array.from({ length: poolSize }, readName));

  beforeAll(async () => {
    [one, two] = await Promise.all([MariadbServer.create(), MariadbServer.create()]);
    for (const [server, name] of [[one, 'one'] as const, [two, 'two'] as const]) {
      await server.run('CREATE TABLE place (name varchar(10))');
      await server.run(`INSERT INTO place VALUES ('${name}')`);
    }
    const [first, second] = [new URL(one.url).host, new URL(two.url).host];
    database = await openMysql(one.url.replace(first, `${first},${second}`), poolSize);
  });

  afterAll(async () => {
    await Promise.all([one.drop(), two.drop()]);
    await database.close();
  });

  test('uses the first, and goes on to the other when it ends', async () => {
    expect(await readAtOnce()).toEqual(Array(poolSize).fill('one'));
    await one.stop();
    await database.outages.check();
    expect(await readName()).toBe('two');
  });

  test('goes back to the first once that has answered for a while, and breaks nothing off', async () => {
    await one.start();
    await database.outages.check();
    expect(await readAtOnce()).toEqual(Array(poolSize).fill('two'));
    const running = database.reader.query<{ name: string }[]>('SELECT name, SLEEP(1) FROM place');
    for (let look = 1; look < 5; look += 1) await database.outages.check();
    expect(await readName()).toBe('one');
    expect(await running).toMatchObject([{ name: 'two' }]);
    expect(await readAtOnce()).toEqual(Array(poolSize).fill('one'));
  });

  test('leaves a server that hangs', async () => {
    const thaw = await one.freeze();
    try {
      const waiting = readName();
      const outcome = expect(waiting).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      await database.outages.check();
      await outcome;
      expect(await readName()).toBe('two');
    } finally {
      thaw();
    }
  });

  test('is in an outage while neither answers, and recovers with either', async () => {
    await Promise.all([one.stop(), two.stop()]);
    await expect(database.outages.check()).rejects.toMatchObject({ name: 'OutageError', kind: 'unreachable' });
    await two.start();
    await database.outages.check();
    expect(await readName()).toBe('two');
    expect(database.outages.kind).toBeNull();
  });
});

test('opens on the second server when the first does not answer', async () => {
  const server = await MariadbServer.create();
  try {
    const database = await openMysql(server.url.replace('@', '@127.0.0.1:1,'), poolSize);
    expect(await database.reader.query('SELECT 1 AS one')).toMatchObject([{ one: expect.anything() }]);
    await database.close();
  } finally {
    await server.drop();
  }
});
