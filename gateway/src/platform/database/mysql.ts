import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mysql2';
import type { RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { type Address, parseAddress } from './address';
import type { Database, Entities, RowWatch, Work } from './database';
import { migrations } from './migrations/index.generated';
import { MysqlProbe } from './mysql-probe';
import { connectTimeoutMs, openConnection, useSessionSettings } from './mysql-session';
import { openTransaction } from './mysql-transaction';
import { OutageError } from './outage-error';
import { Outages } from './outages';
import { quietLogger } from './quiet-logger';
import { withRetry } from './retry';
import { runTransaction } from './transaction';

/** TypeORM must know whether it is MySQL or MariaDB: they describe tables differently. */
async function detectServer(address: Address): Promise<'mysql' | 'mariadb'> {
  const connection = await openConnection(address);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.['version']).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

async function createDataSource(
  address: Address,
  poolSize: number,
  stream: () => Socket,
  entities: Entities,
): Promise<DataSource> {
  const type = await detectServer(address);
  const { user, ...server } = address;
  return new DataSource({
    type,
    ...server,
    username: user,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    // Calendar dates stay text: as instants they would shift with the time zone.
    dateStrings: ['DATE'],
    poolSize,
    connectTimeout: connectTimeoutMs,
    extra: { stream },
    // A stack trace for every query costs time; TypeORM wraps a failed one with another stack.
    trace: false,
    entities,
    migrations,
    logger: quietLogger,
  });
}

type PooledConnection = Connection & { release(): void };

/** The pool of mysql2, to which TypeORM gives no type. */
type Pool = {
  on(event: 'connection', listener: (connection: PooledConnection) => void): void;
  getConnection(take: (error: Error | null, connection: PooledConnection) => void): void;
} & Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;

function getPool({ driver }: DataSource): Pool {
  if (!(driver instanceof MysqlDriver)) throw new TypeError('Not a data source of mysql2');
  return driver.pool;
}

/** Sets up each connection before its first query. @throws SessionSettingsError when the server, or what is before it, does not keep that */
async function prepareConnections(source: DataSource): Promise<void> {
  const pool = getPool(source);
  pool.on('connection', useSessionSettings);
  // The one that TypeORM opened has no settings: another takes its place.
  await new Promise<void>((resolve, reject) => {
    pool.getConnection((error, connection) => {
      if (error) return reject(error);
      connection.destroy();
      resolve();
    });
  });
  await source.query('SELECT 1');
}

/** Time until another connection sees a committed change, in ms: in a cluster it may be connected to another node. */
const visibleWithinMs = 1000;
const probeName = 'databaseProbe';

async function readMark({ manager }: DataSource): Promise<string | undefined> {
  const [row] = await manager.query<{ value: string }[]>('SELECT value FROM setting WHERE name = ?', [probeName]);
  return row?.value;
}

/** Rejects unless the mark becomes another one than it was. */
async function waitForChange(source: DataSource, before: string | undefined): Promise<void> {
  const until = performance.now() + visibleWithinMs;
  while ((await readMark(source)) === before) {
    if (performance.now() >= until)
      throw new OutageError('read-only', new Error('What was written is not seen by another connection'));
    await wait(50);
  }
}

const heartbeatMs = 2000;

/** Opens MariaDB or MySQL, with one pool of connections. */
export async function openMysql(url: string, poolSize: number, entities: Entities, watch: RowWatch): Promise<Database> {
  const address = parseAddress(url);
  const sockets = new Set<Socket>();
  const openSocket = (): Socket => {
    const socket = connect(address.port, address.host).setNoDelay(true).setKeepAlive(true);
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  /** Fails every query that waits: mysql2 has no time limit for a server that accepts a query and never answers. */
  const abandon = (): void => {
    for (const socket of sockets)
      socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  };
  const source = await (await createDataSource(address, poolSize, openSocket, entities)).initialize();
  try {
    await prepareConnections(source);
  } catch (error) {
    await source.destroy();
    throw error;
  }
  const pool = getPool(source);
  const probe = new MysqlProbe(address);
  const transaction = <T>(work: Work<T>): Promise<T> =>
    outages.follow(withRetry(async () => runTransaction(openTransaction(source, watch), work)));
  const outages = new Outages({
    reach: () => probe.reach(),
    write: async () => {
      const before = await readMark(source);
      await transaction((manager) =>
        manager.query('REPLACE INTO setting (name, value) VALUES (?, ?)', [probeName, randomUUID()]),
      );
      await waitForChange(source, before);
    },
    abandon,
    intervalMs: heartbeatMs,
  });
  return {
    kind: 'mysql',
    reader: source.manager,
    dataSource: source,
    transaction,
    getPoolUse: () => {
      const { _allConnections: all, _freeConnections: free, _connectionQueue: waiting } = pool;
      return { open: all.length, inUse: all.length - free.length, waiting: waiting.length };
    },
    outages,
    watch,
    close: async () => {
      outages.stop();
      probe.close();
      await source.destroy();
    },
  };
}
