import { createConnection, type Connection } from 'mysql2/promise';
import type { Address } from './address';

/** How long a database may take to accept a connection, and to answer a question, in ms. */
export const connectTimeoutMs = 3000;

/**
 * The servers of one database, of which a process uses one at a time: transactions of several nodes of a Galera cluster collide more often
 * than those of one. It stays with a server until that fails or the first one is back, so that all processes come together again.
 */
export class MysqlServers {
  private index = 0;

  constructor(private readonly addresses: readonly [Address, ...Address[]]) {}

  get current(): Address {
    return this.addresses[this.index] ?? this.addresses[0];
  }

  get first(): Address {
    return this.addresses[0];
  }

  returnToFirst(): void {
    this.index = 0;
  }

  /** Goes on to the next server, unless another call has left this one already. */
  leave(address: Address): void {
    if (this.current === address) this.index = (this.index + 1) % this.addresses.length;
  }

  /** Tries each server once, beginning with the current one, until one succeeds. @throws the error of the last */
  async tryEach<T>(attempt: (address: Address) => Promise<T>): Promise<T> {
    for (let left = this.addresses.length; ; left -= 1) {
      const address = this.current;
      try {
        return await attempt(address);
      } catch (error) {
        this.leave(address);
        if (left === 1) throw error;
      }
    }
  }

  /** A connection to the first server that accepts one. */
  connect(): Promise<Connection> {
    return this.tryEach((address) => createConnection({ ...address, connectTimeout: connectTimeoutMs }));
  }
}
