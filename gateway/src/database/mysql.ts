import type { RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { parseAddresses } from './address';
import type { Database, Entities, Work } from './database';
import { migrations } from './migrations/index.generated';
import { MysqlPool } from './mysql-pool';
import { MysqlProbe } from './mysql-probe';
import { connectTimeoutMs, MysqlServers } from './mysql-servers';
import { MysqlSockets } from './mysql-sockets';
import { Outages } from './outages';
import { quietLogger } from './quiet-logger';
import { ReadCoalescer } from './read-coalescer';
import { withRetry } from './retry';

/** TypeORM must know whether it is MySQL or MariaDB: they describe tables differently. */
async function detectServer(servers: MysqlServers): Promise<'mysql' | 'mariadb'> {
  const connection = await servers.connect();
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.['version']).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

async function createDataSource(
  servers: MysqlServers,
  poolSize: number,
  sockets: MysqlSockets,
  entities: Entities,
): Promise<DataSource> {
  const type = await detectServer(servers);
  // Which server it is, the sockets decide.
  const { user, ...address } = servers.current;
  return new DataSource({
    type,
    ...address,
    username: user,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    // Calendar dates stay text: as instants they would shift with the time zone.
    dateStrings: ['DATE'],
    poolSize,
    connectTimeout: connectTimeoutMs,
    extra: { stream: sockets.open },
    // A stack trace for every statement costs time; TypeORM wraps a failed one with a stack of its own.
    trace: false,
    entities,
    migrations,
    logger: quietLogger,
  });
}

const utc = "SET time_zone = '+00:00'";

/** Makes the database's own clock UTC, whatever the server's zone is: `updatedAt` is compared with instants in UTC. */
async function useUtc(source: DataSource, pool: MysqlPool): Promise<void> {
  pool.prepare(utc);
  // The connection that was opened before.
  await source.query(utc);
}

const heartbeatMs = 2000;

/** Opens MariaDB or MySQL, one server or several of a cluster, with one pool of connections. */
export async function openMysql(url: string, poolSize: number, entities: Entities): Promise<Database> {
  const servers = new MysqlServers(parseAddresses(url));
  const sockets = new MysqlSockets(servers);
  const source = await (await createDataSource(servers, poolSize, sockets, entities)).initialize();
  const pool = new MysqlPool(source);
  await useUtc(source, pool);
  const readings = new ReadCoalescer();
  const probe = new MysqlProbe(servers);
  const reach = async (): Promise<void> => {
    const before = servers.current;
    await probe.reach();
    // A server that was left may hang rather than have ended.
    if (servers.current !== before) sockets.abandon();
    // Nobody waits for a look while the database is well.
    else if (outages.kind === null && (await probe.isFirstBack())) {
      servers.returnToFirst();
      pool.renew();
    }
  };
  let transactionCount = 0;
  const transaction = <T>(work: Work<T>): Promise<T> =>
    outages.follow(withRetry(() => source.transaction(work).finally(() => (transactionCount += 1))));
  const outages = new Outages({
    reach,
    // Needs the right to change a table, and changes nothing.
    write: () => transaction(async (manager) => void (await manager.query("DELETE FROM session WHERE idHash = ''"))),
    abandon: () => sockets.abandon(),
    intervalMs: heartbeatMs,
  });
  return {
    kind: 'mysql',
    reader: source.manager,
    readCoalesced: (key, read) => readings.read(key, read),
    dataSource: source,
    transaction,
    transactionCount: () => transactionCount,
    getPoolUse: () => pool.readUse(),
    outages,
    close: async () => {
      outages.stop();
      probe.close();
      await source.destroy();
    },
  };
}
