import type { EntityManager } from 'typeorm';
import { createEvidenceWatch } from '../../books/evidence/evidence-watch';
import { developmentSealKey } from '../../books/evidence/seal-key';
import { entities } from '../../entities.generated';
import { DatabaseProxy } from '../../testing/database-proxy';
import { createGate } from '../../testing/gate';
import { MariadbServer } from '../../testing/mariadb-server';
import type { Database } from './database';
import { openMysql } from './mysql';

const insert = 'INSERT INTO proof (id, value) VALUES (?, 0)';

const watch = createEvidenceWatch(developmentSealKey);

describe('a change on a MariaDB server that fails', () => {
  let server: MariadbServer;
  let proxy: DatabaseProxy;
  let database: Database;
  let runs: number;

  beforeAll(async () => {
    server = await MariadbServer.create(['--innodb-rollback-on-timeout=ON']);
    proxy = await DatabaseProxy.create(server.url);
    database = await openMysql(proxy.url, 4, entities, watch);
    await server.run('CREATE TABLE proof (id int PRIMARY KEY, value int NOT NULL) ENGINE = InnoDB');
  });

  beforeEach(async () => {
    runs = 0;
    proxy.interfere = (bytes) => bytes;
    // Replaces the connections that the test before has ended.
    await database.outages.check();
    await server.run('DELETE FROM proof');
    await server.run('INSERT INTO proof VALUES (1, 0), (2, 0)');
  });

  afterAll(async () => {
    await database.close();
    proxy.close();
    await server.drop();
  });

  const change = (work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> =>
    database.transaction((manager) => {
      runs += 1;
      return work(manager);
    });

  const change3 = (): Promise<unknown> => change((manager) => manager.query(insert, [3]));

  /** The rows, after a change that is stored now: what is open on a connection would hold it up or take it along. */
  const readRows = async (): Promise<number[]> => {
    proxy.interfere = (bytes) => bytes;
    await database.outages.check();
    await database.transaction((manager) => manager.query('INSERT INTO proof (id, value) VALUES (100, 0)'));
    return (await server.run('SELECT id FROM proof ORDER BY id')).map((row) => Number(row['id']));
  };

  const cutAt = (statement: string, isPassedOn: boolean): void => {
    proxy.interfere = (bytes, client, target) => {
      if (!bytes.subarray(5).equals(Buffer.from(statement))) return bytes;
      if (isPassedOn) target.write(bytes, () => client.destroy());
      else client.destroy();
      return null;
    };
  };

  test.each(['START TRANSACTION', insert.replace('?', '3')])(
    'a change is neither stored nor acknowledged when %s is lost',
    async (statement) => {
      cutAt(statement, false);
      await expect(change3()).rejects.toMatchObject({ driverError: { fatal: true } });
      expect(await readRows()).toEqual([1, 2, 100]);
    },
  );

  test('a change is not stored when the connection is lost after its statement', async () => {
    cutAt(insert.replace('?', '3'), true);
    await expect(change3()).rejects.toMatchObject({ driverError: { fatal: true } });
    expect(await readRows()).toEqual([1, 2, 100]);
  });

  test.each([true, false])(
    'a change has an unknown outcome when COMMIT is lost, and is not tried again (%p)',
    async (isPassedOn) => {
      cutAt('COMMIT', isPassedOn);
      await expect(change3()).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
      expect(runs).toBe(1);
      expect(await readRows()).toEqual(isPassedOn ? [1, 2, 3, 100] : [1, 2, 100]);
    },
  );

  test.each([true, false])('a change is not stored when ROLLBACK is lost (%p)', async (isPassedOn) => {
    cutAt('ROLLBACK', isPassedOn);
    const outcome = change(async (manager) => {
      await manager.query(insert, [3]);
      throw new Error('refused');
    });
    await expect(outcome).rejects.toThrow('refused');
    expect(await readRows()).toEqual([1, 2, 100]);
  });

  test.each(['KILL', 'KILL QUERY'])('a change is not stored when it meets %s', async (kill) => {
    const outcome = change(async (manager) => {
      const [row] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
      await manager.query(insert, [3]);
      const sleeping = manager.query('SELECT SLEEP(30) FROM proof WHERE id = 1 FOR UPDATE');
      const isRunning = async (): Promise<boolean> =>
        (await server.run(`SELECT 1 FROM information_schema.processlist WHERE id = ${row?.id} AND info LIKE '%SLEEP%'`))
          .length > 0;
      const killed = sleeping.catch((error: unknown) => error);
      while (!(await isRunning()));
      await server.run(`${kill} ${row?.id}`);
      await killed;
      // The work continues all the same.
      await manager.query(insert, [4]);
    });
    await expect(outcome).rejects.toThrow();
    expect(await readRows()).toEqual([1, 2, 100]);
  });

  test('a change over idle connections that were ended is stored if it is acknowledged', async () => {
    const ids = await server.run(
      'SELECT id FROM information_schema.processlist WHERE db IS NOT NULL AND id <> CONNECTION_ID()',
    );
    for (const row of ids) await server.run(`KILL ${row['id']}`);
    const isStored = await change3().then(
      () => true,
      () => false,
    );
    expect((await readRows()).includes(3)).toBe(isStored);
  });

  test('a change is run again as a whole after a deadlock, and nothing of its first run is stored', async () => {
    const bump = (manager: EntityManager, id: number) =>
      manager.query('UPDATE proof SET value = value + 1 WHERE id = ?', [id]);
    let [first, second] = [0, 0];
    const { opened: met, open: meet } = createGate();
    let arrived = 0;
    const arrive = (run: number): Promise<void> | void => {
      if (run > 1) return;
      arrived += 1;
      if (arrived === 2) meet();
      return met;
    };
    // Each run has its own id, and a statement that waits behind the one that fails.
    await Promise.all([
      change(async (manager) => {
        first += 1;
        await bump(manager, 1);
        await arrive(first);
        await Promise.all([bump(manager, 2), manager.query(insert, [10 + first])]);
      }),
      change(async (manager) => {
        second += 1;
        await bump(manager, 2);
        await arrive(second);
        await Promise.all([bump(manager, 1), manager.query(insert, [20 + second])]);
      }),
    ]);
    expect(first + second).toBeGreaterThan(2);
    expect(await readRows()).toEqual([1, 2, 10 + first, 20 + second, 100]);
    expect((await server.run('SELECT value FROM proof WHERE id < 3')).map((row) => row['value'])).toEqual([2, 2]);
  });

  test.each(['awaits', 'swallows'])('a change is run again after a lock timeout whose error it %s', async (how) => {
    const { opened: released, open: release } = createGate();
    const { opened: isHeld, open: hold } = createGate();
    const holder = database.transaction(async (manager) => {
      await manager.query('SELECT * FROM proof WHERE id = 1 FOR UPDATE');
      hold();
      await released;
    });
    await isHeld;
    await change(async (manager) => {
      const run = runs;
      if (run > 1) release();
      await manager.query('SET SESSION innodb_lock_wait_timeout = 1');
      await manager.query(insert, [10 + run]);
      const locked = manager.query('SELECT * FROM proof WHERE id = 1 FOR UPDATE');
      await (how === 'swallows' ? locked.catch(() => undefined) : locked);
      await manager.query(insert, [20 + run]);
    });
    await holder;
    expect(runs).toBeGreaterThan(1);
    expect(await readRows()).toEqual([1, 2, 10 + runs, 20 + runs, 100]);
  });

  test('a change is not acknowledged when a statement has committed it by itself', async () => {
    const outcome = change(async (manager) => {
      await manager.query(insert, [3]);
      await manager.query('CREATE TABLE IF NOT EXISTS other (id int)');
      await manager.query(insert, [4]);
    });
    await expect(outcome).rejects.toMatchObject({ name: 'TransactionEndedError' });
    expect(await readRows()).toEqual([1, 2, 3, 100]);
  });

  test('a change is not stored when the server is killed in the middle', async () => {
    const outcome = change(async (manager) => {
      await manager.query(insert, [3]);
      await server.kill();
      await manager.query(insert, [4]);
    });
    await expect(outcome).rejects.toThrow();
    await server.start();
    expect(await readRows()).toEqual([1, 2, 100]);
  });

  test('a change is not stored while the server takes no changes', async () => {
    await server.run("CREATE USER serving@'%' IDENTIFIED BY 'x'");
    await server.run("GRANT SELECT, INSERT, UPDATE, DELETE ON cimiento.* TO serving@'%'");
    const url = new URL(server.url);
    Object.assign(url, { username: 'serving', password: 'x' });
    const serving = await openMysql(url.href, 2, entities, watch);
    try {
      await server.run('SET GLOBAL read_only = 1');
      await expect(serving.transaction((manager) => manager.query(insert, [3]))).rejects.toThrow(/read-only/);
      await serving.outages.prove();
      expect(serving.outages.kind).toBe('read-only');
      await server.run('SET GLOBAL read_only = 0');
      await serving.transaction((manager) => manager.query(insert, [4]));
      expect(await readRows()).toEqual([1, 2, 4, 100]);
    } finally {
      await serving.close();
    }
  });
});
