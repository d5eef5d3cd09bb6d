import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '@cimiento/contracts';
import { DataSource, type QueryRunner } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { Database, Entities, RowWatch, Work } from './database';
import { migrations } from './migrations/index.generated';
import { OutageError } from './outage-error';
import { Outages } from './outages';
import { quietLogger } from './quiet-logger';
import { withRetry } from './retry';
import { runTransaction } from './transaction';
import { Turns } from './turns';

type Role = 'reads' | 'writes';

/** The part of better-sqlite3's connection that is used here. */
type SqliteConnection = {
  inTransaction: boolean;
  pragma(query: string): unknown;
  function(name: string, options: { deterministic: boolean }, work: (value: unknown) => unknown): unknown;
};

// A search of a ledger of millions of entries steps through the pages of an index that the default of 16 MiB does not hold. Only pages
// that were read take memory.
const readCacheKiB = 64 * 1024;

/**
 * Time that SQLite waits for another process that writes, in ms. It is short, because nothing else runs in this process then; the work is tried again
 * for as long as `withRetry` does.
 */
export const sqliteBusyTimeoutMs = 5;

function prepareConnection(connection: SqliteConnection, role: Role): void {
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
  // From now on: until here nothing else waits.
  connection.pragma(`busy_timeout = ${sqliteBusyTimeoutMs}`);
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

/** The connection that writes. It is replaced after a transaction whose end is in doubt. */
class Writer {
  private readonly driver: BetterSqlite3Driver;
  private isBroken = false;
  /** Prepared statements, which outlive the runner of one transaction. */
  private statements = new Map<string, unknown>();

  constructor(
    readonly source: DataSource,
    private readonly watch: RowWatch,
  ) {
    if (!(source.driver instanceof BetterSqlite3Driver)) throw new TypeError('Not a data source of SQLite');
    this.driver = source.driver;
  }

  /** Runs one transaction. The caller waits for its end before the next one. */
  async run<T>(work: Work<T>): Promise<T> {
    if (this.isBroken || this.connection.inTransaction) await this.reopen();
    return runTransaction(
      {
        runner: this.createRunner(),
        watch: this.watch,
        note: () => undefined,
        isOpen: () => this.connection.inTransaction,
        // What was written whole, and not flushed, may be found after a crash.
        isOutcomeUnknown: ({ code = '' }) => /^SQLITE_IOERR_(?:DIR_)?FSYNC/.test(code),
        discard: async () => {
          this.isBroken = true;
          await this.reopen().catch(() => undefined);
        },
      },
      work,
    );
  }

  private get connection(): SqliteConnection {
    return this.driver.databaseConnection as SqliteConnection;
  }

  /** A separate runner: with TypeORM's one for all, a late statement of one transaction would run in the next. */
  private createRunner(): QueryRunner {
    const runner = new BetterSqlite3QueryRunner(this.driver);
    return Object.assign(runner, { manager: this.source.createEntityManager(runner), stmtCache: this.statements });
  }

  private async reopen(): Promise<void> {
    this.isBroken = true;
    this.statements = new Map();
    await this.driver.disconnect();
    await this.driver.connect();
    this.isBroken = false;
  }
}

/** Few, so that their statements do not push others out of the cache; more than two, so that another process may write one in between. */
const pickMark = (last: number): number => (last + 1) % 8;

async function readMark({ manager }: DataSource): Promise<number> {
  const [row] = await manager.query<{ user_version: number }[]>('PRAGMA user_version');
  return Number(row?.user_version);
}

/**
 * Opens the embedded database with two connections on one file (docs/decisions/0003): one reads and never sees uncommitted work, the
 * other runs one transaction at a time, in the order of the calls.
 */
export async function openSqlite(file: string, entities: Entities, watch: RowWatch): Promise<Database> {
  assertNode();
  prepareFile(file);
  const writer = new Writer(await createDataSource(file, 'writes', entities).initialize(), watch);
  const readSource = await createDataSource(file, 'reads', entities).initialize();
  const turns = new Turns();

  const transaction = <T>(work: Work<T>): Promise<T> =>
    outages.follow(turns.take((startedAt) => withRetry(() => writer.run(work), { startedAt, attempts: 1 })));

  const outages = new Outages({
    reach: async () => void (await readMark(readSource)),
    // A number in the header of the file that nothing else uses: what is written is seen by the connection that reads.
    write: async () => {
      const before = await readMark(readSource);
      await transaction((manager) => manager.query(`PRAGMA user_version = ${pickMark(before)}`));
      if ((await readMark(readSource)) === before)
        throw new OutageError('read-only', new Error('What was written is not seen by another connection'));
    },
    abandon: () => undefined,
    intervalMs: 0,
  });

  return {
    kind: 'sqlite',
    reader: readSource.manager,
    dataSource: writer.source,
    transaction,
    getPoolUse: () => null,
    outages,
    watch,
    close: async () => {
      outages.stop();
      await turns.finish();
      await readSource.destroy();
      await writer.source.destroy();
    },
  };
}
