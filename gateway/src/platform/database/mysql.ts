import { connect, type Socket } from 'node:net';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { type Address, parseAddress } from './address';
import type { Database, Entities, Work } from './database';
import { migrations } from './migrations/index.generated';
import { connectTimeoutMs, MysqlProbe } from './mysql-probe';
import { Outages } from './outages';
import { quietLogger } from './quiet-logger';
import { withRetry } from './retry';

/** TypeORM must know whether it is MySQL or MariaDB: they describe tables differently. */
async function detectServer(address: Address): Promise<'mysql' | 'mariadb'> {
  const connection = await createConnection({ ...address, connectTimeout: connectTimeoutMs });
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

/** The pool of mysql2, to which TypeORM gives no type. */
type Pool = {
  on(event: 'connection', listener: (connection: { query(sql: string): unknown }) => void): void;
} & Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;

function getPool({ driver }: DataSource): Pool {
  if (!(driver instanceof MysqlDriver)) throw new TypeError('Not a data source of mysql2');
  return driver.pool;
}

const sessionSettings = [
  // The database's own clock is UTC, whatever the server's zone is: `updatedAt` is compared with instants in UTC.
  "SET time_zone = '+00:00'",
  // A read sees what is committed now. As the server has it by default, a read would see the moment of the transaction's first read, and
  // miss what was committed while the transaction waited for a lock.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

async function useSessionSettings(source: DataSource): Promise<void> {
  getPool(source).on('connection', (connection) => {
    for (const setting of sessionSettings) connection.query(setting);
  });
  // The connection that was opened before.
  for (const setting of sessionSettings) await source.query(setting);
}

const heartbeatMs = 2000;

/** Opens MariaDB or MySQL, with one pool of connections. */
export async function openMysql(url: string, poolSize: number, entities: Entities): Promise<Database> {
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
  await useSessionSettings(source);
  const pool = getPool(source);
  const probe = new MysqlProbe(address);
  const transaction = <T>(work: Work<T>): Promise<T> => outages.follow(withRetry(() => source.transaction(work)));
  const outages = new Outages({
    reach: () => probe.reach(),
    // Needs the right to change a table, and changes nothing.
    write: () => transaction(async (manager) => void (await manager.query("DELETE FROM session WHERE idHash = ''"))),
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
    close: async () => {
      outages.stop();
      probe.close();
      await source.destroy();
    },
  };
}
