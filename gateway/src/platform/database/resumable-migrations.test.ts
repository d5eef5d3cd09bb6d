import 'reflect-metadata';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { ExampleMigration4000000000000 } from '../../testing/example-migration';
import { createTestDatabase, type TestDatabase } from '../../testing/test-databases';
import { type Database, migrate } from './index';
import { openDatabase } from '../../open-database';

const interrupted = 'the process was killed';

/** Every query is interrupted in one test of so many: all in one would take too long on a busy machine. */
const parts = 4;

describe('a migration on MariaDB that ends in the middle', () => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase('mariadb');
    database = await openDatabase(place.config);
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  type Interruption = { isAfter: boolean; part: number };

  /** Runs migrations until one query of a part that was not met before; false when all have run. */
  const runToNext = async (known: Set<string>, { isAfter, part }: Interruption): Promise<boolean> => {
    let pending: string | null = null;
    const place = new Map<string, number>();
    try {
      await migrate(database, {
        onQuery: (sql) => {
          if (pending !== null) throw new Error(interrupted);
          const number = (place.get(sql) ?? 0) + 1;
          place.set(sql, number);
          const key = `${number} ${sql}`;
          if (known.has(key) || !/^\s*(?:ALTER|CREATE|DROP|INSERT|UPDATE|DELETE)/i.test(sql)) return;
          known.add(key);
          if (known.size % parts !== part) return;
          if (!isAfter) throw new Error(interrupted);
          pending = key;
        },
      });
      return false;
    } catch (error) {
      if (!String(error).includes(interrupted)) throw error;
      return true;
    }
  };

  test.each(
    [...Array(parts).keys()].flatMap((part) => [
      { when: 'before', isAfter: false, part },
      { when: 'after', isAfter: true, part },
    ]),
  )('continues when it ended $when any query of part $part, and changes rows once', async (interruption) => {
    const known = new Set<string>();
    let runs = 0;
    while (await runToNext(known, interruption)) runs += 1;
    expect(runs).toBeGreaterThan(100 / parts);
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(await verifyLedger(database.reader)).toEqual([]);
    await database.dataSource.query(
      "INSERT INTO post (slug, title, excerpt, content) VALUES ('uno', 't', 'e', 'c'), ('dos', 't', 'e', 'c')",
    );
    database.dataSource.migrations.push(new ExampleMigration4000000000000());
    while (await runToNext(known, interruption));
    expect(await database.dataSource.query('SELECT readers FROM post')).toEqual([{ readers: 10 }, { readers: 10 }]);
    expect(await database.reader.query('SELECT COUNT(*) AS steps FROM migration_progress')).toEqual([{ steps: '0' }]);
  });

  test('says which migration stopped at which query, and what to do', async () => {
    const stopped = migrate(database, {
      onQuery: (sql) => {
        if (sql.includes('CREATE TABLE `users`')) throw new Error('No space left on device');
      },
    });
    await expect(stopped).rejects.toThrow(
      /^The migration LineIdentity1768330000000 stopped at 'CREATE TABLE `users`.*No space left on device.*it continues there\.$/,
    );
  });
});
