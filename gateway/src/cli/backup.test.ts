import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../platform/database';
import { openDatabase } from '../open-database';
import { seedDemo } from '../ops/demo/seed';
import { Post } from '../joining/blog/post.entity';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { operationSettings } from '../platform/metrics/operation-settings';
import { Setting, User } from '../access/records';
import { Fixtures } from '../testing/fixtures';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing/test-databases';
import { FolderStore } from '../platform/files/folder-store';
import { createBackup, restoreBackup } from './backup';
import { CommandError } from './command-error';

describe.each(databaseKinds)('a backup of %s', (kind) => {
  let place: TestDatabase;
  let other: TestDatabase;
  let folder: string;
  let file: string;
  let files: FolderStore;

  beforeAll(async () => {
    [place, other] = [await createTestDatabase(kind), await createTestDatabase(kind)];
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-backup-'));
    file = path.join(folder, 'copia');
    files = new FolderStore(path.join(folder, 'files'));
    await files.put(Buffer.from('escritura'));
    const database = await openDatabase(place.config);
    await migrate(database);
    await seedDemo(database);
    await new Fixtures(database).user('ñandú');
    await database.close();
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
    await Promise.all([place.drop(), other.drop()]);
  });

  test('a backup is written once, only for its owner, and its time is stored', async () => {
    const database = await openDatabase(place.config);
    try {
      expect(await createBackup(database, place.config, files, file)).toMatch(
        /has \d{3,} rows in \d+ tables and 1 files; its ledger is right, and sealed nowhere yet$/,
      );
      for (const written of [file, `${file}.files`]) expect((await stat(written)).mode & 0o077).toBe(0);
      const setting = await database.reader.findOneByOrFail(Setting, { name: operationSettings.lastBackup });
      expect(Date.now() - Date.parse(setting.value)).toBeLessThan(60_000);
      await expect(createBackup(database, place.config, files, file)).rejects.toThrow('exists already');
    } finally {
      await database.close();
    }
  });

  test('a backup is restored into an empty database, with everything that it had', async () => {
    const restored = new FolderStore(path.join(folder, 'restored'));
    expect(await restoreBackup(other.config, restored, file, false)).toMatch(
      /rows in \d+ tables and 1 files are restored; the ledger is right$/,
    );
    const [hash = ''] = await files.list();
    expect((await restored.read(hash)).toString()).toBe('escritura');
    const [source, target] = [await openDatabase(place.config), await openDatabase(other.config)];
    try {
      for (const entity of [User, Post, LedgerEntry]) {
        const rows = await target.reader.find(entity, { order: { id: 'ASC' } });
        expect(rows).toEqual(await source.reader.find(entity, { order: { id: 'ASC' } }));
      }
      expect(await target.reader.existsBy(User, { username: 'ñandú' })).toBe(true);
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  });

  test('a backup is not restored over data of users, with or without the flag', async () => {
    for (const replacesDemo of [false, true])
      await expect(restoreBackup(place.config, files, file, replacesDemo)).rejects.toThrow(CommandError);
  });

  test('a backup is restored over unused demonstration data only with the flag', async () => {
    const demo = await createTestDatabase(kind);
    try {
      const database = await openDatabase(demo.config);
      await migrate(database);
      await seedDemo(database);
      await database.close();
      await expect(restoreBackup(demo.config, files, file, false)).rejects.toThrow('--replace-demo');
      expect(await restoreBackup(demo.config, files, file, true)).toMatch('are restored');
    } finally {
      await demo.drop();
    }
  });

  test('that is damaged, missing or of another database is refused before anything changes', async () => {
    const empty = await createTestDatabase(kind);
    const damaged = path.join(folder, 'danada');
    try {
      const content = await readFile(file);
      await writeFile(damaged, content.subarray(0, Math.floor(content.length / 2)));
      await expect(restoreBackup(empty.config, files, damaged, false)).rejects.toThrow();
      await expect(restoreBackup(empty.config, files, path.join(folder, 'nada'), false)).rejects.toThrow(
        'cannot be read',
      );
      const foreign = path.join(folder, 'ajena');
      await appendFile(foreign, kind === 'sqlite' ? '-- MariaDB dump' : 'SQLite format 3\0');
      await expect(restoreBackup(empty.config, files, foreign, false)).rejects.toThrow('not of this database');
      expect(await restoreBackup(empty.config, files, file, false)).toMatch('are restored');
    } finally {
      await empty.drop();
    }
  });
});
