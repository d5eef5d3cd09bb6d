import { type Connection, createConnection } from 'mysql2/promise';
import type { Address } from './address';

/** How long a database may take to accept a connection, and to answer a ping, in ms. */
export const connectTimeoutMs = 3000;

/** A timer that is this late, in ms, tells of a process that stood still. */
const stallMs = 500;

/** Rejects what takes too long. Time in which this process itself stood still does not count: the answer may have come meanwhile. */
async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const wait = (): void => {
      const start = Date.now();
      timer = setTimeout(() => {
        if (Date.now() - start > connectTimeoutMs + stallMs) wait();
        else reject(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
      }, connectTimeoutMs);
    };
    wait();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Asks a server whether it answers, on a connection of its own: those of the pool may all be waiting for a server that hangs. */
export class MysqlProbe {
  private connection: Connection | null = null;

  constructor(private readonly address: Address) {}

  /** Resolves when the server answers; a connection that has ended since the last time is replaced. */
  async reach(): Promise<void> {
    if (this.connection) {
      try {
        await withDeadline(this.connection.ping());
        return;
      } catch {
        this.close();
      }
    }
    const connection = await createConnection({ ...this.address, connectTimeout: connectTimeoutMs });
    // Without a listener the end of an idle connection would end the process.
    connection.on('error', () => undefined);
    this.connection = connection;
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }
}
