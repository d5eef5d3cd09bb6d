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
  /** Runs `read` once for all callers that use the same key while another such read is in progress. */
  readCoalesced<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** The connection that writes and migrates. */
  readonly dataSource: DataSource;
  /** Every write goes through here. The work runs again after a deadlock or a lock timeout. */
  transaction<T>(work: Work<T>): Promise<T>;
  /** How many transactions have ended in this process, failed ones included: one may have committed before it failed. */
  transactionCount(): number;
  /** Connections of the pool: open ones, those of them in use, and calls that wait for one; null where there is no pool. */
  getPoolUse(): PoolUse | null;
  /** Whether the database answers and stores. */
  readonly outages: Outages;
  close(): Promise<void>;
}
