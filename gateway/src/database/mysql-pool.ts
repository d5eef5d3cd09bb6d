import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { PoolUse } from './database';

type Connection = { query(sql: string): unknown; destroy(): void };

type Queue = { readonly length: number; get(index: number): Connection };

/** mysql2 keeps the queues to itself, and TypeORM gives its pool no type. */
type Pool = {
  _allConnections: Queue;
  _freeConnections: Queue;
  _connectionQueue: { readonly length: number };
  on(event: 'connection' | 'release', listener: (connection: Connection) => void): void;
};

function getPool({ driver }: DataSource): Pool {
  if (!(driver instanceof MysqlDriver)) throw new TypeError('Not a data source of mysql2');
  return driver.pool;
}

const list = (queue: Queue): Connection[] => Array.from({ length: queue.length }, (_, index) => queue.get(index));

/** The pool of connections of a data source. */
export class MysqlPool {
  private readonly pool: Pool;
  private readonly outdated = new WeakSet<Connection>();

  constructor(source: DataSource) {
    this.pool = getPool(source);
    this.pool.on('release', (connection) => {
      if (this.outdated.has(connection)) connection.destroy();
    });
  }

  /** Runs a statement on every connection that is opened from now on, before any other. */
  prepare(sql: string): void {
    this.pool.on('connection', (connection) => void connection.query(sql));
  }

  readUse(): PoolUse {
    const { _allConnections: all, _freeConnections: free, _connectionQueue: waiting } = this.pool;
    return { open: all.length, inUse: all.length - free.length, waiting: waiting.length };
  }

  /** Ends every connection of now: a free one at once, another when it is free, so that nothing is broken off. */
  renew(): void {
    for (const connection of list(this.pool._allConnections)) this.outdated.add(connection);
    for (const connection of list(this.pool._freeConnections)) connection.destroy();
  }
}
