import { folded } from '@cimiento/contracts';
import { DataSource } from 'typeorm';
import type { Database, Work } from './database';
import { entities } from './entities';
import { migrations } from './migrations';
import { quietLogger } from './quiet-logger';
import { ReadCoalescer } from './read-coalescer';
import { withRetry } from './retry';

type Role = 'reads' | 'writes';

/** The part of better-sqlite3's connection that is used here. */
type SqliteConnection = {
  pragma(statement: string): unknown;
  function(name: string, options: { deterministic: boolean }, work: (value: unknown) => unknown): unknown;
};

function prepare(connection: SqliteConnection, role: Role): void {
  connection.pragma('busy_timeout = 5000');
  // SQLite's own comparisons know the letters of ASCII only.
  connection.function('folded', { deterministic: true }, (value) =>
    typeof value === 'string' ? folded(value) : value,
  );
  if (role === 'reads') return;
  connection.pragma('journal_mode = WAL');
  // An acknowledged write survives a power cut too.
  connection.pragma('synchronous = FULL');
}

function sourceOf(file: string, role: Role): DataSource {
  const source = new DataSource({
    type: 'better-sqlite3',
    database: file,
    readonly: role === 'reads',
    prepareDatabase: (connection: SqliteConnection) => prepare(connection, role),
    entities,
    migrations,
    logger: quietLogger,
  });
  // SQLite takes any type name; TypeORM's list just lacks the one that MariaDB needs for long texts.
  source.driver.supportedDataTypes.push('mediumtext');
  return source;
}

/**
 * The embedded database: two connections on one file. One only reads and never sees unfinished work; the other writes, one
 * transaction at a time, first come first served.
 */
export async function openSqlite(file: string): Promise<Database> {
  const writer = await sourceOf(file, 'writes').initialize();
  const readSource = await sourceOf(file, 'reads').initialize();
  const readings = new ReadCoalescer();
  let queue: Promise<unknown> = Promise.resolve();
  let transactionCount = 0;

  const transaction = <T>(work: Work<T>): Promise<T> => {
    const runOnce = () => writer.transaction(work).finally(() => (transactionCount += 1));
    const result = queue.then(() => withRetry(runOnce));
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    kind: 'sqlite',
    reader: readSource.manager,
    readCoalesced: (key, read) => readings.read(key, read),
    dataSource: writer,
    transaction,
    transactionCount: () => transactionCount,
    ping: async () => void (await readSource.query('SELECT 1')),
    close: async () => {
      await queue;
      await readSource.destroy();
      await writer.destroy();
    },
  };
}
