import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { entities } from '../../entities';
import { createSmallDisk, findMountObstacle, type SmallDisk } from '../../testing/small-disk';
import type { Database } from './database';
import { openSqlite } from './sqlite';

const readProgram = `
const file = process.argv[1];
const rows = new (require('better-sqlite3'))(file, { readonly: true }).prepare('SELECT id FROM proof ORDER BY id').all();
console.log(JSON.stringify(rows.map(({ id }) => id)));`;

/** What another process reads in the file. */
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

const obstacle = findMountObstacle();
const describeMounted = obstacle === null ? describe : describe.skip;

describeMounted(`a full disk under SQLite${obstacle === null ? '' : ` (${obstacle})`}`, () => {
  let disk: SmallDisk;
  let file: string;
  let database: Database;

  beforeEach(async () => {
    disk = createSmallDisk(8);
    file = path.join(disk.folder, 'cimiento.sqlite');
    database = await openSqlite(file, entities);
    await createProof(database);
  });

  afterEach(async () => {
    await database.close().catch(() => undefined);
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
});
