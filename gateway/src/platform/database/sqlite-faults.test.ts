import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { createEvidenceWatch } from '../../books/evidence/evidence-watch';
import { developmentSealKey } from '../../books/evidence/seal-key';
import { entities } from '../../entities.generated';
import { createTestGateway } from '../../testing';
import { createSmallDisk, findMountObstacle, type SmallDisk } from '../../testing/small-disk';
import type { Database } from './database';
import { openSqlite } from './sqlite';

const readProgram = `
const file = process.argv[1];
const rows = new (require('better-sqlite3'))(file, { readonly: true }).prepare('SELECT id FROM proof ORDER BY id').all();
console.log(JSON.stringify(rows.map(({ id }) => id)));`;

/** The file's content as another process reads it. */
const readElsewhere = (file: string): number[] =>
  JSON.parse(execFileSync(process.execPath, ['-e', readProgram, file], { encoding: 'utf8' })) as number[];

const insert = (database: Database, id: number, size = 10): Promise<unknown> =>
  database.transaction((manager) => manager.query('INSERT INTO proof VALUES (?, ?)', [id, 'x'.repeat(size)]));

const createProof = (database: Database): Promise<unknown> =>
  database.transaction((manager) => manager.query('CREATE TABLE proof (id integer PRIMARY KEY, text text)'));

/** Stores three rows, which another process must see at once and after a restart, with those that were stored before. */
async function expectStores(database: Database, file: string, before: number[]): Promise<void> {
  for (const id of [1001, 1002, 1003]) await insert(database, id);
  expect(readElsewhere(file)).toEqual([...before, 1001, 1002, 1003]);
  await database.close();
  expect(readElsewhere(file)).toEqual([...before, 1001, 1002, 1003]);
}

const nothing = (): void => undefined;

const obstacle = findMountObstacle();
const describeMounted = obstacle === null ? describe : describe.skip;

const watch = createEvidenceWatch(developmentSealKey);

describeMounted(`a full disk under SQLite${obstacle === null ? '' : ` (${obstacle})`}`, () => {
  let disk: SmallDisk;
  let file: string;
  let database: Database;

  beforeEach(async () => {
    disk = createSmallDisk(8);
    file = path.join(disk.folder, 'cimiento.sqlite');
    database = await openSqlite(file, entities, watch);
    await createProof(database);
  });

  afterEach(async () => {
    await database.close().catch(nothing);
    disk.drop();
  });

  // A small change meets the full disk at COMMIT; a large one in the middle, when it leaves the cache.
  test.each([10, 30_000_000])('loses nothing that was acknowledged after changes of %p bytes', async (size) => {
    await insert(database, 1);
    disk.fill();
    const outcomes = await Promise.allSettled([2, 3, 4].map((id) => insert(database, id, size)));
    const stored = [2, 3, 4].filter((_id, index) => outcomes[index]?.status === 'fulfilled');
    // What fits in the page that was there already is stored.
    expect(stored.length).toBeLessThan(3);
    disk.free();
    await expectStores(database, file, [1, ...stored]);
  });

  test('the check in /readyz is the first to say that nothing is stored', async () => {
    await database.close();
    disk.drop();
    disk = createSmallDisk(32);
    file = path.join(disk.folder, 'cimiento.sqlite');
    const served = await createTestGateway('sqlite', { database: { kind: 'sqlite', file } });
    const readState = async () => (await served.client().request('GET', '/readyz')).body as { database?: string };
    try {
      // What is written over is not new.
      await served.gateway.database.dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
      expect((await readState()).database).toBeUndefined();
      disk.fill();
      while ((await readState()).database !== 'read-only');
      disk.free();
      const startedAt = Date.now();
      while ((await readState()).database !== undefined);
      expect(Date.now() - startedAt).toBeLessThan(10_000);
    } finally {
      await served.close();
    }
  });
});

describe('a change on SQLite that fails', () => {
  let folder: string;
  let file: string;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cimiento-faults-'));
    file = path.join(folder, 'cimiento.sqlite');
    database = await openSqlite(file, entities, watch);
    await createProof(database);
    await insert(database, 1);
  });

  afterEach(async () => {
    await database.close().catch(nothing);
    rmSync(folder, { recursive: true });
  });

  const limitPages = async (): Promise<void> => {
    const [row] = await database.dataSource.query<{ page_count: number }[]>('PRAGMA page_count');
    await database.dataSource.query(`PRAGMA max_page_count = ${row?.page_count}`);
  };

  test('a change is stored as a whole or not at all when its work continues after a full disk', async () => {
    await limitPages();
    const isStored = await database
      .transaction(async (manager) => {
        const put = (id: number, size: number) =>
          manager.query('INSERT INTO proof VALUES (?, ?)', [id, 'x'.repeat(size)]);
        await put(2, 1);
        await Promise.allSettled([put(3, 100_000), put(4, 1)]);
        await put(5, 1);
      })
      .then(
        () => true,
        () => false,
      );
    await expectStores(database, file, isStored ? [1, 2, 4, 5] : [1]);
  });

  test('a change is not stored while the file takes no changes', async () => {
    await database.dataSource.query('PRAGMA query_only = 1');
    await expect(insert(database, 2)).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    expect(database.outages.kind).toBe('read-only');
    await database.dataSource.query('PRAGMA query_only = 0');
    await expectStores(database, file, [1]);
  });

  // The system refuses to let a file grow. The signal that comes with it would end the process.
  beforeAll(() => process.on('SIGXFSZ', nothing));
  afterAll(() => process.off('SIGXFSZ', nothing));

  const limitFileSize = (bytes: number | 'unlimited'): void =>
    void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);

  test.each([10, 30_000_000])('a change is not stored when writing %p bytes fails', async (size) => {
    try {
      limitFileSize(statSync(`${file}-wal`).size);
      await expect(insert(database, 2, size)).rejects.toMatchObject({ code: 'SQLITE_IOERR_WRITE' });
      await database.outages.check();
      expect(database.outages.kind).toBe('read-only');
    } finally {
      limitFileSize('unlimited');
    }
    await database.outages.check();
    expect(database.outages.kind).toBeNull();
    await expectStores(database, file, [1]);
  });

  test('a change waits for another process that has the file, and holds up no reader', async () => {
    const other = new DataSource({ type: 'better-sqlite3', database: file });
    await other.initialize();
    await other.query('BEGIN IMMEDIATE');
    const stored = insert(database, 2);
    // A health check that waits for it says what was known.
    await database.outages.prove();
    expect(database.outages.kind).toBeNull();
    await other.query('COMMIT');
    await other.destroy();
    await stored;
    await expectStores(database, file, [1, 2]);
  });
});
