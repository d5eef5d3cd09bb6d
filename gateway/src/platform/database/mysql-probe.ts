import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Address } from './address';
import { connectTimeoutMs, openConnection } from './mysql-session';

/** A timer that is this late, in ms, means that the process was stalled. */
const stallMs = 500;

/** Rejects what takes too long. Time in which this process was stalled does not count: the answer may have arrived then. */
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

async function readValue(connection: Connection, query: string): Promise<unknown> {
  const [[row]] = await connection.query<RowDataPacket[]>(query);
  return row?.['Value'];
}

/** Rejects unless the server answers. A node of a Galera cluster that lost the others answers `SELECT 1`, but nothing that reads a table. */
async function assertReady(connection: Connection): Promise<void> {
  const isInCluster = (await readValue(connection, "SHOW GLOBAL VARIABLES LIKE 'wsrep_on'")) === 'ON';
  if (isInCluster && (await readValue(connection, "SHOW GLOBAL STATUS LIKE 'wsrep_ready'")) !== 'ON')
    throw Object.assign(new Error('The node has lost its cluster'), { code: 'WSREP_NOT_READY' });
}

const ask = (connection: Connection): Promise<void> => withDeadline(assertReady(connection));

/** Asks whether the server answers, on its own connection: those of the pool may all be waiting for a server that hangs. */
export class MysqlProbe {
  private connection: Connection | null = null;

  constructor(private readonly address: Address) {}

  /** Rejects unless the server answers. A connection that has ended since the last time is replaced. */
  async reach(): Promise<void> {
    if (this.connection) {
      try {
        await ask(this.connection);
        return;
      } catch {
        // A new connection shows whether the server has ended too.
        this.close();
      }
    }
    this.connection = await withDeadline(openConnection(this.address));
    try {
      await ask(this.connection);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }
}
