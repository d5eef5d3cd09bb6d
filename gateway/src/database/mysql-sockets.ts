import { connect, type Socket } from 'node:net';
import type { Address } from './address';

/** Opens the sockets of a pool, and can end all of them: mysql2 has no time limit for a server that accepts a statement and never answers. */
export class MysqlSockets {
  private readonly live = new Set<Socket>();

  constructor(private readonly address: Pick<Address, 'host' | 'port'>) {}

  readonly open = (): Socket => {
    const { host, port } = this.address;
    const socket = connect(port, host).setNoDelay(true).setKeepAlive(true);
    this.live.add(socket);
    return socket.once('close', () => this.live.delete(socket));
  };

  /** Fails every statement that waits for an answer. The next ones open new sockets. */
  abandon(): void {
    for (const socket of this.live)
      socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  }
}
