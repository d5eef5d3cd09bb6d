import type { DataSource, EntityManager } from 'typeorm';
import type { Outages } from './outages';

/** Classes of the tables. */
export type Entities = (new () => object)[];

/** The body of a transaction. It may run more than once, so it has no effects outside the database. */
export type Work<T> = (manager: EntityManager) => Promise<T>;

export type PoolUse = { open: number; inUse: number; waiting: number };

export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  /** For reads outside a transaction: never sees uncommitted work, is never used to write. */
  readonly reader: EntityManager;
  /** The connection that writes and migrates. */
  readonly dataSource: DataSource;
  /** Every write goes through here. The work runs again after a deadlock or a lock timeout. */
  transaction<T>(work: Work<T>): Promise<T>;
  /** Connections of the pool: open ones, those of them in use, and calls that wait for one; null where there is no pool. */
  getPoolUse(): PoolUse | null;
  /** Whether the database answers and stores. */
  readonly outages: Outages;
  close(): Promise<void>;
}
