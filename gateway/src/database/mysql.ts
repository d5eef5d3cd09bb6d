import { DataSource } from 'typeorm';
import type { Database } from './database';
import { entities } from './entities';
import { migrations } from './migrations';
import { withRetry } from './retry';

const sourceOf = (url: string, poolSize: number): DataSource => {
  const { hostname, port, username, password, pathname } = new URL(url);
  return new DataSource({
    type: 'mysql',
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    // Calendar dates stay text: as instants they would shift by the time zone.
    dateStrings: ['DATE'],
    poolSize,
    entities,
    migrations,
  });
};

/** MariaDB or MySQL, through one pool of connections. */
export async function openMysql(url: string, poolSize: number): Promise<Database> {
  const source = await sourceOf(url, poolSize).initialize();
  return {
    kind: 'mysql',
    reader: source.manager,
    dataSource: source,
    transaction: (work) => withRetry(() => source.transaction(work)),
    ping: async () => void (await source.query('SELECT 1')),
    close: () => source.destroy(),
  };
}
