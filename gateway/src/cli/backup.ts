import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { MoreThan } from 'typeorm';
import { AuditEntry, Setting, User } from '../access/records';
import { type Database, type DatabaseConfig, isUpToDate, migrate } from '../platform/database';
import { openDatabase } from '../open-database';
import { demoUsers } from '../ops/demo/data';
import { skipNumbers } from '../messages/webhooks/number-events';
import { copyFiles, type FileStore } from '../platform/files/file-store';
import { FolderStore } from '../platform/files/folder-store';
import { findHead, LedgerSealService } from '../books/evidence/ledger-seal.service';
import { formatHead } from '../books/evidence/seal-head';
import { writeMark } from '../books/evidence/marks';
import { readWitness, writeWitness } from '../books/evidence/seal-witness';
import { developmentSealKey, type SealKey } from '../books/evidence/seal-key';
import { verifyLedger } from '../books/evidence/verify-ledger';
import { operationSettings } from '../platform/metrics/operation-settings';
import { CommandError } from './command-error';
import { prepareReplay, runReplay, type Until } from './mariadb-binlog';
import { dumpMariadb, loadMariadb, type RowCounts, readDump } from './mariadb-dump';
import { listMissing } from './prune-files';

const sqliteHeader = 'SQLite format 3\0';

const sumRows = (counts: RowCounts): number => [...counts.values()].reduce((sum, rows) => sum + rows, 0);

/** Rows of every table, by its name. */
async function countRows({ reader, kind }: Database): Promise<RowCounts> {
  const sql =
    kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
      : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()';
  const tables = await reader.query<{ name: string }[]>(sql);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await reader.query<{ total: string | number }[]>(`SELECT COUNT(*) AS total FROM ${name}`);
    counts.set(name, Number(row?.total));
  }
  return counts;
}

async function assertLedger({ reader }: Database, key: SealKey): Promise<void> {
  const [fault] = await verifyLedger(reader, key);
  if (fault) throw new CommandError(`The ledger is wrong: ${fault.subject}: ${fault.rule}`);
}

async function withDatabase<T>(
  place: DatabaseConfig,
  key: SealKey,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place, key);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Checks a copy of an SQLite file and returns its rows. */
const checkSqliteCopy = (file: string, key: SealKey): Promise<RowCounts> =>
  withDatabase({ kind: 'sqlite', file }, key, async (copy) => {
    const [result] = await copy.reader.query<{ integrity_check: string }[]>('PRAGMA integrity_check');
    if (result?.integrity_check !== 'ok') throw new CommandError(`The copy is damaged: ${result?.integrity_check}`);
    // The rules of the books are those of this version.
    if (await isUpToDate(copy.dataSource)) await assertLedger(copy, key);
    return countRows(copy);
  });

async function writeBackup(database: Database, place: DatabaseConfig, file: string, key: SealKey): Promise<RowCounts> {
  if (place.kind === 'mysql') {
    if (await isUpToDate(database.dataSource)) await assertLedger(database, key);
    return dumpMariadb(place.url, file);
  }
  // A snapshot beside running servers; the backup API of the library starts again with each write of another process.
  await database.reader.query('VACUUM INTO ?', [file]);
  return checkSqliteCopy(file, key);
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Notes in the chain that the books were restored, and makes its head the one that this machine keeps: the links after the backup are gone, and
 * `verify-ledger` says so instead of failing. Events get numbers that none had.
 */
export async function noteRestore(database: Database, file: string, key: SealKey): Promise<string> {
  const [before, restored] = [await readWitness(file), await findHead(database.reader)];
  const position = restored?.position ?? 0;
  const note = before && formatHead(before);
  await database.transaction(async (manager) => {
    await writeMark(manager, key, 'restored', position, note);
    await skipNumbers(manager);
  });
  await new LedgerSealService(database, key).sealAll();
  const head = await findHead(database.reader);
  if (head) await writeWitness(file, head);
  return `Noted in the seals: restored to seal ${position}; the head before was ${note ?? 'not kept on this machine'}`;
}

/** Folder beside a backup with the contents of the files that its rows refer to. */
const toFilesFolder = (file: string): string => `${file}.files`;

async function copyAllFiles(from: FileStore, to: FileStore): Promise<number> {
  try {
    return await copyFiles(from, to);
  } catch (error) {
    throw new CommandError(`The files cannot be copied: ${(error as Error).message}`);
  }
}

/**
 * Writes a backup of a database that is in use and of its files, and notes when. It is `file` and the folder `file.files`. The database may be
 * of an earlier version: it is copied as it is, and its books are then left to that version. What it says has the head of the seals.
 * @throws CommandError when one of them exists, the books are wrong or a file is damaged
 */
export async function createBackup(
  database: Database,
  place: DatabaseConfig,
  files: FileStore,
  file: string,
  key: SealKey = developmentSealKey,
): Promise<string> {
  const folder = toFilesFolder(file);
  for (const target of [file, folder]) if (await exists(target)) throw new CommandError(`${target} exists already`);
  const partial = `${file}.partial`;
  const partialFolder = `${folder}.partial`;
  const removePartial = async (): Promise<void> => {
    await rm(partial, { force: true });
    await rm(partialFolder, { recursive: true, force: true });
  };
  await removePartial();
  try {
    // Before the content: it holds personal data.
    await (await open(partial, 'w', 0o600)).close();
    await mkdir(partialFolder, { mode: 0o700 });
    const isCurrent = await isUpToDate(database.dataSource);
    const head = isCurrent ? await findHead(database.reader) : null;
    const counts = await writeBackup(database, place, partial, key);
    // After the rows: a content is stored before the row that refers to it.
    const fileCount = await copyAllFiles(files, new FolderStore(partialFolder));
    await rename(partialFolder, folder);
    await rename(partial, file);
    const size = `The backup ${file} has ${sumRows(counts)} rows in ${counts.size} tables and ${fileCount} files`;
    if (!isCurrent) return `${size}; its tables are of an earlier version, which can check its ledger`;
    const at = new Date().toISOString();
    await database.transaction((manager) =>
      manager.upsert(Setting, { name: operationSettings.lastBackup, value: at }, ['name']),
    );
    return `${size}; its ledger is right, and sealed ${head ? `through ${formatHead(head)}` : 'nowhere yet'}`;
  } finally {
    await removePartial();
  }
}

async function assertKind(place: DatabaseConfig, file: string): Promise<void> {
  const handle = await open(file).catch(() => {
    throw new CommandError(`${file} cannot be read`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(sqliteHeader.length), 0, sqliteHeader.length, 0);
    const kind = buffer.toString('latin1') === sqliteHeader ? 'sqlite' : 'mysql';
    if (kind !== place.kind)
      throw new CommandError(
        `${file} is a backup of ${kind === 'sqlite' ? 'SQLite' : 'MariaDB'}, not of this database`,
      );
  } finally {
    await handle.close();
  }
}

/** Whether nobody has used the demonstration data: no other accounts, and nothing in the audit log. */
async function isFreshDemo({ reader }: Database): Promise<boolean> {
  const names = new Set(demoUsers.map(({ username }) => username));
  const people = await reader.find(User, { select: { id: true, username: true } });
  return (
    people.every(({ username }) => names.has(username)) && !(await reader.existsBy(AuditEntry, { id: MoreThan(0) }))
  );
}

async function assertReplaceable(database: Database, replacesDemo: boolean): Promise<void> {
  if (!(await database.reader.exists(User))) return;
  if (replacesDemo && (await isFreshDemo(database))) return;
  throw new CommandError(
    replacesDemo
      ? 'The database has more than fresh demonstration data: restore into an empty one'
      : 'The database is not empty: restore into an empty one, or add --replace-demo for fresh demonstration data',
  );
}

async function replaceSqlite(target: string, file: string, key: SealKey): Promise<RowCounts> {
  const partial = `${target}.partial`;
  await copyFile(file, partial);
  const counts = await checkSqliteCopy(partial, key);
  // Changes that belong to the file that goes.
  for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
  await rename(partial, target);
  return counts;
}

const listDifferences = (expected: RowCounts, found: RowCounts): string[] =>
  [...expected].filter(([table, rows]) => found.get(table) !== rows).map(([table]) => table);

/**
 * Replaces an empty database by a backup, adds its files, brings its tables up to date and checks them. No server may use the database during the restore.
 * @param replacesDemo whether demonstration data that nobody has used counts as empty.
 * @param until the changes between the backup and then are repeated too.
 * @throws CommandError when the database is not empty, or when rows or books are not those of the backup
 */
export async function restoreBackup(
  place: DatabaseConfig,
  files: FileStore,
  file: string,
  replacesDemo: boolean,
  key: SealKey = developmentSealKey,
  until: Until | null = null,
): Promise<string> {
  await assertKind(place, file);
  if (until && place.kind === 'sqlite') throw new CommandError('--until needs MariaDB: SQLite keeps no log of changes');
  const replay = until && place.kind === 'mysql' ? await prepareReplay(place.url, file, until) : null;
  await withDatabase(place, key, async (database) => {
    await migrate(database);
    await assertReplaceable(database, replacesDemo);
  });
  // Before the rows, so that none ever refers to a content that is not there.
  const fileCount = await copyAllFiles(new FolderStore(toFilesFolder(file)), files);
  const expected =
    place.kind === 'sqlite'
      ? await replaceSqlite(place.file, file, key)
      : await readDump(file).then(async ({ rows }) => {
          await loadMariadb(place.url, file);
          return rows;
        });
  return withDatabase(place, key, async (database) => {
    const wrong = listDifferences(expected, await countRows(database));
    if (wrong.length > 0)
      throw new CommandError(`These tables do not have the rows of the backup: ${wrong.join(', ')}`);
    if (replay) await runReplay(replay);
    await migrate(database);
    await assertLedger(database, key);
    const missing = await listMissing(database, files);
    return [
      `${sumRows(expected)} rows in ${expected.size} tables and ${fileCount} files are restored`,
      ...(replay
        ? [`${replay.rows} changes of rows are repeated, in a log whose last transaction was ${replay.last}`]
        : []),
      ...(missing.length > 0 ? [`${missing.length} contents that records refer to are not stored`] : []),
      'the ledger is right',
    ].join('; ');
  });
}
