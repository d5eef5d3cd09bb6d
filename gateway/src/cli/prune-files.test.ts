import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Database } from '../platform/database';
import { FolderStore } from '../platform/files/folder-store';
import { seedDemo } from '../ops/demo/seed';
import { databaseKinds } from '../testing/test-databases';
import { catchUp } from './catch-up';
import { listMissing, pruneFiles } from './prune-files';
import { loadConfig } from '../platform/config/config';
import { type OpenTestDatabase, openTestDatabase } from '../testing/open-test-database';

describe.each(databaseKinds)('upkeep by commands on %s', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;
  let folder: string;
  let files: FolderStore;

  beforeEach(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-prune-'));
    files = new FolderStore(folder);
  });

  afterEach(async () => {
    await place.drop();
    await rm(folder, { recursive: true });
  });

  const makeOld = async (): Promise<void> => {
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const hash of await files.list()) await utimes(path.join(folder, hash.slice(0, 2), hash), before, before);
  };

  test('prune-files removes what no row has referred to for a day, and nothing else', async () => {
    await seedDemo(database, { files });
    const used = (await files.list()).length;
    const old = await files.put(Buffer.from('huérfano'));
    const again = await files.put(Buffer.from('se sube otra vez'));
    await makeOld();
    await files.put(Buffer.from('se sube otra vez'));
    const recent = await files.put(Buffer.from('reciente'));
    expect(await pruneFiles(database, files, true)).toBe(
      `1 contents without a row would be removed, of ${used + 3}; 2 without a row are younger than a day`,
    );
    expect(await files.list()).toHaveLength(used + 3);
    await pruneFiles(database, files, false);
    const left = await files.list();
    expect(left).toHaveLength(used + 2);
    expect(left).toEqual(expect.arrayContaining([again.sha256, recent.sha256]));
    expect(left).not.toContain(old.sha256);
  });

  test('contents that records refer to and that are not stored are missing', async () => {
    await seedDemo(database, { files });
    expect(await listMissing(database, files)).toEqual([]);
    const [lost = ''] = await files.list();
    await files.remove(lost);
    expect(await listMissing(database, files)).toEqual([lost]);
  });

  test('prune-files refuses the database of another installation', async () => {
    await files.put(Buffer.from('de otra'));
    await makeOld();
    await expect(pruneFiles(database, files, false)).rejects.toThrow('None of the 1 stored contents has a row');
    expect(await files.list()).toHaveLength(1);
  });

  test('catch-up runs every job to its end, and then says whether the books are right', async () => {
    await seedDemo(database);
    const lines: string[] = [];
    const config = {
      ...loadConfig({ NODE_ENV: 'test' }),
      filesDir: folder,
      sealHeadFile: path.join(folder, 'seal-head'),
    };
    expect(await catchUp(database, config, (line) => lines.push(line))).toMatch(
      /^The ledger is right: \d+ entries balance, [1-9]\d* seals form one chain/,
    );
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'seals',
      'reservations',
      'rounds',
      'identities',
      'pending-emails',
      'locked-accounts',
      'ledger-sums',
      'ledger-check',
      'retention',
      'pictures',
      'partial-files',
    ]);
  });
});
