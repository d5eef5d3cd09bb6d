import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '@cimiento/contracts';
import { DataSource } from 'typeorm';
import type { Database, Entities, Work } from './database';
import { migrations } from './migrations/index.generated';
import { nextTurn } from './next-turn';
import { Outages } from './outages';
import { quietLogger } from './quiet-logger';
import { withRetry } from './retry';

type Role = 'reads' | 'writes';

/** The part of better-sqlite3's connection that is used here. */
type SqliteConnection = {
  pragma(query: string): unknown;
  function(name: string, options: { deterministic: boolean }, work: (value: unknown) => unknown): unknown;
};

// A search of a ledger of millions of entries steps through the pages of an index that the default of 16 MiB does not hold. Only pages
// that were read take memory.
const readCacheKiB = 64 * 1024;

function prepareConnection(connection: SqliteConnection, role: Role): void {
  connection.pragma('busy_timeout = 5000');
  // SQLite itself folds the case of ASCII letters only.
  connection.function('folded', { deterministic: true }, (value) =>
    typeof value === 'string' ? foldText(value) : value,
  );
  if (role === 'reads') {
    connection.pragma(`cache_size = -${readCacheKiB}`);
    return;
  }
  connection.pragma('journal_mode = WAL');
  // An acknowledged write survives a power cut too.
  connection.pragma('synchronous = FULL');
}

function createDataSource(file: string, role: Role, entities: Entities): DataSource {
  const source = new DataSource({
    type: 'better-sqlite3',
    database: file,
    readonly: role === 'reads',
    prepareDatabase: (connection: SqliteConnection) => prepareConnection(connection, role),
    entities,
    migrations,
    logger: quietLogger,
  });
  // SQLite accepts any type name, but TypeORM checks a list that lacks MariaDB's type for long text.
  source.driver.supportedDataTypes.push('mediumtext');
  return source;
}

/**
 * Creates the file and its folder for the account of the server alone; the files that SQLite puts beside it get the same mode. A folder that
 * is there keeps its own, which is the operator's. TypeORM would create both for everybody to read.
 */
function prepareFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // A file of an earlier release. One that another account owns keeps its mode.
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}

/** On an older Node the library ends the process without a word. */
function assertNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= 22) return;
  throw new Error(`SQLite needs Node 22 or newer; this is Node ${node}`);
}

/**
 * Opens the embedded database with two connections on one file (docs/decisions/0003): one reads and never sees uncommitted work, the
 * other runs one transaction at a time, in the order of the calls.
 */
export async function openSqlite(file: string, entities: Entities): Promise<Database> {
  assertNode();
  prepareFile(file);
  const writer = await createDataSource(file, 'writes', entities).initialize();
  const readSource = await createDataSource(file, 'reads', entities).initialize();
  let queue: Promise<unknown> = Promise.resolve();

  const transaction = <T>(work: Work<T>): Promise<T> => {
    const result = outages.follow(queue.then(() => withRetry(() => writer.transaction(work))));
    queue = result.then(nextTurn, nextTurn);
    return result;
  };

  const outages = new Outages({
    reach: async () => void (await readSource.query('SELECT 1')),
    // Writes a page of the file, and changes nothing: nobody uses this number.
    write: () => transaction(async (manager) => void (await manager.query('PRAGMA user_version = 0'))),
    abandon: () => undefined,
    intervalMs: 0,
  });

  return {
    kind: 'sqlite',
    reader: readSource.manager,
    dataSource: writer,
    transaction,
    getPoolUse: () => null,
    outages,
    close: async () => {
      outages.stop();
      await queue;
      await readSource.destroy();
      await writer.destroy();
    },
  };
}
