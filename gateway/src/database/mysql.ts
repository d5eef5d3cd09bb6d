import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { type Address, parseAddress } from './address';
import type { Database } from './database';
import { entities } from './entities';
import { migrations } from './migrations/index.generated';
import { quietLogger } from './quiet-logger';
import { ReadCoalescer } from './read-coalescer';
import { withRetry } from './retry';

/** TypeORM must know whether it is MySQL or MariaDB: they describe tables differently. */
async function detectServer(address: Address): Promise<'mysql' | 'mariadb'> {
  const connection = await createConnection(address);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.['version']).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

async function createDataSource(url: string, poolSize: number): Promise<DataSource> {
  const { user, ...address } = parseAddress(url);
  return new DataSource({
    type: await detectServer({ user, ...address }),
    ...address,
    username: user,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    // Calendar dates stay text: as instants they would shift with the time zone.
    dateStrings: ['DATE'],
    poolSize,
    // A stack trace for every statement costs time; TypeORM wraps a failed one with a stack of its own.
    trace: false,
    entities,
    migrations,
    logger: quietLogger,
  });
}

/** Opens MariaDB or MySQL with one pool of connections. */
export async function openMysql(url: string, poolSize: number): Promise<Database> {
  const source = await (await createDataSource(url, poolSize)).initialize();
  const readings = new ReadCoalescer();
  let transactionCount = 0;
  return {
    kind: 'mysql',
    reader: source.manager,
    readCoalesced: (key, read) => readings.read(key, read),
    dataSource: source,
    transaction: (work) => withRetry(() => source.transaction(work).finally(() => (transactionCount += 1))),
    transactionCount: () => transactionCount,
    ping: async () => void (await source.query('SELECT 1')),
    close: () => source.destroy(),
  };
}
