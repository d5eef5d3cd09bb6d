import type { DataSource, EntityManager } from 'typeorm';
import type { Outages } from './outages';

/** Classes of the tables. */
export type Entities = (new () => object)[];

/** The body of a transaction. It may run more than once, so it has no effects outside the database. */
export type Work<T> = (manager: EntityManager) => Promise<T>;

export type PoolUse = { open: number; inUse: number; waiting: number };

/** A table whose changes are watched: the kind of record that its rows belong to, and the columns that are part of the record. */
export type WatchedTable = {
  kind: string;
  /** The column with the id of the record; null where all rows are one record, with id 1. */
  owner: string | null;
  columns: ReadonlySet<string>;
};

/** Ids of changed records, by kind. */
export type ChangedRecords = ReadonlyMap<string, ReadonlySet<number>>;

/** Follows the changes of some tables. */
export type RowWatch = {
  /** Undefined for a table that is not watched. */
  find(table: string): WatchedTable | undefined;
  /** Runs before the commit of a transaction that changed watched rows. */
  write(manager: EntityManager, changed: ChangedRecords): Promise<void>;
  /** Accepts the rows that are there by now although nothing explains them, for a reason. */
  accept(manager: EntityManager, reason: string): Promise<void>;
  /** Runs after the migrations. */
  start(database: Database): Promise<void>;
};

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
  readonly watch: RowWatch;
  close(): Promise<void>;
}
