import { createGate, createTestDatabase, databaseKinds, type TestDatabase } from '../../testing';
import { openDatabase } from '../../open-database';
import type { Database } from './index';

describe.each(databaseKinds)('a transaction on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await database.dataSource.query('CREATE TABLE proof (id int PRIMARY KEY)');
  });

  beforeEach(() => database.transaction((manager) => manager.query('DELETE FROM proof')));

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const insert = 'INSERT INTO proof (id) VALUES (?)';

  const readIds = async (): Promise<number[]> => {
    const rows = await database.reader.query<{ id: number }[]>('SELECT id FROM proof ORDER BY id');
    return rows.map(({ id }) => id);
  };

  test('stores nothing of a statement that comes after it has failed', async () => {
    const { opened: failed, open } = createGate();
    let late: Promise<unknown> | undefined;
    const outcome = database.transaction(async (manager) => {
      await manager.query(insert, [1]);
      late = failed.then(() => manager.query(insert, [2]));
      throw new Error('refused');
    });
    await expect(outcome).rejects.toThrow('refused');
    const next = database.transaction(async (manager) => {
      open();
      await expect(late).rejects.toThrow();
      await manager.query(insert, [3]);
    });
    await next;
    expect(await readIds()).toEqual([3]);
  });

  test('stores nothing of a statement beside the one that failed', async () => {
    await database.transaction((manager) => manager.query(insert, [1]));
    const outcome = database.transaction((manager) =>
      Promise.all([manager.query(insert, [1]), manager.query(insert, [2]), manager.query(insert, [3])]),
    );
    await expect(outcome).rejects.toThrow(/unique|duplicate/i);
    expect(await readIds()).toEqual([1]);
  });

  test('continues after a violated constraint that its work expects', async () => {
    await database.transaction(async (manager) => {
      await manager.query(insert, [1]);
      await manager.query(insert, [1]).catch(() => undefined);
      await manager.query(insert, [2]);
    });
    expect(await readIds()).toEqual([1, 2]);
  });

  test('rolls back to the start of a nested one alone', async () => {
    await database.transaction(async (manager) => {
      await manager.query(insert, [1]);
      const nested = manager.transaction(async (inner) => {
        await inner.query(insert, [2]);
        throw new Error('refused');
      });
      await expect(nested).rejects.toThrow('refused');
      await manager.transaction((inner) => inner.query(insert, [3]));
    });
    expect(await readIds()).toEqual([1, 3]);
  });

  test.each(['COMMIT', 'ROLLBACK'])(
    'a transaction is not acknowledged when a statement has ended it by %s',
    async (end) => {
      const outcome = database.transaction(async (manager) => {
        await manager.query(insert, [1]);
        // As statements do that commit by themselves.
        await manager.query(`${end} `);
        await manager.query(insert, [2]);
      });
      await expect(outcome).rejects.toMatchObject({ name: 'TransactionEndedError' });
      await database.transaction((manager) => manager.query(insert, [3]));
      expect(await readIds()).toEqual(end === 'COMMIT' ? [1, 3] : [3]);
    },
  );
});
