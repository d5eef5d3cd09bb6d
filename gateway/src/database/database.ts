import type { DataSource, EntityManager } from 'typeorm';

/** Work on the database that is done whole or not at all. It may run more than once: it keeps nothing outside the database. */
export type Work<T> = (manager: EntityManager) => Promise<T>;

export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  /** For reads outside a transaction; it never sees unfinished work, and is never written through. */
  readonly reader: EntityManager;
  /** What `read` gives as the database is now, read once for all who ask by the same key while another such reading is under way. */
  readCoalesced<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** The connection that writes and migrates. */
  readonly dataSource: DataSource;
  /** Every write goes through here. The work is run again when it lost a race against another writer. */
  transaction<T>(work: Work<T>): Promise<T>;
  /** How many transactions have ended in this process, failed ones included: one may have committed before it failed. */
  transactionCount(): number;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
