import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Address } from './address';
import { connectTimeoutMs, type MysqlServers } from './mysql-servers';

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

async function readValue(connection: Connection, statement: string): Promise<unknown> {
  const [[row]] = await connection.query<RowDataPacket[]>(statement);
  return row?.['Value'];
}

/** Rejects unless the server answers. A node of a Galera cluster that lost the others answers `SELECT 1`, but nothing that reads a table. */
async function assertReady(connection: Connection): Promise<void> {
  const isInCluster = (await readValue(connection, "SHOW GLOBAL VARIABLES LIKE 'wsrep_on'")) === 'ON';
  if (isInCluster && (await readValue(connection, "SHOW GLOBAL STATUS LIKE 'wsrep_ready'")) !== 'ON')
    throw Object.assign(new Error('The node has lost its cluster'), { code: 'WSREP_NOT_READY' });
}

const ask = (connection: Connection): Promise<void> => withDeadline(assertReady(connection));

async function connectAndAsk(address: Address): Promise<Connection> {
  const connection = await createConnection({ ...address, connectTimeout: connectTimeoutMs });
  // Without a listener the end of an idle connection would end the process.
  connection.on('error', () => undefined);
  try {
    await ask(connection);
  } catch (error) {
    connection.destroy();
    throw error;
  }
  return connection;
}

const isAnswering = (address: Address): Promise<boolean> =>
  connectAndAsk(address).then(
    (connection) => {
      connection.destroy();
      return true;
    },
    () => false,
  );

/** Looks after which the first server counts as back, 10 s of heartbeats: one that is starting may come and go. */
const looksBeforeReturn = 5;

/** Asks the servers whether one answers, on a connection of its own: those of the pool may all be waiting for a server that hangs. */
export class MysqlProbe {
  private answersOfFirst = 0;
  private open: { address: Address; connection: Connection } | null = null;

  constructor(private readonly servers: MysqlServers) {}

  /** Resolves when a server answers, which is the current one from then on; a connection that has ended since the last time is replaced. */
  async reach(): Promise<void> {
    if (this.open?.address === this.servers.current) {
      try {
        await ask(this.open.connection);
        return;
      } catch {
        // A new connection tells whether the server has ended too.
      }
    }
    this.close();
    this.open = await this.servers.tryEach(async (address) => ({ address, connection: await connectAndAsk(address) }));
  }

  /** Looks at the first server while another one is used. Returns whether it has answered the last looks, one after the other. */
  async isFirstBack(): Promise<boolean> {
    const { first, current } = this.servers;
    this.answersOfFirst = first !== current && (await isAnswering(first)) ? this.answersOfFirst + 1 : 0;
    return this.answersOfFirst === looksBeforeReturn;
  }

  close(): void {
    this.open?.connection.destroy();
    this.open = null;
  }
}
