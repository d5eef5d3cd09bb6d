import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../open-database';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../testing/test-databases';
import { type Database, migrate, type MigrationEvent } from './index';
import { MigrationLock } from './migration-lock';

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;
  let events: MigrationEvent[];

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    events = [];
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const onEvent = (event: MigrationEvent) => void events.push(event);
  const listNames = () => database.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);

  test('each migration is reported when it starts and, with its time, when it has ended', async () => {
    await migrate(database, { onEvent });
    expect(events).toEqual(
      listNames().flatMap((migration) => [
        { state: 'migrating', migration },
        { state: 'migrated', migration, durationMs: expect.any(Number) },
      ]),
    );
    await migrate(database, { onEvent });
    expect(events).toHaveLength(2 * listNames().length);
  });

  test('other work of the process runs between the queries of a migration', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await migrate(database);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(listNames().length);
  });

  /** Keeps other processes from migrating until it is called. */
  const holdLock = async (other: Database): Promise<() => Promise<unknown>> => {
    if (kind === 'mariadb') {
      const lock = new MigrationLock(other.dataSource);
      expect(await lock.take()).toBe(true);
      return () => lock.release();
    }
    await other.dataSource.query('BEGIN IMMEDIATE');
    return () => other.dataSource.query('ROLLBACK');
  };

  test('waiting for another process is reported once, after a second, and ends with it', async () => {
    const other = await openDatabase(place.config);
    try {
      const release = await holdLock(other);
      const waiting = migrate(database, { onEvent });
      await wait(700);
      expect(events.filter(({ state }) => state === 'waiting')).toEqual([]);
      await wait(1300);
      expect(events.filter(({ state }) => state === 'waiting')).toHaveLength(1);
      await release();
      await waiting;
      expect(events.filter(({ state }) => state === 'migrated')).toHaveLength(listNames().length);
    } finally {
      await other.close();
    }
  });
});

describe('the lease of the migration on MariaDB', () => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase('mariadb');
    database = await openDatabase(place.config);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
    await place.drop();
  });

  const createLock = () => new MigrationLock(database.dataSource);

  test('a lease holds against a clock that is ahead, and a clock that is behind takes the next one', async () => {
    const holder = createLock();
    expect(await holder.take()).toBe(true);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    expect(await createLock().take()).toBe(false);
    await holder.release();
    jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
    const late = createLock();
    expect(await late.take()).toBe(true);
    await late.release();
  });

  test('a lease that would end later than any can, as one by a wrong clock, is taken over', async () => {
    const holder = createLock();
    await holder.take();
    await database.dataSource.query('UPDATE migration_lock SET expiresAt = ?', [Date.now() + 3_600_000]);
    const next = createLock();
    expect(await next.take()).toBe(true);
    await Promise.all([holder.release(), next.release()]);
  });
});
